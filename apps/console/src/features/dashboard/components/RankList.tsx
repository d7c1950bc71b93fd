/** The busiest processes of the last seven days, as bars of one thin line each; they lead to their tickets where the person has the list of all. */
import type { Dashboard } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { formatNumber } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import { usePermission } from '../../../shared/session/access'
import { wholeList } from '../../../shared/tickets/views/view-address'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'

export interface RankListProps {
  readonly ranks: Dashboard['ranks']
}

export function RankList({ ranks }: RankListProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const maySeeAll = usePermission(['process:list:all'])
  const most = Math.max(1, ...ranks.map((rank) => rank.total))
  if (ranks.length === 0)
    return <Box sx={{ color: 'text.secondary', fontSize: 13, py: 6, textAlign: 'center' }}>{t`No tickets in this period`}</Box>
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: 3 }}>
      {ranks.map(({ processId, name, total }) => (
        <Box component="li" key={processId} sx={{ fontSize: 13 }}>
          <Box sx={{ display: 'flex', gap: 2, mb: 1 }}>
            <Box title={name} sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {maySeeAll ? (
                <RouterLink to={wholeList(`/process/all?process=${processId}&started=7`)} color="inherit" underline="hover">
                  {name}
                </RouterLink>
              ) : (
                name
              )}
            </Box>
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
