/** A list: a table from 768 px, cards on a phone; with a skeleton while loading, and a state of its own when empty, failed or forbidden. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { FlexRender } from '@tanstack/react-table'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { EmptyState, type EmptyStateProps } from '../feedback/EmptyState'
import { LoadFailure } from '../feedback/LoadFailure'
import { PRINT, screenOnly } from '../theme/print-styles'
import { focusBesideRemoved, REMOVES } from '../navigation/focus-beside-removed'
import { useIsPhone } from '../layout/use-is-phone'
import { useIsTable } from '../layout/use-is-table'
import { AllBox, RowBox } from './RowBoxes'
import { DataCards } from './DataCards'
import { useRowKeys } from './choosing/use-row-keys'
import { useScrolledTable } from './use-scrolled-table'
import { type ListColumn, type ListShape, type ListTable, drawCell, nearness, opensRow, useListTable } from './list-table'

export interface DataTableProps<Row extends object>
  extends Pick<ListShape<Row>, 'label' | 'isLoading' | 'actions' | 'onOpen' | 'onNear' | 'selection' | 'keys'> {
  readonly columns: readonly ListColumn<Row>[]
  readonly rowKey: (row: Row) => string
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined
  readonly error: unknown
  readonly onRetry: () => void
  readonly empty: EmptyStateProps
}

/** Chinese breaks after every character, so a column without a width would shrink to one: seven characters side by side stay legible. */
const NARROWEST = 112

const ACTS = 'fw-row-acts'

/** As the row behind it: a sticky cell has a background of its own. */
const tint = (color: string) => ({ backgroundImage: `linear-gradient(${color}, ${color})` })
const chosen = (opacity: string) => `color-mix(in srgb, var(--mui-palette-primary-main) calc(100% * (${opacity})), transparent)`
const SELECTED = 'var(--mui-palette-action-selectedOpacity)'

/** Styles set once for the table: per cell they would be half of the cost of a page of rows. */
const tableLook = {
  // Collapsed, the line under the headings would be scrolled away from under them.
  borderCollapse: 'separate',
  '& thead th': { position: 'sticky', top: 0, zIndex: 1, [PRINT]: { position: 'static' } },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  // The row that has the focus is not covered by sticky bars.
  '& tbody tr': { scrollMarginBlock: '56px 88px' },
  '& tbody tr:has(:focus-visible) > td:first-of-type': { boxShadow: 'inset 2px 0 var(--mui-palette-primary-main)' },
  '& tbody td': { maxWidth: 360, overflowWrap: 'anywhere' },
  // The actions of a row stay visible while a wide table is scrolled under them.
  [`& .${ACTS}`]: { position: 'sticky', insetInlineEnd: 0, bgcolor: 'background.paper' },
  [`& tbody tr:hover > .${ACTS}`]: tint('var(--mui-palette-action-hover)'),
  [`& tbody tr.Mui-selected > .${ACTS}`]: tint(chosen(SELECTED)),
  [`& tbody tr.Mui-selected:hover > .${ACTS}`]: tint(chosen(`${SELECTED} + var(--mui-palette-action-hoverOpacity)`)),
} as const
const openableLook = { ...tableLook, '& tbody tr': { ...tableLook['& tbody tr'], cursor: 'pointer' } } as const

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

export function DataTable<Row extends object>({ columns, rowKey, rows, error, onRetry, empty, isLoading, ...drawn }: DataTableProps<Row>) {
  const isTable = useIsTable()
  const isWide = !useIsPhone()
  const shown = useMemo(
    () => (isTable && !isWide ? columns.filter(({ meta }) => meta?.isForWide !== true) : columns),
    [columns, isTable, isWide],
  )
  const table = useListTable(shown, rows, rowKey)
  const list = useRef<HTMLElement>(null)
  const listRef = useCallback((element: HTMLElement | null) => {
    list.current = element
    return focusBesideRemoved(element)
  }, [])
  useRowKeys(list, { ...drawn, rows: table.getRowModel().rows })
  const frame = (content: ReactNode) => (
    <Box
      ref={listRef}
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        // Not hidden: that would be what the headings stay at the top of.
        overflow: 'clip',
        [PRINT]: { overflow: 'visible', borderRadius: 0 },
      }}
    >
      {content}
    </Box>
  )
  if (error !== null && !isLoading) return frame(<LoadFailure error={error} onRetry={onRetry} />)
  if (rows?.length === 0) return frame(<EmptyState {...empty} />)
  const shape = { ...drawn, table, isLoading, hasRows: rows !== undefined }
  return isTable ? frame(<Rows {...shape} />) : <DataCards {...shape} listRef={listRef} />
}

function Rows<Row extends object>({ label, table, hasRows, isLoading, actions, onOpen, onNear, selection }: ListShape<Row>) {
  const { t } = useLingui()
  const { isWider, ...frame } = useScrolledTable(label)
  return (
    <TableContainer
      {...frame}
      aria-busy={isLoading}
      sx={{
        opacity: isLoading && hasRows ? 0.7 : 1,
        transition: 'opacity 120ms',
        // The headings of a table that is scrolled sideways scroll with it.
        overflowX: isWider ? 'auto' : 'visible',
        [PRINT]: { overflow: 'visible' },
      }}
    >
      <Table aria-label={label} sx={onOpen === undefined ? tableLook : openableLook}>
        <TableHead>
          {table.getHeaderGroups().map((group) => (
            <TableRow key={group.id}>
              {selection !== undefined && <AllBox rows={table.getRowModel().rows} selection={selection} />}
              {group.headers.map((header) => {
                const { width, align = 'left', narrowest = NARROWEST } = header.column.columnDef.meta ?? {}
                return (
                  <TableCell key={header.id} align={align} sx={{ width, minWidth: width ?? narrowest, whiteSpace: 'nowrap' }}>
                    <FlexRender header={header} />
                  </TableCell>
                )
              })}
              {actions !== undefined && (
                <TableCell align="right" className={ACTS} sx={{ width: '1px', ...screenOnly }}>
                  {t`Actions`}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableHead>
        <TableBody>
          {!hasRows &&
            SKELETON_ROWS.map((id) => (
              <SkeletonRow key={id} table={table} hasActions={actions !== undefined} hasBox={selection !== undefined} />
            ))}
          {table.getRowModel().rows.map((row) => (
            <TableRow
              key={row.id}
              data-row={row.id}
              hover={onOpen !== undefined}
              {...nearness(row.original, onNear)}
              onClick={onOpen === undefined ? undefined : (event) => opensRow(event.target) && onOpen(row.original)}
              {...(selection === undefined ? {} : { selected: selection.chosen.has(row.id) })}
            >
              {selection !== undefined && <RowBox row={row.original} id={row.id} selection={selection} />}
              {row.getAllCells().map((cell) => (
                <TableCell key={cell.id} align={cell.column.columnDef.meta?.align ?? 'left'}>
                  {drawCell(cell)}
                </TableCell>
              ))}
              {actions !== undefined && (
                <TableCell align="right" className={ACTS} {...REMOVES} sx={{ whiteSpace: 'nowrap', py: 0, ...screenOnly }}>
                  {actions(row.original)}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

interface SkeletonRowProps<Row extends object> {
  readonly table: ListTable<Row>
  readonly hasActions: boolean
  readonly hasBox: boolean
}

function SkeletonRow<Row extends object>({ table, hasActions, hasBox }: SkeletonRowProps<Row>) {
  return (
    <TableRow>
      {hasBox && <TableCell />}
      {table.getAllLeafColumns().map((column, at) => (
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
