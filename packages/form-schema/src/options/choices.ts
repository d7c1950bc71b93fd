/** Choices of radio, checkbox and select, and where they come from. */
/** What a choice stores. Definitions of the old family hold text almost always; numbers and booleans occur. */
export type ChoiceValue = string | number | boolean

/** One selectable entry. Without a `label` the value itself is shown. Unknown keys of the source stay on the object. */
export interface Choice {
  readonly value: ChoiceValue
  readonly label?: string
}

/** Where choices come from: `false` the definition, `true` a host function, `99` an HTTP request (spec 3.3). */
export type RemoteMode = boolean | 99

/** The HTTP request of `remote: 99` (spec 3.3). `params` and `headers` are JSON text; `timeout` is in seconds. */
export interface RequestMethod {
  readonly url: string
  readonly method: string
  readonly params: string
  readonly headers: string
  readonly result: string
  readonly timeout: number
}

/** Which keys of a remote entry hold its value, label and children. */
export interface ChoiceProps {
  readonly value: string
  readonly label: string
  readonly children?: string
}

export function isChoiceValue(value: unknown): value is ChoiceValue {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
}

/**
 * Tells choices that the definition lists from those that are loaded.
 *
 * @param options - options of a widget with choices.
 * @returns true when the choices are known from the definition alone.
 * @example hasLocalChoices({ remote: 99 }) // false
 */
export function hasLocalChoices(options: { readonly remote: RemoteMode }): boolean {
  return options.remote === false
}

/**
 * The text shown for a choice.
 *
 * @param choice - one choice of a widget.
 * @returns its label; its value as text where it has none.
 * @example choiceLabel({ value: 2 }) // '2'
 */
export function choiceLabel(choice: Choice): string {
  return choice.label ?? String(choice.value)
}

/** The choice that a value means: a page hands over '1' where the definition says 1. */
export function findChoice<C extends { readonly value: ChoiceValue }>(choices: readonly C[], value: unknown): C | undefined {
  return choices.find((choice) => choice.value === value) ?? choices.find((choice) => String(choice.value) === String(value))
}
