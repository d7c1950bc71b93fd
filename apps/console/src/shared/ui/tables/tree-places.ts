/** Where a row of a tree can be moved: one place up or down among its neighbours, or where it is dropped. */

/** What a tree is made of. */
export interface TreeNode<Node> {
  readonly id: string
  readonly parentId: string | null
  readonly node: Node
  readonly children: readonly TreeNode<Node>[]
}

/** The new parent, and the sibling it is placed before; null is the top, and the end. */
export interface TreePlace {
  readonly parentId: string | null
  readonly before: string | null
}

export interface FlatRow<Node> {
  readonly item: TreeNode<Node>
  readonly depth: number
  /** All of its siblings, itself included. */
  readonly neighbours: readonly TreeNode<Node>[]
}

/** The visible rows, from top to bottom; children of a folded one are left out. */
export function flatRows<Node>(nodes: readonly TreeNode<Node>[], folded: ReadonlySet<string>, depth = 0): FlatRow<Node>[] {
  return nodes.flatMap((item) => [
    { item, depth, neighbours: nodes },
    ...(folded.has(item.id) ? [] : flatRows(item.children, folded, depth + 1)),
  ])
}

/** @returns null where there is no further to go */
export function placeBeside<Node>({ item, neighbours }: FlatRow<Node>, step: -1 | 1): TreePlace | null {
  const at = neighbours.findIndex(({ id }) => id === item.id)
  if (neighbours[at + step] === undefined) return null
  // Downwards it is placed before the one after the next.
  return { parentId: item.parentId, before: neighbours[step === -1 ? at - 1 : at + 2]?.id ?? null }
}

export type DropZone = 'before' | 'into' | 'after'

/** The upper and the lower quarter of a row mean beside it, the middle means inside. */
export function zoneAt(share: number): DropZone {
  if (share < 0.25) return 'before'
  return share > 0.75 ? 'after' : 'into'
}

/** @returns null when it would stay where it is, or be placed below itself */
export function placeDropped<Node>(moved: TreeNode<Node>, { item, neighbours }: FlatRow<Node>, zone: DropZone): TreePlace | null {
  if (holds(moved, item.id)) return null
  if (zone === 'into') return item.id === moved.parentId ? null : { parentId: item.id, before: null }
  if (zone === 'before') return { parentId: item.parentId, before: item.id }
  const at = neighbours.findIndex(({ id }) => id === item.id)
  const next = neighbours.slice(at + 1).find(({ id }) => id !== moved.id)
  return { parentId: item.parentId, before: next?.id ?? null }
}

const holds = <Node>(item: TreeNode<Node>, id: string): boolean => item.id === id || item.children.some((child) => holds(child, id))

/** Rows with matching texts, and all their ancestors. */
export function foundInTree<Node>(nodes: readonly TreeNode<Node>[], isMet: (node: Node) => boolean): TreeNode<Node>[] {
  return nodes.flatMap((item) => {
    const children = foundInTree(item.children, isMet)
    return children.length > 0 || isMet(item.node) ? [{ ...item, children }] : []
  })
}
