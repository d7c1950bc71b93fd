/** A list on a phone: one card per row with its headline, then its facts in one line, with its actions at the end. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { runningOn } from '../layout/dotted'
import { REMOVES } from '../navigation/focus-beside-removed'
import { visuallyHidden } from '../layout/visually-hidden'
import type { RefCallback } from 'react'
import { type ColumnLook, type ListShape, type ListRow, drawCell, nearness, opensRow } from './list-table'
import { AllChoice, ChoiceBox } from './RowBoxes'

const card = { bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: '8px', p: 3, listStyle: 'none' } as const

interface DataCardsProps<Row extends object> extends ListShape<Row> {
  readonly listRef: RefCallback<HTMLElement>
}

export function DataCards<Row extends object>({ listRef, label, table, hasRows, isLoading, ...drawn }: DataCardsProps<Row>) {
  const { rows } = table.getRowModel()
  const { selection } = drawn
  return (
    <Box ref={listRef} sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      {selection !== undefined && rows.length > 0 && <AllChoice rows={rows} selection={selection} />}
      <Box component="ul" aria-label={label} aria-busy={isLoading} sx={{ m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 2 }}>
        {!hasRows &&
          ['a', 'b', 'c', 'd'].map((id) => (
            <Box component="li" key={id} sx={card}>
              <Skeleton variant="rectangular" height={14} width="60%" sx={{ mb: 3 }} />
              <Skeleton variant="rectangular" height={12} width="85%" />
            </Box>
          ))}
        {rows.map((row) => (
          <Card key={row.id} row={row} {...drawn} />
        ))}
      </Box>
    </Box>
  )
}

/** What a table writes one below the other stands side by side, with a space between. */
const oneLine = {
  m: 0,
  '& > div': { display: 'inline' },
  '& > div::before': { content: '" "' },
  '& > div > * + *': { ml: 1.5 },
} as const

const isLine = (card: ColumnLook['card'] = 'line') => card === 'line' || card === 'named'

interface CardProps<Row extends object> extends Pick<ListShape<Row>, 'actions' | 'onOpen' | 'onNear' | 'selection'> {
  readonly row: ListRow<Row>
}

function Card<Row extends object>({ row, actions, onOpen, onNear, selection }: CardProps<Row>) {
  const cells = row.getAllCells()
  const placed = (place: string) => cells.filter(({ column }) => (column.columnDef.meta?.card ?? 'line') === place)
  const title = placed('title')[0] ?? cells[0]
  return (
    <Box
      component="li"
      data-row={row.id}
      {...nearness(row.original, onNear)}
      onClick={onOpen === undefined ? undefined : (event) => opensRow(event.target) && onOpen(row.original)}
      sx={{ ...card, ...(onOpen === undefined ? {} : { cursor: 'pointer', '&:active': { bgcolor: 'background.sunken' } }) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, mb: 1 }}>
        {selection !== undefined && <ChoiceBox row={row.original} id={row.id} selection={selection} sx={{ m: -1 }} />}
        <Box sx={{ fontWeight: 600, minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>{title && drawCell(title)}</Box>
        {placed('badge').map((cell) => (
          <span key={cell.id}>{drawCell(cell)}</span>
        ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', flexWrap: 'wrap', columnGap: 2 }}>
        <Box
          component="dl"
          sx={{ ...runningOn, flex: '1 1 180px', minWidth: 0, m: 0, color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' }}
        >
          {cells
            .filter((cell) => cell !== title && isLine(cell.column.columnDef.meta?.card))
            .map((cell) => (
              // A value that a table shows as a dash is left out here.
              <div key={cell.id}>
                <Box component="dt" sx={cell.column.columnDef.meta?.card === 'named' ? { mr: 1 } : visuallyHidden}>
                  {String(cell.column.columnDef.header)}
                </Box>
                <Box component="dd" sx={oneLine}>
                  {drawCell(cell)}
                </Box>
              </div>
            ))}
        </Box>
        {actions !== undefined && (
          <Box {...REMOVES} sx={{ display: 'flex', gap: 1, ml: 'auto', m: -1 }}>
            {actions(row.original)}
          </Box>
        )}
      </Box>
    </Box>
  )
}
