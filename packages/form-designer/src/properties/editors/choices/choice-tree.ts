/** Edits of a tree of choices. Each returns a new tree that shares what did not change. */
import type { TreeChoice } from '@formwork/form-schema'

/** Where a node stands: its index on each level from the top. */
export type TreePath = readonly number[]

/** One node with its place, as a flat list shows it. */
export interface TreeRow {
  readonly path: TreePath
  readonly node: TreeChoice
  readonly siblings: number
}

/** Every node in the order a person reads them. */
export function treeRows(tree: readonly TreeChoice[], around: TreePath = []): readonly TreeRow[] {
  return tree.flatMap((node, index) => {
    const path = [...around, index]
    return [{ path, node, siblings: tree.length }, ...treeRows(node.children ?? [], path)]
  })
}

/** The list of nodes at `path` without its last step, changed by `change`. */
function atLevel(
  tree: readonly TreeChoice[],
  [first, ...rest]: TreePath,
  change: (level: readonly TreeChoice[], index: number) => readonly TreeChoice[],
): readonly TreeChoice[] {
  const node = first === undefined ? undefined : tree[first]
  if (first === undefined || (rest.length > 0 && node === undefined)) return tree
  if (rest.length === 0 || node === undefined) return change(tree, first)
  return tree.with(first, withChildren(node, atLevel(node.children ?? [], rest, change)))
}

/** A leaf has no `children` key: the old family shows an empty list as a further, empty column. */
function withChildren(node: TreeChoice, children: readonly TreeChoice[]): TreeChoice {
  const { children: _old, ...rest } = node
  return children.length === 0 ? rest : { ...rest, children }
}

/** Puts a node into the level of `path`, before the one that stands there. */
export function insertChoice(tree: readonly TreeChoice[], path: TreePath, node: TreeChoice): readonly TreeChoice[] {
  return atLevel(tree, path, (level, index) => level.toSpliced(index, 0, node))
}

/** Renames a node; what is below it stays. */
export function replaceChoice(tree: readonly TreeChoice[], path: TreePath, { value, label }: TreeChoice): readonly TreeChoice[] {
  return atLevel(tree, path, (level, index) =>
    level.map((node, at) => (at === index ? { ...node, value, ...(label === undefined ? {} : { label }) } : node)),
  )
}

/** Takes a node away, with everything below it. */
export function removeChoice(tree: readonly TreeChoice[], path: TreePath): readonly TreeChoice[] {
  return atLevel(tree, path, (level, index) => level.toSpliced(index, 1))
}

/** Moves a node one place up or down among its siblings. */
export function moveChoice(tree: readonly TreeChoice[], path: TreePath, step: -1 | 1): readonly TreeChoice[] {
  return atLevel(tree, path, (level, index) => {
    const node = level[index]
    return node === undefined || level[index + step] === undefined ? level : level.toSpliced(index, 1).toSpliced(index + step, 0, node)
  })
}
