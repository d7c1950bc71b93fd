/** The problems that prevent publishing; each entry selects its place. */
import type { ProcessFinding } from '@formwork/workflow-core'
import { findingMessage } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { useLocale } from '../../../shared/i18n/use-locale'
import { Icon } from '../../../shared/ui/icons/Icon'
import type { FlowSelection } from '../flow/commands/edit-result'
import { isUnnamed } from '../editor-store'
import { mend } from '../flow/commands/mend'
import { useEditor, useEditorState } from './editor-context'
import { placeOf } from './problem-words'

export interface ProblemListProps {
  readonly onGo: (target: FlowSelection) => void
  /** Goes to the name of the process, where it has none. */
  readonly onName: () => void
}

export function ProblemList({ onGo, onName }: ProblemListProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { store, findings, isReadOnly } = useEditor()
  const nameless = useEditorState(isUnnamed)
  const definition = useEditorState(({ draft }) => draft.definition)
  return (
    <Box component="ul" sx={{ m: 0, p: 1, listStyle: 'none' }}>
      {nameless && (
        <li>
          <Problem severity="error" place={t`Process`} text={t`Give the process a name.`} onGo={onName} />
        </li>
      )}
      {findings.map((finding) => {
        const place = placeOf(definition, finding)
        const { fix } = finding
        return (
          <li
            style={{ display: 'flex', alignItems: 'center' }}
            key={`${finding.code}-${finding.nodeId ?? ''}-${finding.edgeId ?? ''}-${Object.values(finding.params).join()}`}
          >
            <Problem
              severity={finding.severity}
              place={place?.name ?? t`Process`}
              text={findingMessage(finding, locale)}
              onGo={() => onGo(place?.target ?? null)}
            />
            {fix !== undefined && !isReadOnly && (
              <Button size="small" color="inherit" onClick={() => store.edit((current) => mend(current, fix))}>{t`Mend`}</Button>
            )}
          </li>
        )
      })}
    </Box>
  )
}

interface ProblemProps {
  readonly severity: ProcessFinding['severity']
  /** The name of its place. */
  readonly place: string
  readonly text: string
  readonly onGo: () => void
}

/** One of them: leads to its place. */
export function Problem({ severity, place, text, onGo }: ProblemProps) {
  const { t } = useLingui()
  return (
    <ButtonBase
      onClick={onGo}
      sx={{
        width: '100%',
        justifyContent: 'flex-start',
        alignItems: 'flex-start',
        textAlign: 'left',
        gap: 2,
        px: 3,
        py: 2,
        borderRadius: '6px',
        fontSize: 13,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ color: `${severity}.main`, display: 'flex', pt: '2px' }}>
        <Icon name={severity === 'error' ? 'errorCircle' : 'warning'} size={16} label={severity === 'error' ? t`Error` : t`Warning`} />
      </Box>
      <Box>
        <Box sx={{ fontWeight: 600 }}>{place}</Box>
        <Box sx={{ color: 'text.secondary' }}>{text}</Box>
      </Box>
    </ButtonBase>
  )
}
