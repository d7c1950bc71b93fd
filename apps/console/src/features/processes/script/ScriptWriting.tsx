/** Writing the script of a step: its code, what it may read, and a trial of it. */
import { type NodeOf, PROCESS_LIMITS } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { lazy, Suspense, useId, useMemo } from 'react'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { useEditor } from '../components/editor-context'
import { useNodeUpdate } from '../components/settings/use-node-update'
import { fieldNames, LOG_NAME, TICKET_NAMES } from './script-names'
import { ScriptTrial } from './ScriptTrial'

const ScriptEditor = lazy(async () => ({ default: (await import('./ScriptEditor')).ScriptEditor }))

/** As it is written in a script. */
const SHAPE = "return { values: { … }, note: '…' }"

const CODE = { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', fontSize: 12 } as const

interface ScriptWritingProps {
  readonly node: NodeOf<'script'>
  readonly isLarge: boolean
  readonly onEnlarge?: () => void
  /** The large window was closed: its button is focused again. */
  readonly isBack?: boolean
}

export function ScriptWriting({ node, isLarge, onEnlarge, isBack = false }: ScriptWritingProps) {
  const { t } = useLingui()
  const { isReadOnly, rightsFields } = useEditor()
  const update = useNodeUpdate()
  const hintId = useId()
  const fields = useMemo(() => fieldNames(rightsFields), [rightsFields])
  const names = useMemo(
    () => [...fields, ...TICKET_NAMES.map((text) => ({ text, label: null })), { text: LOG_NAME, label: null }],
    [fields],
  )
  const most = PROCESS_LIMITS.scriptCharacters
  return (
    <>
      <Box>
        <Box sx={{ mb: 1, display: 'flex', alignItems: 'center', minHeight: 28 }}>
          <Box sx={{ flex: 1 }}>{t`Script (JavaScript)`}</Box>
          {onEnlarge !== undefined && (
            <IconAction
              icon="fullscreen"
              iconSize={16}
              size="small"
              label={t`Edit in a large window`}
              autoFocus={isBack}
              onClick={onEnlarge}
            />
          )}
        </Box>
        <Box
          sx={{
            border: 1,
            borderColor: 'divider',
            borderRadius: '6px',
            minHeight: 180,
            overflow: 'hidden',
            '&:focus-within': { borderColor: 'primary.main' },
          }}
        >
          <Suspense fallback={<Box sx={{ minHeight: 180 }} aria-busy />}>
            <ScriptEditor
              key={node.id}
              value={node.code}
              label={t`Script (JavaScript)`}
              describedBy={hintId}
              isReadOnly={isReadOnly}
              isLarge={isLarge}
              mostCharacters={most}
              names={names}
              onChange={(code) => update({ ...node, code }, `code-${node.id}`)}
            />
          </Suspense>
        </Box>
        <Box id={hintId} sx={{ mt: 1, fontSize: 12, color: 'text.secondary' }}>
          {t`It returns values for fields, and a note for the history if there is one to make: ${SHAPE}. The form checks the values. It reaches no network, and has a second and 16 MiB.`}
        </Box>
      </Box>
      <Box component="details" sx={{ fontSize: 12, color: 'text.secondary', '& summary': { cursor: 'pointer', py: 1 } }}>
        <summary>{t`What a script can read`}</summary>
        <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
          {fields.map(({ text, label }) => (
            <Box key={text}>
              <Box component="dt" sx={{ ...CODE, color: 'text.primary' }}>
                {text}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {label}
              </Box>
            </Box>
          ))}
          <Box>
            <Box component="dt" sx={{ ...CODE, color: 'text.primary' }}>
              {TICKET_NAMES.join(', ')}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {t`The ticket, the moment at which the script runs, and the day. The clock stands still meanwhile.`}
            </Box>
          </Box>
          <Box>
            <Box component="dt" sx={{ ...CODE, color: 'text.primary' }}>
              {LOG_NAME}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>{t`Shows something when the script is tried.`}</Box>
          </Box>
        </Box>
      </Box>
      {!isReadOnly && <ScriptTrial code={node.code} />}
    </>
  )
}
