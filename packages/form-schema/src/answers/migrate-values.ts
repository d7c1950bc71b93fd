/** Stored answers of one version of a form, carried over to another. */
import { type FormDefinition, type FormValues, inputFields, marksRows, rowFields } from '../form-definition'
import { equalJson } from '../equal-json'
import { isList, isObject } from '../json'
import { withinLimits } from '../rules/past-limit'
import { ROW_STATUS_KEY } from '../rules/row-status'
import { behaviourOf, hasRows } from '../widgets/behaviours'
import type { AnyKnownWidget } from '../widgets/index'
import { convertValue } from './convert-value'
import { pairFields } from './pair-fields'

/**
 * What became of one answer. `renamed`: it stands under another model. `converted`: its field has another type, and the value another form.
 * `dropped`: its field is gone, or does not take it; `value` is what was there. Answers that are simply kept are not named.
 */
export interface MovedAnswer {
  readonly code: 'renamed' | 'converted' | 'dropped'
  /** Where it stood, and where it stands now: null for one that was dropped. */
  readonly from: readonly (string | number)[]
  readonly to: readonly (string | number)[] | null
  readonly value: unknown
}

/** What {@link migrateValues} hands back. */
export interface MigratedValues {
  readonly values: FormValues
  readonly report: readonly MovedAnswer[]
}

/**
 * Carries answers of one version of a form over to another. A field is found again by its key, else by its model. A value of the kind
 * that the new field takes is kept, also past its limits; else its text is read as the new type, where it means one; else it is dropped. Fields without an answer get none: what they
 * start with is for new records. What goes past `LIMITS` is dropped. Nothing is lost without a line in the report.
 *
 * @param before - the form the values were entered in.
 * @param after - the form they are needed for.
 * @param values - stored values of `before`; they are not changed.
 * @returns `values` for `after`, in an object without a prototype, and the `report`. Whether they are complete is for `validateValues` to say.
 * @example const { values: carried, report } = migrateValues(form, next, values)
 */
export function migrateValues(
  before: Pick<FormDefinition, 'list'>,
  after: Pick<FormDefinition, 'list'>,
  values: FormValues,
): MigratedValues {
  const bounded = withinLimits(values)
  const report = bounded.past.map(({ path: [model] }): MovedAnswer => {
    const from = String(model)
    return { code: 'dropped', from: [from], to: null, value: values[from] }
  })
  const carried = migrateRecord({ before: inputFields(before), after: inputFields(after), from: [], to: [], report }, bounded.values)
  return { values: carried, report }
}

interface Migration {
  readonly before: readonly AnyKnownWidget[]
  readonly after: readonly AnyKnownWidget[]
  readonly from: MovedAnswer['from']
  readonly to: MovedAnswer['from']
  /** The report of all answers. */
  readonly report: MovedAnswer[]
}

function migrateRecord(migration: Migration, values: FormValues): FormValues {
  const { before, after, from, to, report } = migration
  const carried: FormValues = Object.create(null)
  const counterpart = pairFields(before, after)
  for (const [model, value] of Object.entries(values)) {
    const old = before.find((field) => field.model === model)
    const field = old && counterpart.get(old)
    const here = [...from, model]
    if (old !== undefined && field !== undefined) {
      carried[field.model] = migrateValue(old, field, value, { ...migration, from: here, to: [...to, field.model] })
      if (carried[field.model] === undefined) delete carried[field.model]
    } else if (old === undefined || !behaviourOf(old).isEmpty(value, old.options))
      report.push({ code: 'dropped', from: here, to: null, value })
  }
  return carried
}

/** The value as the new field stores it; undefined for one that it does not take. */
function migrateValue(old: AnyKnownWidget, field: AnyKnownWidget, value: unknown, migration: Migration): unknown {
  const { from, to, report } = migration
  if (behaviourOf(old).isEmpty(value, old.options)) return behaviourOf(field).emptyValue(field.options)
  if (hasRows(old) && hasRows(field) && isList(value)) {
    if (old.model !== field.model) report.push({ code: 'renamed', from, to, value })
    const inRows = { ...migration, before: rowFields(old), after: rowFields(field) }
    const isMarked = marksRows(old) && marksRows(field)
    return value.map((row, index) => {
      if (!isObject(row)) return row
      const { [ROW_STATUS_KEY]: status, ...cells } = row
      const carried = migrateRecord({ ...inRows, from: [...from, index], to: [...to, index] }, isMarked ? cells : row)
      return isMarked && status !== undefined ? { ...carried, [ROW_STATUS_KEY]: status } : carried
    })
  }
  const taken = hasRows(old) === hasRows(field) ? convertValue(old, field, value) : undefined
  if (taken === undefined) report.push({ code: 'dropped', from, to: null, value })
  else if (!equalJson(taken, value)) report.push({ code: 'converted', from, to, value })
  else if (old.model !== field.model) report.push({ code: 'renamed', from, to, value })
  return taken
}
