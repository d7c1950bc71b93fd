/** Panel rows that several widget types share, as data. */

/**
 * Required, disabled, read-only and the help text of a field.
 *
 * @example const panel = [...fieldRows, widthRow, ...labelRows, conditionRow]
 */
export const fieldRows = [
  { option: 'tip', editor: 'text', group: 'basic' },
  { option: 'required', editor: 'switch', group: 'validation' },
  { option: 'disabled', editor: 'switch', group: 'display' },
  { option: 'readonly', editor: 'switch', group: 'display' },
] as const

/**
 * Own label width and the label's visibility (spec 3.3: minimum 0, step 10, pixels).
 *
 * @example const panel = [...labelRows, conditionRow]
 */
export const labelRows = [
  { option: 'labelWidthStatus', editor: 'switch', group: 'style' },
  { option: 'labelWidthDisabled', editor: 'switch', group: 'style', when: { option: 'labelWidthStatus', in: [true] } },
  { option: 'labelWidth', editor: 'number', group: 'style', min: 0, step: 10, when: { option: 'labelWidthDisabled', in: [true] } },
] as const

/**
 * The field's width, a CSS length.
 *
 * @example const panel = [...fieldRows, widthRow]
 */
export const widthRow = { option: 'width', editor: 'length', group: 'style' } as const

/**
 * The display condition.
 *
 * @example const panel = [...labelRows, conditionRow]
 */
export const conditionRow = { option: 'displayVerify', editor: 'condition', group: 'condition' } as const

/** Font of text and divider. */
export const fontRows = [
  { option: 'font_size', editor: 'length', group: 'style' },
  { option: 'font_color', editor: 'color', group: 'style' },
  { option: 'font_weight', editor: 'select', group: 'style', choices: ['300', '400', '500', '600', '700'] },
  { option: 'font_family', editor: 'text', group: 'style' },
] as const

/** Choices typed into the definition, or loaded by a host function or a request (99). */
export const choiceRows = [
  { option: 'remote', editor: 'select', group: 'choices', choices: [false, true, 99] },
  { option: 'options', editor: 'choices', group: 'choices', when: { option: 'remote', in: [false] } },
  { option: 'remoteFunc', editor: 'remote-function', group: 'choices', when: { option: 'remote', in: [true] } },
  { option: 'requestMethod', editor: 'request', group: 'choices', when: { option: 'remote', in: [99] } },
  { option: 'showLabel', editor: 'switch', group: 'choices', when: { option: 'remote', in: [false] } },
] as const

/** Options of a choice source without a row of their own: what was loaded is no part of a form, and `props` belongs to the request. */
export const hiddenChoiceOptions = ['remoteOptions', 'props'] as const
