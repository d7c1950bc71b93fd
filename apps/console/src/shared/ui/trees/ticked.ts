/** Boxes of a tree: a parent shows whether all, some or none of itself and its descendants are ticked. */
import type { TreeNode } from '../tables/tree-places'

export type Tick = 'all' | 'some' | 'none'

export interface TreeBox {
  readonly tick: Tick
  /** Why it cannot be changed; shown at the end of the row. */
  readonly locked?: string | undefined
}

/** `isTicked` returns null for a row without a box of its own. */
export function tickOf<Node>(item: TreeNode<Node>, isTicked: (item: TreeNode<Node>) => boolean | null): Tick {
  const states = withBelow(item).flatMap((one) => isTicked(one) ?? [])
  if (!states.includes(true)) return 'none'
  return states.includes(false) ? 'some' : 'all'
}

/** A row and all below it, from top to bottom. */
export function withBelow<Node>(item: TreeNode<Node>): TreeNode<Node>[] {
  return [item, ...item.children.flatMap((child) => withBelow(child))]
}
