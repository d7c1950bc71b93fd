/** The phone shape of a list: one card a row, its headline first, then labelled lines, actions at the foot. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import type { DataColumn } from './data-column'

export interface DataCardsProps<Row> {
  readonly label: string
  readonly columns: readonly DataColumn<Row>[]
  readonly rowKey: (row: Row) => string
  readonly rows: readonly Row[] | undefined
  readonly isLoading: boolean
  readonly actions?: (row: Row) => ReactNode
  readonly onOpen?: (row: Row) => void
}

const card = { bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: '8px', p: 3, listStyle: 'none' } as const

export function DataCards<Row>({ label, columns, rowKey, rows, isLoading, actions, onOpen }: DataCardsProps<Row>) {
  return (
    <Box component="ul" aria-label={label} aria-busy={isLoading} sx={{ m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 2 }}>
      {rows === undefined
        ? ['a', 'b', 'c', 'd'].map((id) => (
            <Box component="li" key={id} sx={card}>
              <Skeleton variant="rectangular" height={14} width="60%" sx={{ mb: 3 }} />
              <Skeleton variant="rectangular" height={12} width="85%" sx={{ mb: 2 }} />
              <Skeleton variant="rectangular" height={12} width="40%" />
            </Box>
          ))
        : rows.map((row) => <Card key={rowKey(row)} row={row} columns={columns} actions={actions} onOpen={onOpen} />)}
    </Box>
  )
}

interface CardProps<Row> {
  readonly row: Row
  readonly columns: readonly DataColumn<Row>[]
  readonly actions: ((row: Row) => ReactNode) | undefined
  readonly onOpen: ((row: Row) => void) | undefined
}

function Card<Row>({ row, columns, actions, onOpen }: CardProps<Row>) {
  const title = columns.find((column) => column.card === 'title') ?? columns[0]
  const badges = columns.filter((column) => column.card === 'badge')
  const lines = columns.filter((column) => column !== title && (column.card ?? 'line') === 'line')
  return (
    <Box
      component="li"
      onClick={onOpen === undefined ? undefined : (event) => opens(event.target) && onOpen(row)}
      sx={{ ...card, ...(onOpen === undefined ? {} : { cursor: 'pointer', '&:active': { bgcolor: 'background.sunken' } }) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, mb: 2 }}>
        <Box sx={{ fontWeight: 600, minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>{title?.render(row)}</Box>
        {badges.map((column) => (
          <span key={column.id}>{column.render(row)}</span>
        ))}
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 4, rowGap: 1, fontSize: 13 }}
      >
        {lines.map((column) => (
          <Box key={column.id} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {column.title}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {column.render(row)}
            </Box>
          </Box>
        ))}
      </Box>
      {actions !== undefined && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1, mt: 2, mx: -1, mb: -1 }}>{actions(row)}</Box>
      )}
    </Box>
  )
}

function opens(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input') === null
}
