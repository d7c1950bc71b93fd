/** What the start says of itself; who may start and what the title is made of belongs to the process. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'

export function StartSettings() {
  const { t } = useLingui()
  return <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t`The requester fills in the form and submits it here.`}</Box>
}
