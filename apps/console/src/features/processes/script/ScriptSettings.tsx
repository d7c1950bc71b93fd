/** The script of a step: what it reads, what it returns, and a trial of it; beside the flow, or in a large window. */
import { type NodeOf, PROCESS_LIMITS } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { lazy, Suspense, useId, useMemo, useState } from 'react'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { useIsPhone } from '../../../shared/ui/layout/use-is-phone'
import { useEditor } from '../components/editor-context'
import { useNodeUpdate } from '../components/settings/use-node-update'
import { fieldNames, LOG_NAME, TICKET_NAMES } from './script-names'
import { ScriptTrial } from './ScriptTrial'

const ScriptEditor = lazy(async () => ({ default: (await import('./ScriptEditor')).ScriptEditor }))

/** As it is written in a script. */
const SHAPE = "return { values: { … }, note: '…' }"

const CODE = { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', fontSize: 12 } as const

export function ScriptSettings({ node }: { readonly node: NodeOf<'script'> }) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const titleId = useId()
  const [isLarge, setLarge] = useState(false)
  if (!isLarge) return <Writing node={node} isLarge={false} onEnlarge={() => setLarge(true)} />
  return (
    <>
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t`The script is open in a large window.`}</Box>
      <Dialog
        open
        fullWidth
        maxWidth="lg"
        fullScreen={isPhone}
        aria-labelledby={titleId}
        // Escape that closes a list of completions closes nothing else.
        onClose={(event) => {
          if (!('defaultPrevented' in event) || event.defaultPrevented !== true) setLarge(false)
        }}
      >
        <DialogTitle id={titleId}>{node.name === '' ? t`Script (JavaScript)` : node.name}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
          <Writing node={node} isLarge />
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={() => setLarge(false)}>
            {t`Back to the flow`}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

interface WritingProps {
  readonly node: NodeOf<'script'>
  readonly isLarge: boolean
  readonly onEnlarge?: () => void
}

function Writing({ node, isLarge, onEnlarge }: WritingProps) {
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
            <IconAction icon="fullscreen" iconSize={16} size="small" label={t`Edit in a large window`} onClick={onEnlarge} />
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
