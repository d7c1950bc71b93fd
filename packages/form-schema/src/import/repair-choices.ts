/** Reads a list of choices: bare values become choices, numbers become text labels, what cannot be chosen is left out. */
import { isList, isObject, type JsonObject, ownValue } from '../json'
import { LIMITS } from '../limits'
import { type Choice, isChoiceValue } from '../options/choices'
import { isChoice } from '../options/given-choices'
import { isChoiceTree } from '../options/choice-source'
import type { TreeChoice } from '../options/choice-tree'
import { shown } from './finding'
import type { ImportContext } from './import-context'

/** The choices of a widget; past `LIMITS.choices` the import is refused. */
export function repairChoices(found: unknown, path: readonly (string | number)[], context: ImportContext): readonly Choice[] {
  const items = isList(found) ? found : []
  if (items.length > LIMITS.choices) context.refuse('limit.choices', path, { found: items.length, limit: LIMITS.choices })
  const choices = items.flatMap((item) => repairChoice(item) ?? [])
  const bare = items.filter(isChoiceValue)
  const repaired = items.filter((item) => !isChoice(item)).length - bare.length + (isList(found) ? 0 : 1)
  if (repaired > 0) context.note('choices.repaired', path, { count: repaired })
  // A person who writes a form by hand means just that.
  if (bare.length > 0) context.note('option.converted', path, { option: 'options', found: shown(bare), used: shown(choices) })
  return choices
}

function repairChoice(item: unknown): Choice | null {
  if (isChoice(item)) return item
  if (isChoiceValue(item)) return { value: item }
  if (!isObject(item)) return null
  const { label: foundLabel, ...rest } = item as JsonObject
  const label = isChoiceValue(foundLabel) ? String(foundLabel) : undefined
  const found = ownValue(item, 'value')
  const value = isChoiceValue(found) ? found : label
  if (value === undefined) return null
  return label === undefined ? { ...rest, value } : { ...rest, value, label }
}

/** The choices of a cascader, at every level; past `LIMITS.choices` in all the import is refused. An empty level is no level. */
export function repairChoiceTree(found: unknown, path: readonly (string | number)[], context: ImportContext): readonly TreeChoice[] {
  if (isChoiceTree(found)) return found
  let count = 0
  let repaired = isList(found) ? 0 : 1
  // The source is bounded in depth, and so is this recursion.
  const repairLevel = (level: unknown): readonly TreeChoice[] =>
    (isList(level) ? level : []).flatMap((item) => {
      count++
      if (count > LIMITS.choices) context.refuse('limit.choices', path, { found: count, limit: LIMITS.choices })
      const node = repairChoice(item)
      if (node === null || node !== item) repaired++
      if (node === null) return []
      const { children, ...own } = node as TreeChoice
      if (children !== undefined && !isList(children)) repaired++
      const inner = repairLevel(children)
      return [inner.length === 0 ? own : { ...own, children: inner }]
    })
  const tree = repairLevel(found)
  context.note('choices.repaired', path, { count: repaired })
  return tree
}
