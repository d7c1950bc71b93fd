/** Typed values out of strings: the rows of a table, what a page sent as `FormData`. */
import { type FormDefinition, type FormValues, inputFields, marksRows, rowFields } from '../form-definition'
import { isList } from '../json'
import { isRemovedRow, ROW_STATUS_KEY } from '../rules/row-status'
import { pastLimit } from '../rules/past-limit'
import { issueMessage, type IssueWords, type ValueIssue } from '../rules/value-issue'
import { behaviourOf, hasRows } from '../widgets/behaviours'
import { type AnyKnownWidget, definitionOf, type RowsWidget } from '../widgets/index'
import { type Gathered, gatherEntries, gatherRow, type RawEntries } from './gather-entries'
import { readEntry } from './read-text'

/** What {@link coerceValues} hands back: what fits, and an issue for everything that does not. */
export interface CoercedValues {
  readonly values: FormValues
  readonly issues: readonly ValueIssue[]
}

/**
 * Reads values out of strings, by the fields' own types: `"12.5"` is a number in a number field, `"on"` is true in a switch, `"a,b"` is a list,
 * a label means its choice. An empty text means that nothing was entered. Rows come as JSON, or under names like `items[0].what`; of a removed
 * row nothing is asked, as in `validateValues`. Whether the values are allowed is for that to say afterwards.
 *
 * @param form - the form.
 * @param raw - a `FormData`, a `URLSearchParams`, other entries, or an object by model; values that are no texts stay as they are.
 * @param words - `locale` of the issues' messages, Chinese by default; `ruleMessages` in place of them.
 * @returns `values` by model, in an object without a prototype, and `issues` with the codes of `validateValues`: `shape` for a text that means
 * no value of its field, `unknown-field` for a name that the form does not have, `limit` for what goes past `LIMITS`.
 * @example const { values, issues } = coerceValues(form, entries); if (issues.length === 0) save(validateValues(form, values))
 */
export function coerceValues(form: Pick<FormDefinition, 'list'>, raw: RawEntries, words: IssueWords = {}): CoercedValues {
  const fields = inputFields(form)
  const subforms = new Set(fields.filter(hasRows).map(({ model }) => model))
  const { record, refused } = gatherEntries(raw, (model) => subforms.has(model))
  const issues: ValueIssue[] = []
  const values = coerceRecord(record, { fields, isRow: false, path: [], words, issues })
  for (const name of refused) issues.push(issueAt([name], 'unknown-field', name, {}, words))
  return { values, issues }
}

interface Reading {
  readonly fields: readonly AnyKnownWidget[]
  /** True for a row that may carry a mark. */
  readonly isRow: boolean
  readonly path: ValueIssue['path']
  readonly words: IssueWords
  /** Gathers what is wrong. */
  readonly issues: ValueIssue[]
}

function coerceRecord({ own, rows }: Gathered, reading: Reading): FormValues {
  const { path, words, issues, isRow } = reading
  const values: FormValues = Object.create(null)
  const byModel = new Map(reading.fields.map((field) => [field.model, field]))
  for (const [model, entry] of own) {
    const field = byModel.get(model)
    if (field !== undefined) coerceField(field, entry, reading, values)
    else if (isRow && model === ROW_STATUS_KEY) values[model] = typeof entry === 'string' ? Number(entry) : entry
    else issues.push(issueAt([...path, model], 'unknown-field', model, {}, words))
  }
  for (const [model, records] of rows) {
    const subform = byModel.get(model)
    const inOrder = [...records].toSorted(([one], [other]) => one - other).map(([, row]) => row)
    if (subform !== undefined && hasRows(subform)) values[model] = coerceRows(subform, inOrder, reading)
    else issues.push(issueAt([...path, model], 'unknown-field', model, {}, words))
  }
  return values
}

function coerceField(field: AnyKnownWidget, entry: unknown, reading: Reading, values: FormValues): void {
  const { path, words, issues } = reading
  const shape = definitionOf(field).valueShape(field.options)
  if (shape === null) return
  const past = pastLimit(entry)
  if (past !== null) {
    issues.push(issueAt([...path, field.model, ...past.path], 'limit', field.name, { limit: past.limit }, words))
    return
  }
  if (typeof entry === 'string' && entry.trim() === '') {
    values[field.model] = behaviourOf(field).emptyValue(field.options)
    return
  }
  const read = readEntry(entry, shape)
  if (!read.ok) {
    issues.push(issueAt([...path, field.model], 'shape', field.name, { expected: read.expected }, words))
    return
  }
  const rows = hasRows(field) && isList(read.value) ? read.value.map(gatherRow) : null
  values[field.model] = hasRows(field) && rows?.every((row) => row !== null) ? coerceRows(field, rows, reading) : read.value
}

function coerceRows(subform: RowsWidget, rows: readonly Gathered[], reading: Reading): readonly FormValues[] {
  const fields = rowFields(subform)
  const isRow = marksRows(subform)
  return rows.map((row, index) => {
    const inside = { ...reading, fields, isRow, path: [...reading.path, subform.model, index] }
    return isRow && isMarkedRemoved(row) ? coerceRemoved(row, inside) : coerceRecord(row, inside)
  })
}

const isMarkedRemoved = ({ own }: Gathered) => {
  const mark = own.get(ROW_STATUS_KEY)
  return isRemovedRow({ [ROW_STATUS_KEY]: typeof mark === 'string' ? Number(mark) : mark })
}

/** A removed row is only there to be seen, as `validateValues` has it: what cannot be read stays as it was sent; but for the limits nothing is said. */
function coerceRemoved(row: Gathered, reading: Reading): FormValues {
  const issues: ValueIssue[] = []
  const values = coerceRecord(row, { ...reading, issues })
  reading.issues.push(...issues.filter(({ code }) => code === 'limit'))
  const unread = [...row.own].filter(([model]) => !Object.hasOwn(values, model))
  return Object.assign(values, Object.fromEntries(unread))
}

function issueAt(
  path: ValueIssue['path'],
  code: ValueIssue['code'],
  label: string,
  params: ValueIssue['params'],
  words: IssueWords,
): ValueIssue {
  return { model: String(path.at(-1)), path, code, message: issueMessage(label, code, params, words), params }
}
