/** Choices as people see them, and the way from a stored value to its label. */
import { LIMITS, type Choice } from '@formwork/form-schema'

interface LabelRule {
  readonly showLabel: boolean
  readonly remote: boolean | 99
}

/** The text of a choice. The old family prints the value unless `showLabel` is on or the choices are remote. */
export function choiceText(choice: Choice, { showLabel, remote }: LabelRule): string {
  return showLabel || remote !== false ? choice.label || String(choice.value) : String(choice.value)
}

/** Values compare as text: a definition says `"1"` where stored data says `1`. */
export function sameValue(left: unknown, right: unknown): boolean {
  return Object.is(left, right) || textOf(left) === textOf(right)
}

/** A value as text; null, undefined and objects are no text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** A stored value as a list: a single value of a field that once held one counts as a list of one. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === null || value === undefined || value === '' ? [] : [value]
}

/** `values` with `value` put in or taken out; the order of choosing is kept. */
export function toggled(values: readonly unknown[], value: unknown, on: boolean): readonly unknown[] {
  const others = values.filter((item) => !sameValue(item, value))
  return on ? [...others, value] : others
}

/** Reads a host's answer as choices. `keys` name the properties that hold value and label; entries without a value are left out. */
export function readChoices(entries: readonly unknown[], keys: { readonly value: string; readonly label: string }): readonly Choice[] {
  return entries.slice(0, LIMITS.choices).flatMap((entry) => {
    if (typeof entry === 'string' || typeof entry === 'number' || typeof entry === 'boolean') return [{ value: entry }]
    const value = ownText(entry, keys.value)
    if (value === undefined) return []
    const label = ownText(entry, keys.label)
    return [label === undefined ? { value } : { value, label: String(label) }]
  })
}

function ownText(entry: unknown, key: string): string | number | boolean | undefined {
  if (typeof entry !== 'object' || entry === null || !Object.hasOwn(entry, key)) return undefined
  const value: unknown = Reflect.get(entry, key)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}
