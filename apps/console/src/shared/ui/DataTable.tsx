/** A list: a table on a desktop, cards on a phone; with a skeleton while loading, and a state of its own when empty, failed or forbidden. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'
import type { DataColumn } from './data-column'
import { DataCards } from './DataCards'
import { EmptyState, type EmptyStateProps } from './EmptyState'
import { LoadFailure } from './LoadFailure'
import { useIsPhone } from './use-is-phone'

export interface DataTableProps<Row> {
  /** What the list is, for assistive technology. */
  readonly label: string
  readonly columns: readonly DataColumn<Row>[]
  readonly rowKey: (row: Row) => string
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined
  readonly isLoading: boolean
  readonly error: unknown
  readonly onRetry: () => void
  readonly empty: EmptyStateProps
  readonly actions?: (row: Row) => ReactNode
  readonly onOpen?: (row: Row) => void
}

/** Chinese breaks after every character, so a column without a width would shrink to one: seven characters beside one another stay legible. */
const NARROWEST = 112

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

export function DataTable<Row>(props: DataTableProps<Row>) {
  const isPhone = useIsPhone()
  const { rows, isLoading, error, onRetry, empty } = props
  const frame = (content: ReactNode) => (
    <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: '8px', overflow: 'hidden' }}>{content}</Box>
  )
  if (error !== null && !isLoading) return frame(<LoadFailure error={error} onRetry={onRetry} />)
  if (rows !== undefined && rows.length === 0) return frame(<EmptyState {...empty} />)
  if (isPhone) return <DataCards {...props} />
  return frame(<Rows {...props} />)
}

function Rows<Row>({ label, columns, rowKey, rows, isLoading, actions, onOpen }: DataTableProps<Row>) {
  const { t } = useLingui()
  return (
    <TableContainer aria-busy={isLoading} sx={{ opacity: isLoading && rows !== undefined ? 0.7 : 1, transition: 'opacity 120ms' }}>
      <Table aria-label={label} sx={{ '& tbody tr:last-of-type td': { borderBottom: 0 } }}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell
                key={column.id}
                align={column.align ?? 'left'}
                sx={{ width: column.width, minWidth: column.width ?? NARROWEST, whiteSpace: 'nowrap' }}
              >
                {column.title}
              </TableCell>
            ))}
            {actions !== undefined && (
              <TableCell align="right" sx={{ width: '1px' }}>
                {t`Actions`}
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows === undefined
            ? SKELETON_ROWS.map((id) => <SkeletonRow key={id} columns={columns} hasActions={actions !== undefined} />)
            : rows.map((row) => (
                <TableRow
                  key={rowKey(row)}
                  hover={onOpen !== undefined}
                  onClick={onOpen === undefined ? undefined : (event) => opensRow(event.target) && onOpen(row)}
                  sx={onOpen === undefined ? {} : { cursor: 'pointer' }}
                >
                  {columns.map((column) => (
                    <TableCell key={column.id} align={column.align ?? 'left'} sx={{ maxWidth: 360, overflowWrap: 'anywhere' }}>
                      {column.render(row)}
                    </TableCell>
                  ))}
                  {actions !== undefined && (
                    <TableCell align="right" sx={{ whiteSpace: 'nowrap', py: 0 }}>
                      {actions(row)}
                    </TableCell>
                  )}
                </TableRow>
              ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** A click on a control inside a row belongs to the control. */
function opensRow(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, [role="menu"], [role="dialog"]') === null
}

function SkeletonRow<Row>({ columns, hasActions }: { readonly columns: readonly DataColumn<Row>[]; readonly hasActions: boolean }) {
  return (
    <TableRow>
      {columns.map((column, at) => (
        <TableCell key={column.id}>
          <Skeleton variant="rectangular" height={12} width={at === 0 ? '70%' : '45%'} />
        </TableCell>
      ))}
      {hasActions && (
        <TableCell>
          <Skeleton variant="rectangular" height={12} width={48} sx={{ ml: 'auto' }} />
        </TableCell>
      )}
    </TableRow>
  )
}
