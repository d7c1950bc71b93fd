/** The trend as a table, for those who want the numbers or cannot see the lines. */
import { useLingui } from '@lingui/react/macro'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { formatNumber, formatShortDay } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import type { TrendDay } from '../trend'

export function TrendTable({ days }: { readonly days: readonly TrendDay[] }) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <Table aria-label={t`Tickets per day`} sx={{ '& td, & th': { height: 32 } }}>
      <TableHead>
        <TableRow>
          <TableCell>{t`Day`}</TableCell>
          <TableCell align="right">{t`Started`}</TableCell>
          <TableCell align="right">{t`Finished`}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {days.map(({ day, started, finished }) => (
          <TableRow key={day}>
            <TableCell component="th" scope="row">
              {formatShortDay(day, locale)}
            </TableCell>
            <TableCell align="right">{formatNumber(started, locale)}</TableCell>
            <TableCell align="right">{formatNumber(finished, locale)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
