/** Moves a row of a tree below another one, chosen from the tree: what dragging does, without a pointer. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useMemo, useState } from 'react'
import { FormDialog } from '../inputs/FormDialog'
import { TreeSearch } from '../trees/TreeSearch'
import type { TreeNode } from './tree-places'

export interface MoveToDialogProps<Node> {
  readonly moved: TreeNode<Node>
  readonly nodes: readonly TreeNode<Node>[]
  readonly nameOf: (node: Node) => string
  readonly mayLieBelow?: (node: Node, parent: Node | null) => boolean
  /** Below which; null is the top. */
  readonly onMove: (parentId: string | null) => void
  readonly onClose: () => void
}

const TOP = ''

export function MoveToDialog<Node>({ moved, nodes, nameOf, mayLieBelow = () => true, onMove, onClose }: MoveToDialogProps<Node>) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const name = nameOf(moved.node)
  const places = useMemo((): readonly TreeNode<Node | null>[] => {
    const below = without(nodes, moved.id)
    return mayLieBelow(moved.node, null) ? [{ id: TOP, parentId: null, node: null, children: [] }, ...below] : below
  }, [nodes, moved, mayLieBelow])
  const isPlace = (id: string, node: Node | null) => id !== (moved.parentId ?? TOP) && mayLieBelow(moved.node, node)
  return (
    <FormDialog
      title={t`Move “${name}” to…`}
      action={t`Move`}
      isRunning={false}
      isDirty={false}
      summary={isTried && chosen === null ? t`Choose where it goes` : undefined}
      onSubmit={() => {
        setTried(true)
        if (chosen !== null) onMove(chosen === TOP ? null : chosen)
      }}
      onClose={onClose}
    >
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '6px' }}>
        <TreeSearch<Node | null>
          label={t`Below which`}
          searchLabel={t`Search by name`}
          nodes={places}
          nameOf={(node) => (node === null ? t`At the top` : nameOf(node))}
          fromDepth={2}
          chosen={chosen}
          endOf={({ id, node }) => (id === (moved.parentId ?? TOP) ? t`It is here` : isPlace(id, node) ? null : t`Not possible`)}
          onChoose={({ id, node }) => isPlace(id, node) && setChosen(id)}
          maxHeight={320}
        />
      </Box>
    </FormDialog>
  )
}

/** Nothing can move below itself. */
function without<Node>(nodes: readonly TreeNode<Node>[], id: string): TreeNode<Node>[] {
  return nodes.filter((item) => item.id !== id).map((item) => ({ ...item, children: without(item.children, id) }))
}
