/** What a browser may fill in of a person's own details: the words of `autocomplete` in the HTML standard, by the controls that may carry them. */
import { oneOf } from './option-kinds'

/** Words of one line of text. */
const LINE = [
  'name',
  'honorific-prefix',
  'given-name',
  'additional-name',
  'family-name',
  'honorific-suffix',
  'nickname',
  'username',
  'current-password',
  'new-password',
  'one-time-code',
  'organization-title',
  'organization',
  'address-line1',
  'address-line2',
  'address-line3',
  'address-level4',
  'address-level3',
  'address-level2',
  'address-level1',
  'postal-code',
  'country',
  'country-name',
  'email',
  'tel',
  'tel-country-code',
  'tel-national',
  'tel-area-code',
  'tel-local',
  'tel-local-prefix',
  'tel-local-suffix',
  'tel-extension',
  'url',
  'impp',
  'photo',
  'language',
  'sex',
  'bday',
  'bday-day',
  'bday-month',
  'bday-year',
  'cc-name',
  'cc-given-name',
  'cc-additional-name',
  'cc-family-name',
  'cc-number',
  'cc-exp',
  'cc-exp-month',
  'cc-exp-year',
  'cc-csc',
  'cc-type',
  'transaction-currency',
  'transaction-amount',
] as const

/** The values of the option `autocomplete`, '' for none: a one-line text accepts every word except the address of several lines, a text of several lines every one. */
export const LINE_AUTOFILL = ['', ...LINE] as const
export const LINES_AUTOFILL = ['', 'street-address', ...LINE] as const
export const NUMBER_AUTOFILL = ['', 'bday-day', 'bday-month', 'bday-year', 'cc-exp-month', 'cc-exp-year', 'transaction-amount'] as const
export const DATE_AUTOFILL = ['', 'bday', 'cc-exp'] as const

/** The option: which detail of the person who fills in the form is asked for; '' (the default) leaves the browser out of it. */
export const autofill = <const Words extends readonly ['', ...string[]]>(words: Words) => oneOf(words, '')

/**
 * The row of the property panel.
 *
 * @param choices - the words of the control.
 */
export const autofillRow = <const Words extends readonly ['', ...string[]]>(choices: Words) =>
  ({ option: 'autocomplete', editor: 'select', group: 'display', choices }) as const
