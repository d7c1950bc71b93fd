/** What a key does in a tree, as the practice of the web has it. */
import type { FlatRow, TreeNode } from '../tables/tree-places'

type KeyAct<Node> = { readonly kind: 'go' | 'fold'; readonly id: string } | { readonly kind: 'choose'; readonly item: TreeNode<Node> }

interface Pressed<Node> {
  /** The row that has the focus. */
  readonly at: string | null
  readonly key: string
  readonly folded: ReadonlySet<string>
  readonly nameOf: (node: Node) => string
  /** The letters typed one after the other, this one included. */
  readonly wordWith: (letter: string) => string
}

/** @returns null for a key without meaning here, or without effect on this row */
export function keyAct<Node>(rows: readonly FlatRow<Node>[], { at, key, folded, nameOf, wordWith }: Pressed<Node>): KeyAct<Node> | null {
  const index = rows.findIndex(({ item }) => item.id === at)
  const row = rows[index]
  if (row === undefined) return null
  const { item } = row
  const go = (to: FlatRow<Node> | undefined): KeyAct<Node> | null => (to === undefined ? null : { kind: 'go', id: to.item.id })
  const isOpen = item.children.length > 0 && !folded.has(item.id)
  switch (key) {
    case 'ArrowDown':
      return go(rows[index + 1])
    case 'ArrowUp':
      return go(rows[index - 1])
    case 'Home':
      return go(rows[0])
    case 'End':
      return go(rows.at(-1))
    case 'ArrowRight':
      if (item.children.length === 0) return null
      return isOpen ? go(rows[index + 1]) : { kind: 'fold', id: item.id }
    case 'ArrowLeft':
      if (isOpen) return { kind: 'fold', id: item.id }
      return go(rows.slice(0, index).findLast(({ depth }) => depth < row.depth))
    case 'Enter':
    case ' ':
      return { kind: 'choose', item }
    default: {
      if (key.length !== 1) return null
      const word = wordWith(key)
      // One letter moves to the next name that begins with it, more letters stay at a matching name.
      const from = word.length === 1 ? index + 1 : index
      const around = [...rows.slice(from), ...rows.slice(0, from)]
      return go(around.find((other) => nameOf(other.item.node).toLowerCase().startsWith(word)))
    }
  }
}
