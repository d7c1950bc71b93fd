/** Which rows of a tree are folded: until somebody folds or unfolds one, all below a depth. */
import { useMemo, useState } from 'react'
import type { TreeNode } from '../tables/tree-places'

export interface Folding {
  readonly folded: ReadonlySet<string>
  readonly onFold: (folded: ReadonlySet<string>) => void
}

export function useFolded<Node>(nodes: readonly TreeNode<Node>[], fromDepth: number): Folding {
  const [kept, onFold] = useState<ReadonlySet<string> | null>(null)
  const folded = useMemo(() => kept ?? foldable(nodes, fromDepth), [kept, nodes, fromDepth])
  return { folded, onFold }
}

/** All that have something below them, from this depth on. */
export function foldable<Node>(nodes: readonly TreeNode<Node>[], fromDepth: number): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (items: readonly TreeNode<Node>[], depth: number) => {
    for (const { id, children } of items) {
      if (children.length === 0) continue
      if (depth >= fromDepth) found.add(id)
      visit(children, depth + 1)
    }
  }
  visit(nodes, 0)
  return found
}
