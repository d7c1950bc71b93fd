/** The widgets of a form that a caller handed over; says so when it is none, before anything is read of it. */
import { isList, isObject } from './json'

/** Lists that were looked at: a form is asked for its list with every key that is typed into it. */
const held = new WeakSet<object>()

/**
 * The list of a form as `importDefinition` makes it. Stored JSON has a list too, but nothing of it is read yet: taken for a form it would
 * lose values without a word.
 */
export function heldList<List extends readonly unknown[]>(form: { readonly list: List }): List {
  const given: unknown = form
  const list = isObject(given) ? given['list'] : undefined
  if (!isList(list)) return refuse(nameOf(given))
  if (held.has(list)) return form.list
  // The widgets of a list that was imported have what is not known of them apart.
  if (!list.every((widget) => isObject(widget) && ('extras' in widget || 'raw' in widget))) refuse('a definition that was not imported')
  held.add(list)
  return form.list
}

function refuse(found: string): never {
  throw new TypeError(`Expected importDefinition(json).form, found ${found}`)
}

function nameOf(given: unknown): string {
  if (given instanceof Promise) return 'a promise that was not awaited'
  if (isObject(given) && 'report' in given) return 'the whole result of importDefinition'
  return given ? 'a value without a list of widgets' : String(given)
}
