/** One rung of a ladder: a sentence that opens into its settings, and buttons that move and remove it. */
import { type PriorityLevel, PROCESS_LIMITS, type Rung } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useId } from 'react'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { IconAction } from '../../../../shared/ui/icons/IconAction'
import { REMOVES } from '../../../../shared/ui/navigation/focus-beside-removed'
import { priorityWords } from '../../../../shared/tickets/priority-words'
import { ChoiceSelect } from '../controls/ChoiceSelect'
import { DurationInput } from '../controls/DurationInput'
import { type Unit, UNITS } from '../duration'
import { useEditor } from '../editor-context'
import { isEarly, LEAST, withAct } from './edit-ladder'
import { RungPeople } from './RungPeople'
import { type LimitOf, rungWords } from './rung-words'

export interface RungRowProps {
  readonly rung: Rung
  readonly largest: Unit
  readonly of: LimitOf
  readonly isOpen: boolean
  readonly problem: string | undefined
  /** Priorities whose tickets never reach it. */
  readonly leftOut: readonly PriorityLevel[]
  readonly onToggle: () => void
  /** Undefined where it has no place to go. */
  readonly onMove: { readonly up: (() => void) | undefined; readonly down: (() => void) | undefined }
  readonly onRemove: () => void
  readonly onRung: (rung: Rung, isTyped?: boolean) => void
}

export function RungRow({ rung, largest, of, isOpen, problem, leftOut, onToggle, onMove, onRemove, onRung }: RungRowProps) {
  const { t } = useLingui()
  const { isReadOnly } = useEditor()
  const settingsId = useId()
  const name = rungWords(rung, largest, of)
  const priorities = leftOut.map(priorityWords).join(t({ message: ', ', context: 'between time limits' }))
  return (
    <Box
      component="li"
      sx={{ border: 1, borderColor: problem === undefined ? 'divider' : 'error.main', borderRadius: '6px', bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 0.5 }}>
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={isOpen ? settingsId : undefined}
          onClick={onToggle}
          sx={{
            flex: 1,
            minWidth: 0,
            minHeight: 36,
            px: 1.5,
            py: 1,
            gap: 1,
            justifyContent: 'flex-start',
            textAlign: 'start',
            '& svg': { flex: 'none' },
            fontSize: 13,
            lineHeight: '20px',
            borderRadius: '6px',
          }}
        >
          <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={14} />
          <span>{name}</span>
        </ButtonBase>
        {!isReadOnly && (
          <>
            <IconAction
              data-moves="up"
              icon="arrowUp"
              iconSize={16}
              size="small"
              label={t`Move “${name}” up`}
              disabled={onMove.up === undefined}
              onClick={onMove.up}
            />
            <IconAction
              data-moves="down"
              icon="arrowDown"
              iconSize={16}
              size="small"
              label={t`Move “${name}” down`}
              disabled={onMove.down === undefined}
              onClick={onMove.down}
            />
            <IconAction {...REMOVES} icon="close" iconSize={16} size="small" label={t`Remove “${name}”`} onClick={onRemove} />
          </>
        )}
      </Box>
      {problem === undefined && leftOut.length > 0 && (
        <Box sx={{ px: 1.5, pb: 1, fontSize: 12, color: 'text.secondary' }}>
          {t`Not for ${priorities}: it would come before their time begins`}
        </Box>
      )}
      {problem !== undefined && (
        <Box role="alert" sx={{ display: 'flex', gap: 1, alignItems: 'center', px: 1.5, pb: 1, fontSize: 12, color: 'error.main' }}>
          <Icon name="errorCircle" size={14} />
          {problem}
        </Box>
      )}
      {isOpen && (
        <Box id={settingsId} role="group" aria-label={name} sx={{ display: 'flex', flexDirection: 'column', gap: 2, px: 1.5, pb: 1.5 }}>
          {isEarly(rung) ? (
            <Span label={t`So long before`} {...{ rung, largest, onRung }} />
          ) : (
            <>
              <ChoiceSelect
                label={t({ message: 'When', context: 'time limit' })}
                value={rung.at === 0 ? 'atOnce' : 'later'}
                isReadOnly={isReadOnly}
                choices={[
                  { value: 'atOnce', label: t`Once the time is up` },
                  { value: 'later', label: t`Some time after it is up` },
                ]}
                onChange={(when) => onRung({ ...rung, at: when === 'atOnce' ? 0 : UNITS.hours })}
              />
              {rung.at > 0 && <Span label={t`So long after`} {...{ rung, largest, onRung }} />}
              <ActChoice {...{ rung, of, onRung }} />
              <RungPeople rung={rung} of={of} onRung={onRung} />
            </>
          )}
        </Box>
      )}
    </Box>
  )
}

function Span({ label, rung, largest, onRung }: Pick<RungRowProps, 'rung' | 'largest' | 'onRung'> & { readonly label: string }) {
  const { t } = useLingui()
  const { isReadOnly } = useEditor()
  const sign = isEarly(rung) ? -1 : 1
  return (
    <DurationInput
      label={label}
      unitLabel={t`Unit`}
      seconds={Math.abs(rung.at)}
      least={LEAST}
      most={PROCESS_LIMITS.delaySeconds}
      largest={largest}
      isReadOnly={isReadOnly}
      onChange={(seconds, isTyped) => onRung({ ...rung, at: sign * seconds }, isTyped)}
    />
  )
}

/** A ticket as a whole has no assignee, so it cannot be reassigned. */
const ACTS: Readonly<Record<LimitOf, readonly Rung['act'][]>> = {
  step: ['remind', 'tell', 'giveTo', 'raisePriority'],
  ticket: ['remind', 'tell', 'raisePriority'],
}

function ActChoice({ rung, of, onRung }: Pick<RungRowProps, 'rung' | 'of' | 'onRung'>) {
  const { t } = useLingui()
  const { isReadOnly } = useEditor()
  const words = {
    remind: of === 'step' ? t`Remind whoever has it` : t`Remind whoever has to act`,
    tell: t`Tell others as well`,
    giveTo: t`Give it to others`,
    raisePriority: t`Make the ticket more urgent`,
  }
  return (
    <ChoiceSelect
      label={t`What happens`}
      value={rung.act}
      isReadOnly={isReadOnly}
      choices={ACTS[of].map((act) => ({ value: act, label: words[act] }))}
      onChange={(act) => onRung(withAct(rung, act))}
    />
  )
}
