/** Which place of an option's value an edit is about: what is typed into one place is one step, while adding, removing and moving entries are steps each. */
import { equalJson } from '@formwork/form-schema'

/**
 * The way to the one place that differs between two values, such as `2.label.`; '' where it is the value itself.
 *
 * @returns null where a list has another length or another order: an act of its own.
 */
export function changedPlace(before: unknown, after: unknown): string | null {
  if (!isHolder(before) && !isHolder(after)) return ''
  // A missing value counts as empty: the first letter of a formula is grouped with those after it.
  const [one, other] = [before ?? emptyLike(after), after ?? emptyLike(before)]
  if (!isHolder(one) || !isHolder(other) || Array.isArray(one) !== Array.isArray(other)) return null
  const names = Object.keys({ ...one, ...other })
  const changed = names.filter((name) => !equalJson(Reflect.get(one, name), Reflect.get(other, name)))
  const [name] = changed
  if (Array.isArray(one) && (Object.keys(one).length !== Object.keys(other).length || changed.length > 1)) return null
  // Several properties of one entry change together, as a choice's label does with its value.
  if (name === undefined || changed.length > 1) return ''
  const inner = changedPlace(Reflect.get(one, name), Reflect.get(other, name))
  return inner === null ? null : `${name}.${inner}`
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null

const emptyLike = (value: unknown): object => (Array.isArray(value) ? [] : {})
