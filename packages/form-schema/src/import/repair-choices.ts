/** Reads a list of choices: bare values become choices, numbers become text labels, what cannot be chosen is left out. */
import { isList, isObject, type JsonObject, ownValue } from '../json'
import { LIMITS } from '../limits'
import { type Choice, isChoice, isChoiceValue } from '../options/choices'
import type { ImportContext } from './import-context'

/** The choices of a widget; past `LIMITS.choices` the import is refused. */
export function repairChoices(found: unknown, path: readonly (string | number)[], context: ImportContext): readonly Choice[] {
  const items = isList(found) ? found : []
  if (items.length > LIMITS.choices) context.refuse('limit.choices', path, { found: items.length, limit: LIMITS.choices })
  const repaired = items.filter((item) => !isChoice(item)).length + (isList(found) ? 0 : 1)
  if (repaired > 0) context.note('choices.repaired', path, { count: repaired })
  return items.flatMap((item) => repairChoice(item) ?? [])
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
