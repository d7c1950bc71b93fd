/** A tree as a table: rows that unfold, a menu to move them up and down, and drag and drop for the rest. On a phone the first column and the last. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { type DragEvent, type ReactNode, useState } from 'react'
import { Icon } from '../icons/Icon'
import { type RowMenuEntry, RowMenu } from '../menus/RowMenu'
import { type DropZone, type FlatRow, flatRows, placeBeside, placeDropped, type TreeNode, type TreePlace, zoneAt } from './tree-places'

export interface TreeColumn<Node> {
  readonly id: string
  readonly header: string
  readonly width?: number
  readonly cell: (node: Node) => ReactNode
}

export interface TreeTableProps<Node> {
  /** What the tree is, for assistive technology. */
  readonly label: string
  readonly nodes: readonly TreeNode<Node>[]
  /** The first holds the name; the others are left out on a phone. */
  readonly columns: readonly TreeColumn<Node>[]
  readonly nameOf: (node: Node) => string
  /** Buttons before the menu of a row. */
  readonly actions: (node: Node) => ReactNode
  readonly entries: (node: Node) => readonly RowMenuEntry[]
  /** Missing: nothing can be moved. */
  readonly onPlace?: (node: Node, place: TreePlace) => void
}

interface Target {
  readonly id: string
  readonly zone: DropZone
}

const BORDER: Readonly<Record<DropZone, object>> = {
  before: { boxShadow: 'inset 0 2px 0 var(--mui-palette-primary-main, currentColor)' },
  after: { boxShadow: 'inset 0 -2px 0 var(--mui-palette-primary-main, currentColor)' },
  into: { bgcolor: 'action.selected' },
}

export function TreeTable<Node>({ label, nodes, columns, nameOf, actions, entries, onPlace }: TreeTableProps<Node>) {
  const { t } = useLingui()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [dragged, setDragged] = useState<TreeNode<Node> | null>(null)
  const [target, setTarget] = useState<Target | null>(null)
  const rows = flatRows(nodes, folded)
  const toggle = (id: string) => {
    const next = new Set(folded)
    if (!next.delete(id)) next.add(id)
    setFolded(next)
  }
  const end = () => {
    setDragged(null)
    setTarget(null)
  }
  const hover = (event: DragEvent<HTMLElement>, row: FlatRow<Node>) => {
    if (dragged === null) return
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const zone = zoneAt((event.clientY - top) / height)
    const isPlace = placeDropped(dragged, row, zone) !== null
    if (isPlace) event.preventDefault()
    setTarget(isPlace ? { id: row.item.id, zone } : null)
  }
  const drop = (row: FlatRow<Node>) => {
    const place = dragged === null || target === null ? null : placeDropped(dragged, row, target.zone)
    if (dragged !== null && place !== null) onPlace?.(dragged.node, place)
    end()
  }
  const moves = (row: FlatRow<Node>): RowMenuEntry[] =>
    onPlace === undefined
      ? []
      : ([-1, 1] as const).flatMap((step) => {
          const place = placeBeside(row, step)
          if (place === null) return []
          const [words, icon] = step === -1 ? ([t`Move up`, 'arrowUp'] as const) : ([t`Move down`, 'arrowDown'] as const)
          return [{ label: words, icon, onChoose: () => onPlace(row.item.node, place) }]
        })
  return (
    <Table aria-label={label} sx={{ '& tbody tr:last-of-type td': { borderBottom: 0 } }}>
      <TableHead>
        <TableRow>
          {columns.map(({ id, header, width }, at) => (
            <TableCell key={id} sx={{ width, whiteSpace: 'nowrap', ...(at === 0 ? {} : ON_DESKTOP) }}>
              {header}
            </TableCell>
          ))}
          <TableCell align="right" sx={{ width: '1px' }}>
            {t`Actions`}
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow
            key={row.item.id}
            draggable={onPlace !== undefined}
            onDragStart={() => setDragged(row.item)}
            onDragOver={(event) => hover(event, row)}
            onDrop={() => drop(row)}
            onDragEnd={end}
            sx={target?.id === row.item.id ? BORDER[target.zone] : {}}
          >
            {columns.map(({ id, cell }, at) => (
              <TableCell key={id} sx={{ overflowWrap: 'anywhere', ...(at === 0 ? {} : ON_DESKTOP) }}>
                {at === 0 ? (
                  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: `${row.depth * 20}px` }}>
                    <Fold row={row} name={nameOf(row.item.node)} isFolded={folded.has(row.item.id)} onToggle={toggle} />
                    {cell(row.item.node)}
                  </Box>
                ) : (
                  cell(row.item.node)
                )}
              </TableCell>
            ))}
            <TableCell align="right" sx={{ whiteSpace: 'nowrap', py: 0 }}>
              <Box sx={{ display: 'inline-flex' }}>
                {actions(row.item.node)}
                <RowMenu entries={[...moves(row), ...entries(row.item.node)]} />
              </Box>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const ON_DESKTOP = { display: { xs: 'none', md: 'table-cell' } } as const

interface FoldProps<Node> {
  readonly row: FlatRow<Node>
  readonly name: string
  readonly isFolded: boolean
  readonly onToggle: (id: string) => void
}

function Fold<Node>({ row: { item }, name, isFolded, onToggle }: FoldProps<Node>) {
  const { t } = useLingui()
  if (item.children.length === 0) return <Box sx={{ width: 28, flexShrink: 0 }} />
  return (
    <IconButton
      size="small"
      aria-expanded={!isFolded}
      aria-label={isFolded ? t`Unfold ${name}` : t`Fold ${name}`}
      onClick={() => onToggle(item.id)}
      sx={{ width: 28, height: 28 }}
    >
      <Icon name={isFolded ? 'chevronRight' : 'chevronDown'} size={16} />
    </IconButton>
  )
}
