/** What came of a call: in a word, with its ticket or with why there is none. */
import type { InboundOutcome } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { StatusTag } from '../../../../shared/ui/display/StatusTag'
import { RouterLink } from '../../../../shared/ui/navigation/RouterLink'
import { RESULT_WORDS } from './result-words'

export function CallOutcome({ result, ticketId, number, message }: InboundOutcome) {
  const { t } = useLingui()
  const { tone, words } = RESULT_WORDS[result]
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1 }}>
      <StatusTag tone={tone}>{t(words)}</StatusTag>
      {ticketId !== null && <RouterLink to={`/process/tickets/${ticketId}`}>{number}</RouterLink>}
      {message !== '' && (
        <Box sx={{ fontSize: 12, color: 'text.secondary', whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{message}</Box>
      )}
    </Box>
  )
}
