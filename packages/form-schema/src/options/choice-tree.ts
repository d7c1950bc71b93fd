/** Choices that hold choices: what a cascader offers. */
import { isList, isObject, ownValue } from '../json'
import { LIMITS } from '../limits'
import { type ChoiceValue, isChoiceValue } from './choices'

/** One node of a tree of choices. Without a `label` the value itself is shown. Unknown keys of the source stay on the object. */
export interface TreeChoice {
  readonly value: ChoiceValue
  readonly label?: string
  readonly children?: readonly TreeChoice[]
}

/** True for a list of tree choices, at most `LIMITS.choices` in all and `LIMITS.depth` deep. */
export function isChoiceTree(value: unknown): value is readonly TreeChoice[] {
  let count = 0
  const isLevel = (level: unknown, depth: number): boolean =>
    isList(level) &&
    depth <= LIMITS.depth &&
    level.every((node) => {
      count++
      if (count > LIMITS.choices || !isObject(node) || !isChoiceValue(ownValue(node, 'value'))) return false
      const label = ownValue(node, 'label')
      const children = ownValue(node, 'children')
      return (label === undefined || typeof label === 'string') && (children === undefined || isLevel(children, depth + 1))
    })
  return isLevel(value, 1)
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
    const node = level.find(({ value }) => value === step) ?? level.find(({ value }) => String(value) === String(step))
    if (node === undefined) return null
    nodes.push(node)
    level = node.children ?? []
  }
  return nodes
}
