/** When somebody is away, and who is asked in their place. */
import type { Absence } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { formatDay } from '../i18n/format'
import { useLocale } from '../i18n/use-locale'
import { StatusTag } from '../ui/display/StatusTag'
import { NoticeLine } from '../ui/feedback/NoticeLine'

export function AbsenceFacts({ absence: { firstDay, lastDay, backOn, substitute, isRunning } }: { readonly absence: Absence }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [first, last, back] = [formatDay(firstDay, locale), formatDay(lastDay, locale), formatDay(backOn, locale)]
  const { name } = substitute
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2 }}>
      <StatusTag tone={isRunning ? 'warning' : 'info'}>{isRunning ? t`Away, back on ${back}` : t`Away from ${first}`}</StatusTag>
      <Box sx={{ fontSize: 13 }}>{t`From ${first} to ${last}, ${name} is asked instead.`}</Box>
      {!substitute.active && (
        <NoticeLine tone="warning">{t`The account of ${name} is disabled: nobody stands in. Choose another substitute.`}</NoticeLine>
      )}
    </Box>
  )
}
