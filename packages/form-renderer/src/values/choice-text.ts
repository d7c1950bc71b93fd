/** Choices as people see them, and the way from a stored value to its label. */
import type { Choice } from '@formwork/form-schema'

/** What decides whether a control prints labels or values. */
export interface LabelRule {
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

/** Chosen values as a reader sees them. A value whose label is not known is printed as it is: hiding it would be worse. */
export function chosenTexts(values: readonly unknown[], find: (value: unknown) => Choice | undefined, rule: LabelRule): readonly string[] {
  const texts = values.map((value) => {
    const choice = find(value)
    // Preview never shows an id where a label is known, so the label wins even when the control prints values.
    return choice ? choice.label || choiceText(choice, rule) : textOf(value)
  })
  return texts.filter((text) => text !== '')
}
