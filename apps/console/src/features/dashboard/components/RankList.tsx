/** The busiest processes of the period, as bars of one thin line each. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { formatNumber } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'

export interface RankListProps {
  readonly ranks: readonly { readonly name: string; readonly total: number }[]
}

export function RankList({ ranks }: RankListProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const most = Math.max(1, ...ranks.map((rank) => rank.total))
  if (ranks.length === 0)
    return <Box sx={{ color: 'text.secondary', fontSize: 13, py: 6, textAlign: 'center' }}>{t`No tickets in this period`}</Box>
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: 3 }}>
      {ranks.map(({ name, total }) => (
        <Box component="li" key={name} sx={{ fontSize: 13 }}>
          <Box sx={{ display: 'flex', gap: 2, mb: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{name}</Box>
            <Box className="fw-numeric">{formatNumber(total, locale)}</Box>
          </Box>
          <Box aria-hidden sx={{ height: 4, borderRadius: '2px', bgcolor: 'background.sunken' }}>
            <Box sx={{ height: 4, borderRadius: '2px', bgcolor: 'primary.main', width: `${(100 * total) / most}%` }} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
