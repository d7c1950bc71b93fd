/** Whether the played ticket runs, or how it ended. */
import type { ProcessState } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { StatusTag } from '../../../shared/ui/display/StatusTag'

export function StatusLine({ state: { status, outcome } }: { readonly state: ProcessState }) {
  const { t } = useLingui()
  const words = {
    running: t`It runs`,
    approved: t`It ended as approved`,
    refused: t`It ended as refused`,
    withdrawn: t`It was withdrawn`,
    terminated: t`It was terminated`,
  }
  const tone = status === 'running' ? 'neutral' : status === 'approved' ? 'success' : 'warning'
  const named = outcome === undefined || outcome.name === '' ? '' : ` · ${outcome.name}`
  return (
    <Box role="status">
      <StatusTag tone={tone} {...(status === 'running' ? { icon: 'clock' } : {})}>
        {words[status] + named}
      </StatusTag>
    </Box>
  )
}
