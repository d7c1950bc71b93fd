/** Runs one case against a form and says everything that is not as the case expects it. Pure. */
import {
  defaultValues,
  type FormDefinition,
  type FormValues,
  formVisibility,
  hasRows,
  inputFields,
  type Locale,
  rowFields,
  validateValues,
  type Widget,
} from '@formwork/form-schema'
import { computeValues } from '@formwork/form-schema/feel'
import type { CasePlace, FormCase } from './cases-file'
import type { CaseDifference, FieldState } from './message-types'
import { placeText } from './terminal-text'
import { valueDifferences } from './value-differences'

/** The fields under one place, with the row they stand in. Several fields may share a model. */
interface FoundFields {
  readonly fields: readonly Widget[]
  readonly row: FormValues | undefined
}

/** @returns nothing when the case passes. */
export function runCase(form: FormDefinition, { given, defaults, expect }: FormCase, locale: Locale): readonly CaseDifference[] {
  const entered: FormValues = Object.assign(Object.create(null), defaults === true ? defaultValues(form) : {}, given)
  // Values are computed before they are validated, as on the server.
  const { values } = computeValues(form, entered)
  const result = validateValues(form, values, { locale })
  const differences: CaseDifference[] = []
  for (const state of ['visible', 'hidden', 'required', 'optional'] as const) {
    for (const place of expect[state] ?? []) differences.push(...stateDifference(form, values, state, place))
  }
  if (expect.issues !== undefined) differences.push(...issueDifferences(expect.issues, result.ok ? [] : result.issues))
  if (expect.values !== undefined) {
    differences.push(...(result.ok ? valueDifferences(expect.values, result.values) : [{ kind: 'values-refused' as const }]))
  }
  return differences
}

const pathOf = (place: CasePlace): readonly (string | number)[] => (typeof place === 'string' ? [place] : place)

function stateDifference(form: FormDefinition, values: FormValues, state: FieldState, at: CasePlace): readonly CaseDifference[] {
  const path = pathOf(at)
  const place = placeText(path)
  const found = fieldsAt(form, values, path)
  if (found === null) return [{ kind: 'no-field', place }]
  const visibility = formVisibility(form)
  const shown = found.fields.filter(({ key }) => visibility.isShown(key, values, found.row))
  const isVisible = shown.length > 0
  const isRequired = shown.some(({ key }) => visibility.isRequired(key, values, found.row))
  const holds = { visible: isVisible, hidden: !isVisible, required: isRequired, optional: !isRequired }[state]
  return holds ? [] : [{ kind: 'should-be', state, place }]
}

/** @returns null when the form has no such field, or the values no such row. */
function fieldsAt(form: FormDefinition, values: FormValues, path: readonly (string | number)[]): FoundFields | null {
  let fields = inputFields(form)
  let row: FormValues | undefined
  for (let at = 0; at < path.length; at += 2) {
    const model = path[at]
    const named = fields.filter((field) => field.model === model)
    if (named.length === 0) return null
    if (at === path.length - 1) return { fields: named, row }
    const subform = named.find(hasRows)
    const rows: unknown = typeof model === 'string' ? (row ?? values)[model] : undefined
    const entered: unknown = Array.isArray(rows) ? rows[Number(path[at + 1])] : undefined
    if (subform === undefined || typeof entered !== 'object' || entered === null) return null
    fields = rowFields(subform)
    row = Object.assign(Object.create(null), entered)
  }
  return null
}

interface FoundIssue {
  readonly path: readonly (string | number)[]
  readonly code: string
  readonly message: string
}

/** Issues are compared as a set of places and codes; one that occurs twice has to be expected twice. */
function issueDifferences(
  expected: readonly { readonly at: CasePlace; readonly code: string }[],
  found: readonly FoundIssue[],
): readonly CaseDifference[] {
  const left = [...found]
  const missing = expected.flatMap(({ at, code }): CaseDifference[] => {
    const place = placeText(pathOf(at))
    const index = left.findIndex((issue) => issue.code === code && placeText(issue.path) === place)
    if (index >= 0) left.splice(index, 1)
    return index >= 0 ? [] : [{ kind: 'issue-missing', place, code }]
  })
  return [...missing, ...left.map(({ path, code, message }) => ({ kind: 'issue-extra' as const, place: placeText(path), code, message }))]
}
