/** A tree as a table: rows that unfold, dragged by their handles, and moved by their menus, which is said aloud. On a phone the first column and the last. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { type ReactNode, useState } from 'react'
import { visuallyHidden } from '../layout/visually-hidden'
import { touch } from '../theme/control-styles'
import { PRINT, screenOnly } from '../theme/print-styles'
import { Icon } from '../icons/Icon'
import { indent } from '../trees/indent'
import { RowMenu, type RowMenuEntry } from '../menus/RowMenu'
import { MoveToDialog } from './MoveToDialog'
import { type DropZone, type FlatRow, flatRows, placeBeside, type TreeNode, type TreePlace } from './tree-places'
import { useAnnouncePlace } from './use-announce-place'
import { type RowDrag, useRowDrag } from './use-row-drag'
import { focusBesideRemoved, REMOVES } from '../navigation/focus-beside-removed'

export interface TreeColumn<Node> {
  readonly id: string
  readonly header: string
  readonly width?: number
  readonly align?: 'left' | 'right'
  readonly cell: (node: Node) => ReactNode
}

/** The header has its own background, which would cover the round corners of the panel around it. */
const look = {
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& thead th:first-of-type': { borderStartStartRadius: '7px' },
  '& thead th:last-of-type': { borderStartEndRadius: '7px' },
} as const

export interface TreeTableProps<Node> {
  /** What the tree is, for assistive technology. */
  readonly label: string
  readonly nodes: readonly TreeNode<Node>[]
  /** The first is the name; the others are left out on a phone. */
  readonly columns: readonly TreeColumn<Node>[]
  readonly nameOf: (node: Node) => string
  /** Buttons before the menu of a row. */
  readonly actions: (node: Node) => ReactNode
  readonly entries: (node: Node) => readonly RowMenuEntry[]
  /** Missing: nothing can be moved. */
  readonly onPlace?: (node: Node, place: TreePlace) => void
  /** Whether a row may be moved below another; below no other, when that is missing. */
  readonly mayLieBelow?: (node: Node, parent: Node | null) => boolean
}

const BORDER: Readonly<Record<DropZone, object>> = {
  before: { boxShadow: 'inset 0 2px 0 var(--mui-palette-primary-main, currentColor)' },
  after: { boxShadow: 'inset 0 -2px 0 var(--mui-palette-primary-main, currentColor)' },
  into: { bgcolor: 'action.selected' },
}

export function TreeTable<Node>({ label, nodes, columns, nameOf, actions, entries, onPlace: place, mayLieBelow }: TreeTableProps<Node>) {
  const { t } = useLingui()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [moved, setMoved] = useState<TreeNode<Node> | null>(null)
  const rows = flatRows(nodes, folded)
  const { said, noticing } = useAnnouncePlace(rows, nameOf)
  const onPlace = noticing(place)
  const drag = useRowDrag(rows, onPlace, mayLieBelow)
  const toggle = (id: string) => {
    const next = new Set(folded)
    if (!next.delete(id)) next.add(id)
    setFolded(next)
  }
  const moves = (row: FlatRow<Node>): RowMenuEntry[] => {
    if (onPlace === undefined) return []
    const steps = ([-1, 1] as const).flatMap((step) => {
      const place = placeBeside(row, step)
      if (place === null) return []
      const [words, icon] = step === -1 ? ([t`Move up`, 'arrowUp'] as const) : ([t`Move down`, 'arrowDown'] as const)
      return [{ label: words, icon, onChoose: () => onPlace(row.item.node, place) }]
    })
    return [...steps, { label: t`Move to…`, icon: 'branch', onChoose: () => setMoved(row.item) }]
  }
  return (
    <>
      <Table ref={focusBesideRemoved} aria-label={label} sx={look}>
        <TableHead>
          <TableRow>
            {columns.map(({ id, header, width, align = 'left' }, at) => (
              <TableCell key={id} align={align} sx={{ width, whiteSpace: 'nowrap', ...(at === 0 ? {} : ON_DESKTOP) }}>
                {header}
              </TableCell>
            ))}
            <TableCell align="right" sx={{ width: '1px', ...screenOnly }}>
              {t`Actions`}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow
              key={row.item.id}
              data-tree-row={row.item.id}
              sx={{
                ...(drag.target?.id === row.item.id ? BORDER[drag.target.zone] : {}),
                ...(drag.dragged?.id === row.item.id ? { opacity: 0.5 } : {}),
              }}
            >
              {columns.map(({ id, cell, align = 'left' }, at) => (
                <TableCell key={id} align={align} sx={{ overflowWrap: 'anywhere', ...(at === 0 ? {} : ON_DESKTOP) }}>
                  {at === 0 ? (
                    <Box
                      sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: { xs: indent(row.depth, 12), md: indent(row.depth, 20) } }}
                    >
                      {onPlace !== undefined && <Handle drag={drag} item={row.item} />}
                      <Fold row={row} name={nameOf(row.item.node)} isFolded={folded.has(row.item.id)} onToggle={toggle} />
                      {cell(row.item.node)}
                    </Box>
                  ) : (
                    cell(row.item.node)
                  )}
                </TableCell>
              ))}
              <TableCell align="right" sx={{ whiteSpace: 'nowrap', py: 0, ...screenOnly }}>
                <Box {...REMOVES} sx={{ display: 'inline-flex' }}>
                  {actions(row.item.node)}
                  <RowMenu entries={[...moves(row), ...entries(row.item.node)]} />
                </Box>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      {moved !== null && onPlace !== undefined && (
        <MoveToDialog
          moved={moved}
          nodes={nodes}
          nameOf={nameOf}
          {...(mayLieBelow === undefined ? {} : { mayLieBelow })}
          onMove={(parentId) => {
            onPlace(moved.node, { parentId, before: null })
            setMoved(null)
          }}
          onClose={() => setMoved(null)}
        />
      )}
    </>
  )
}

const ON_DESKTOP = { display: { xs: 'none', md: 'table-cell' }, [PRINT]: { display: 'table-cell' } } as const

/** For pointers alone: keys have the menu of the row. */
function Handle<Node>({ drag, item }: { readonly drag: RowDrag<Node>; readonly item: TreeNode<Node> }) {
  return (
    <Box
      component="span"
      aria-hidden
      data-drag-handle
      onPointerDown={(event) => drag.start(event, item)}
      onPointerMove={drag.follow}
      onPointerUp={drag.drop}
      onPointerCancel={drag.end}
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: 20,
        height: 28,
        ml: -1,
        cursor: 'grab',
        touchAction: 'none',
        color: 'text.secondary',
        // Six dots: thin lines as in other icons would hardly be visible.
        '& svg': { strokeWidth: 3 },
        'tr:hover &': { color: 'text.primary' },
        ...screenOnly,
      }}
    >
      <Icon name="drag" size={16} />
    </Box>
  )
}

interface FoldProps<Node> {
  readonly row: FlatRow<Node>
  readonly name: string
  readonly isFolded: boolean
  readonly onToggle: (id: string) => void
}

function Fold<Node>({ row: { item }, name, isFolded, onToggle }: FoldProps<Node>) {
  const { t } = useLingui()
  if (item.children.length === 0) return <Box sx={{ width: 28, flexShrink: 0, [touch]: { width: 40 } }} />
  return (
    <IconButton
      size="small"
      aria-expanded={!isFolded}
      aria-label={isFolded ? t`Unfold ${name}` : t`Fold ${name}`}
      onClick={() => onToggle(item.id)}
      sx={{ width: 28, height: 28, [PRINT]: { visibility: 'hidden' } }}
    >
      <Icon name={isFolded ? 'chevronRight' : 'chevronDown'} size={16} />
    </IconButton>
  )
}
