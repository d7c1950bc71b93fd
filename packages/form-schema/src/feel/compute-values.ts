/** Fields whose values are computed: in dependency order, in the form and in every row. */
import { formVisibility, graphOf } from '../conditions/form-visibility'
import { dependenciesOf } from '../conditions/visibility-graph'
import { dependencyOrder } from '../conditions/dependency-order'
import { type FormDefinition, type FormValues, removedRowOf } from '../form-definition'
import { isList, isObject, ownValue } from '../json'
import { pastLimit } from '../rules/past-limit'
import { validateField } from '../rules/validate-field'
import { behaviourOf, hasRows, isField } from '../widgets/behaviours'
import type { AnyKnownWidget } from '../widgets/index'
import { ALLOWED_FUNCTIONS } from '../conditions/allowed-functions'
import type { ExpressionRefusal } from './check-expression'
import { type ComputedField, computedFields } from './computed-fields'
import type { Evaluation } from './evaluate-expression'
import { createEvaluationCache, type EvaluationCache } from './evaluation-cache'
import { fitResult } from './fit-result'

/** Why a field got no value. `circular`: it depends on itself. `unknown-name`: the expression names no field. */
export type ComputeCode = ExpressionRefusal['code'] | Extract<Evaluation, { ok: false }>['code'] | 'circular' | 'unknown-name'

/** One field that got no value, with its place among the values and, where that helps, the place in its expression. */
export interface ComputeRefusal {
  readonly code: ComputeCode
  readonly path: readonly (string | number)[]
  readonly model: string
  readonly from: number
  readonly to: number
  /** The piece of the expression, or for `failed` the reason in English. */
  readonly found: string
}

/** The values with every computed field filled, and what could not be computed. */
export interface ComputedValues {
  readonly values: FormValues
  readonly refusals: readonly ComputeRefusal[]
}

/**
 * Fills in the values of computed fields (`formwork.computed`, a FEEL expression), whatever was entered there. Names mean fields: in a row
 * the row's own first, then the form's. A hidden field reads as null; rows of a subform are a list of contexts, removed rows left out.
 * An empty cell counts as nothing in `sum`, `min`, `max`, `mean` and the like. A result takes the form its field stores: a number has the
 * decimals of the step, a text the data type. A field that nothing could be computed for, or that cannot hold the result, gets its empty
 * value; while fields it reads are empty that is no refusal. Run `validateValues` on the values: of a computed one only its limits are
 * validated.
 *
 * @param form - the form.
 * @param values - values by model; they are not changed, and untouched rows are shared with the result.
 * @returns the values in an object without a prototype, and what could not be computed.
 * @example computeValues(form, { price: 3, amount: 2 }).values // { price: 3, amount: 2, total: 6 }
 */
export function computeValues(form: FormDefinition, values: FormValues): ComputedValues {
  return createValueComputer(form)(values)
}

/** {@link computeValues} for one form. */
export type ValueComputer = (values: FormValues) => ComputedValues

/**
 * {@link computeValues} for a form that is computed again and again while it is filled. It keeps what its last call evaluated, so that of a
 * thousand rows only those that changed are evaluated.
 *
 * @param form - the form.
 * @returns a function that holds values of its last call: make one for each form on the page, and none for all requests of a server.
 * @example
 * const compute = createValueComputer(form)
 * show(compute(values)) // evaluates every expression
 * show(compute({ ...values, price: 3 })) // evaluates those that read `price`
 */
export function createValueComputer(form: FormDefinition): ValueComputer {
  const cache = createEvaluationCache()
  return (values) => {
    const computed = computedFields(form)
    const current: FormValues = Object.assign(Object.create(null), values)
    // Values past a limit are not computed: `validateValues` refuses them.
    if (computed.size === 0 || pastLimit(values) !== null) return { values: current, refusals: [] }
    const refusals: ComputeRefusal[] = []
    const { order, circular } = knownOrder(form, computed)
    for (const key of order) {
      const field = computed.get(key)
      if (field === undefined) continue
      const fill = (record: FormValues, row: FormValues | null, path: ComputeRefusal['path']) => {
        const { widget } = field
        const answer = circular.has(key) ? CIRCULAR : fitted(form, field, computeOne(form, field, current, row, cache), current, row)
        record[widget.model] = answer.ok ? answer.value : behaviourOf(widget).emptyValue(widget.options)
        if (!answer.ok) refusals.push({ ...answer.refusal, path: [...path, widget.model], model: widget.model })
      }
      if (field.subform === null) fill(current, null, [])
      else fillRows(current, field.subform, fill)
    }
    cache.dropUnused()
    return { values: current, refusals }
  }
}

type Answer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusal: Omit<ComputeRefusal, 'path' | 'model'> }

const CIRCULAR: Answer = { ok: false, refusal: { code: 'circular', from: 0, to: 0, found: '' } }

function fillRows(
  current: FormValues,
  subform: AnyKnownWidget,
  fill: (record: FormValues, row: FormValues, path: ComputeRefusal['path']) => void,
): void {
  const rows = ownValue(current, subform.model)
  if (!isList(rows) || !hasRows(subform)) return
  const isRemoved = removedRowOf(subform)
  current[subform.model] = rows.map((row, index) => {
    if (!isObject(row) || isRemoved(row)) return row
    const filled: FormValues = { ...row }
    fill(filled, filled, [subform.model, index])
    return filled
  })
}

function computeOne(
  form: FormDefinition,
  field: ComputedField,
  current: FormValues,
  row: FormValues | null,
  cache: EvaluationCache,
): Answer {
  if (!field.checked.ok) return { ok: false, refusal: field.checked.refusal }
  if (field.unknown !== null && !field.unknown.isColumn) return { ok: false, refusal: unknownName(field.unknown) }
  // Names of columns too: names with blanks are only read as one when they are known, and in their rows they refer to the row's value.
  const context: Record<string, unknown> = {
    ...field.apart.functions,
    ...Object.fromEntries(field.names.filter((name) => !ALLOWED_FUNCTIONS.has(name)).map((name) => [name, null])),
  }
  let isWaiting = false
  for (const [name, sources] of field.sources) {
    const value = seenValue(form, sources, current, row)
    context[name] = value ?? null
    isWaiting ||= value === undefined || hasEmptyCells(value)
  }
  const evaluation = cache.evaluate(field.apart.text, context)
  if (evaluation.ok) return evaluation
  // Nothing can be said yet: that is no mistake of the expression.
  if (evaluation.code === 'failed' && isWaiting) return { ok: true, value: null }
  // Forms that are in use may count rows by a column that is not there: only what comes to nothing is refused for it.
  if (field.unknown !== null) return { ok: false, refusal: unknownName(field.unknown) }
  const { code, from, to, found } = evaluation
  return { ok: false, refusal: { code, from, to, found: code === 'not-storable' ? field.text : found } }
}

const unknownName = ({ found, from, to }: NonNullable<ComputedField['unknown']>) => ({ code: 'unknown-name' as const, found, from, to })

/** The result in the form its field stores; refused when the field stores nothing of that kind. Limits are left to validation. */
function fitted(
  form: FormDefinition,
  { widget, text }: ComputedField,
  answer: Answer,
  current: FormValues,
  row: FormValues | null,
): Answer {
  if (!answer.ok) return answer
  const value = fitResult(widget, answer.value)
  const choices = formVisibility(form).choicesOf(widget.key, current, row ?? {})
  const isStorable = validateField(widget, value, { required: false, choices }).every(({ code }) => code === 'min' || code === 'max')
  return isStorable ? { ok: true, value } : { ok: false, refusal: { code: 'not-storable', from: 0, to: text.length, found: text } }
}

/** What an expression sees of the fields with one name: undefined while none is shown or nothing was entered. */
function seenValue(
  form: FormDefinition,
  sources: ComputedField['sources'][number][1],
  current: FormValues,
  row: FormValues | null,
): unknown {
  const visibility = formVisibility(form)
  const source = sources.find(({ widget }) => visibility.isShown(widget.key, current, row ?? {}))
  if (source === undefined) return undefined
  const { widget, isOfRow } = source
  const value = ownValue(isOfRow ? (row ?? {}) : current, widget.model)
  if (behaviourOf(widget).isEmpty(value, widget.options)) return undefined
  if (!isList(value) || !hasRows(widget)) return value
  const isRemoved = removedRowOf(widget)
  return value.flatMap((each) => {
    if (!isObject(each) || isRemoved(each)) return []
    const shown = visibility.visibleRowFields(widget.key, current, each)
    return Object.fromEntries([...shown].map((model) => [model, ownValue(each, model) ?? null]))
  })
}

function hasEmptyCells(value: unknown): boolean {
  return isList(value) && value.some((row) => isObject(row) && Object.values(row).includes(null))
}

const orders = new WeakMap<FormDefinition['list'], ReturnType<typeof computeOrder>>()

/** The order, worked out once for the form's `list`: while a form is filled it is asked for with every key. */
function knownOrder(form: FormDefinition, computed: ReadonlyMap<string, ComputedField>) {
  const known = orders.get(form.list)
  if (known !== undefined) return known
  const { order, circular } = computeOrder(form, computed)
  const made = { order: order.filter((key) => computed.has(key)), circular }
  orders.set(form.list, made)
  return made
}

/** The order in which fields are computed: after what decides whether their sources are shown, and after what these hold. */
export function computeOrder(form: FormDefinition, computed: ReadonlyMap<string, ComputedField>) {
  const graph = graphOf(form)
  const rowKeys = new Map<string, string[]>()
  for (const { widget, scope } of graph.nodes) {
    if (scope !== null && isField(widget)) rowKeys.set(scope, [...(rowKeys.get(scope) ?? []), widget.key])
  }
  return dependencyOrder(graph.nodeOf.keys(), (key) => {
    const node = graph.nodeOf.get(key)
    const read = computed.get(key)?.sources.flatMap(([, sources]) => sources.map(({ widget }) => widget.key)) ?? []
    const inRows = read.flatMap((source) => rowKeys.get(source) ?? [])
    const deciding = node === undefined ? [] : dependenciesOf(graph, node).map(({ widget }) => widget.key)
    return [...deciding, ...read, ...inRows]
  })
}
