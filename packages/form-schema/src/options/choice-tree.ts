/** Choices that hold choices: what a cascader offers. */
import { type ChoiceValue, findChoice } from './choices'

/** One node of a tree of choices. Without a `label` the value itself is shown. Unknown keys of the source stay on the object. */
export interface TreeChoice {
  readonly value: ChoiceValue
  readonly label?: string
  readonly children?: readonly TreeChoice[]
}

/**
 * The nodes along a path of values, compared as text; null when the path leaves the tree.
 *
 * @example choicePath(options, ['zj', 'hz'])?.map((node) => node.label ?? node.value)
 */
export function choicePath(tree: readonly TreeChoice[], path: readonly unknown[]): readonly TreeChoice[] | null {
  const nodes: TreeChoice[] = []
  let level: readonly TreeChoice[] = tree
  for (const step of path) {
    const node = findChoice(level, step)
    if (node === undefined) return null
    nodes.push(node)
    level = node.children ?? []
  }
  return nodes
}

/** Leaves of a tree that are spelled out. */
const MAX_PATHS = 200

/** The path to every leaf; null when there are too many to tell. */
export function leafPaths(tree: readonly TreeChoice[]): readonly (readonly ChoiceValue[])[] | null {
  const paths: ChoiceValue[][] = []
  const walk = (level: readonly TreeChoice[], above: readonly ChoiceValue[]): void => {
    for (const { value, children = [] } of level) {
      if (paths.length > MAX_PATHS) return
      if (children.length === 0) paths.push([...above, value])
      else walk(children, [...above, value])
    }
  }
  walk(tree, [])
  return paths.length > MAX_PATHS ? null : paths
}
