/** Which rows of a tree are folded: until somebody folds or unfolds one, all below a depth. */
import { useMemo, useState } from 'react'
import type { TreeNode } from '../tables/tree-places'

export interface Folding {
  readonly folded: ReadonlySet<string>
  readonly onFold: (folded: ReadonlySet<string>) => void
}

/** @param shown - a row that is visible at first, however deep it is */
export function useFolded<Node>(nodes: readonly TreeNode<Node>[], fromDepth: number, shown: string | null = null): Folding {
  const [kept, onFold] = useState<ReadonlySet<string> | null>(null)
  const [first] = useState(shown)
  const folded = useMemo(() => {
    if (kept !== null) return kept
    const open = above(nodes, first)
    return new Set([...foldable(nodes, fromDepth)].filter((id) => !open.has(id)))
  }, [kept, nodes, fromDepth, first])
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

/** The ancestors that have to be expanded for a row to be visible. */
function above<Node>(nodes: readonly TreeNode<Node>[], id: string | null): ReadonlySet<string> {
  for (const item of nodes) {
    if (item.children.some((child) => child.id === id)) return new Set([item.id])
    const found = above(item.children, id)
    if (found.size > 0) return new Set([item.id, ...found])
  }
  return new Set()
}
