/**
 * The forms that all libraries render, in a format of none of them, the same at every run. Field i is of kind i % 8; text, number and select are required;
 * every tenth field is shown only while field 0, a switch that starts on, is on.
 */

const KINDS = ['switch', 'text', 'number', 'select', 'radio', 'checkboxes', 'date', 'textarea']
const ROW_KINDS = ['text', 'number', 'select', 'date', 'switch', 'text']

/** What text fields accept, and what is typed into one of them. */
const PATTERN = '^[A-Za-z0-9 ]{3,40}$'
export const TYPED = 'the quick brown fox jumps over'

/** Fields of the first screen. */
export const SCREEN = 20

const choices = (count, word) => Array.from({ length: count }, (_, index) => ({ value: `o${index}`, label: `${word} ${index + 1}` }))

function field(key, kind, index) {
  const base = { key, kind, label: `${kind} ${index}` }
  switch (kind) {
    case 'text':
      return { ...base, required: true, pattern: PATTERN }
    case 'number':
      return { ...base, required: true, min: 0, max: 1000 }
    case 'select':
      return { ...base, required: true, choices: choices(20, 'Choice') }
    case 'radio':
      return { ...base, choices: choices(4, 'Option') }
    case 'checkboxes':
      return { ...base, choices: choices(4, 'Check') }
    default:
      return base
  }
}

const keyOf = (index) => `f${String(index).padStart(4, '0')}`

/** `count` fields one below the other. `typedKey` is the text field nearest the middle that is always shown. */
export function flatForm(count) {
  const controller = keyOf(0)
  const fields = Array.from({ length: count }, (_, index) => ({
    ...field(keyOf(index), KINDS[index % KINDS.length], index),
    ...(index % 10 === 9 ? { shownWith: controller } : {}),
  }))
  const texts = fields.filter(({ kind, shownWith }) => kind === 'text' && !shownWith)
  const typed = texts.reduce((best, text) => (distance(text, fields) < distance(best, fields) ? text : best))
  const required = fields.filter((one) => one.required).length
  return {
    shape: 'flat',
    fields,
    controller,
    typedKey: typed.key,
    count,
    countHidden: fields.filter(({ shownWith }) => !shownWith).length,
    // All required fields are empty but the one that was typed into.
    errors: required - 1,
  }
}

const distance = (one, fields) => Math.abs(fields.indexOf(one) - fields.length / 2)

/** A table of `rows` empty rows with six columns. */
export function rowsForm(rows) {
  const columns = ROW_KINDS.map((kind, index) => field(`c${index}`, kind, index))
  return {
    shape: 'rows',
    key: 'rows',
    rows,
    columns,
    typedKey: 'c0',
    typedRow: rows >> 1,
    count: rows * columns.length,
    errors: rows * columns.filter(({ required }) => required).length - 1,
  }
}
