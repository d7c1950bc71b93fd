/** What happened so far, act by act, with the reason for every way and every person. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useEditor, useEditorState } from '../components/editor-context'
import type { Played, PlayedStep } from './simulate'
import { traceWords } from './trace-words'

export interface TraceListProps {
  readonly played: Played
  readonly nameOf: (userId: string) => string
}

export function TraceList({ played, nameOf }: TraceListProps) {
  const { t } = useLingui()
  const { fields } = useEditor()
  const definition = useEditorState(({ draft }) => draft.definition)
  const headOf = ({ act }: PlayedStep) => {
    if (act === null) return t`The request is submitted`
    const title = definition.nodes.find((node) => node.id === act.nodeId)?.name ?? ''
    if (act.kind === 'job') return title
    const person = nameOf(act.by)
    return title === '' ? person : t`${person} at “${title}”`
  }
  return (
    <Box>
      <Box sx={{ mb: 1 }}>{t`What happened, and why`}</Box>
      <Box component="ol" sx={{ m: 0, pl: 5, fontSize: 12, display: 'flex', flexDirection: 'column', gap: 2 }}>
        {played.steps.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- acts are only ever added at the end
          <li key={index}>
            <Box sx={{ fontWeight: 600 }}>{headOf(step)}</Box>
            {step.trace.map((entry, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the trace of an act never changes
              <Box key={at} sx={{ color: 'text.secondary' }}>
                {traceWords(entry, { definition, fields, nameOf })}
              </Box>
            ))}
          </li>
        ))}
      </Box>
      {played.refusal !== null && (
        <Box role="alert" sx={{ mt: 2, fontSize: 12, color: 'error.main' }}>
          {t`It cannot go on: the process no longer fits this run.`}
        </Box>
      )}
    </Box>
  )
}
