/** Boxes of a tree: one above others shows whether all, some or none of itself and those below are ticked. */
import type { TreeNode } from '../tables/tree-places'

export type Tick = 'all' | 'some' | 'none'

export interface TreeBox {
  readonly tick: Tick
  /** Why it cannot be changed; shown at the end of the row. */
  readonly locked?: string | undefined
}

/** `isTicked` answers null for a row that has nothing to tick of its own. */
export function tickOf<Node>(item: TreeNode<Node>, isTicked: (item: TreeNode<Node>) => boolean | null): Tick {
  const states = withBelow(item).flatMap((one) => isTicked(one) ?? [])
  if (!states.includes(true)) return 'none'
  return states.includes(false) ? 'some' : 'all'
}

/** A row and all below it, from top to bottom. */
export function withBelow<Node>(item: TreeNode<Node>): TreeNode<Node>[] {
  return [item, ...item.children.flatMap((child) => withBelow(child))]
}
