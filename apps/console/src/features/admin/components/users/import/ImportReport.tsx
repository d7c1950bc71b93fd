/** What is wrong with a sheet: row, column and reason of each. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ApiError } from '../../../../../shared/http/api-error'

export function ImportReport({ refusal }: { readonly refusal: ApiError }) {
  return (
    <Box role="alert">
      <Box sx={{ fontWeight: 600, mb: 2, color: 'error.main' }}>{refusal.message}</Box>
      {refusal.issues.length > 0 && <Issues issues={refusal.issues} />}
    </Box>
  )
}

function Issues({ issues }: Pick<ApiError, 'issues'>) {
  const { t } = useLingui()
  // It scrolls: keyboard users reach it with the tab key.
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={t`What is wrong`}
      sx={{ maxHeight: 240, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: '6px' }}
    >
      <Table size="small" aria-label={t`What is wrong`}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: 72 }}>{t`Row`}</TableCell>
            <TableCell>{t`Column`}</TableCell>
            <TableCell>{t`What is wrong`}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {issues.map(({ path: [row, column], message }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a report never changes
            <TableRow key={at}>
              <TableCell className="fw-numeric">{row}</TableCell>
              <TableCell>{column}</TableCell>
              <TableCell>{message}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
