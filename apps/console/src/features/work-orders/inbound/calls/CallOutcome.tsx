/** The result of a call: its label, with its ticket or the reason why there is none. */
import type { InboundOutcome } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { StatusTag } from '../../../../shared/ui/display/StatusTag'
import { RouterLink } from '../../../../shared/ui/navigation/RouterLink'
import { ACTION_WORDS, RESULT_WORDS } from './result-words'

export function CallOutcome({ result, ticketId, number, did, message }: InboundOutcome) {
  const { t } = useLingui()
  const { tone, words } = RESULT_WORDS[result]
  const deed = ACTION_WORDS[did]
  const more = [...(deed === null ? [] : [t(deed)]), ...(message === '' ? [] : [message])]
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1 }}>
      <StatusTag tone={tone}>{t(words)}</StatusTag>
      {ticketId !== null && <RouterLink to={`/process/tickets/${ticketId}`}>{number}</RouterLink>}
      {more.map((text) => (
        <Box key={text} sx={{ fontSize: 12, color: 'text.secondary', whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          {text}
        </Box>
      ))}
    </Box>
  )
}
