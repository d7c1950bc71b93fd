/** Checks and cleans the value of `cascader`: a path of values from the top of the tree to a leaf. */
import { type ValueProblem, wrongShape } from '../../define-behaviour'
import { isList } from '../../json'
import { VALUE_LIMITS } from '../../value-limits'
import { choicePath, type TreeChoice } from '../../options/choice-tree'
import { hasLocalChoices, isChoiceValue, type RemoteMode } from '../../options/choices'

interface PathOptions {
  readonly options: readonly TreeChoice[]
  readonly remote: RemoteMode
}

/** Problems of a path. A tree that comes from elsewhere is not known here: then any path of plain values passes. */
export function checkPath(value: unknown, { options, remote }: PathOptions): readonly ValueProblem[] {
  if (!isList(value) || value.length > VALUE_LIMITS.depth || !value.every(isChoiceValue)) return wrongShape('path')
  if (!hasLocalChoices({ remote })) return []
  const leaf = choicePath(options, value)?.at(-1)
  const isLeaf = leaf !== undefined && (leaf.children ?? []).length === 0
  return isLeaf ? [] : [{ code: 'choice', params: { value: value.map(String).join(' / ') } }]
}

/** The tree's own values: a page hands over '1' where the definition says 1. */
export function cleanPath(value: unknown, { options, remote }: PathOptions): unknown {
  const nodes = isList(value) && hasLocalChoices({ remote }) ? choicePath(options, value) : null
  return nodes === null ? value : nodes.map((node) => node.value)
}
