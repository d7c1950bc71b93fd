/**
 * What is visible, required, read-only and offered in a whole form. A hidden field has no value: a condition that reads it sees nothing, so
 * what is visible does not change when hidden values are pruned. Widgets whose conditions go in a circle settle to "shown".
 */
import type { FormDefinition, FormValues } from '../form-definition'
import type { ChoiceValue } from '../options/choices'
import { isField } from '../widgets/behaviours'
import type { Widget } from '../widgets/index'
import { stateConditions } from './condition'
import { modelsOf } from '../condition-language/condition-holds'
import { EMPTY_ROW, fieldStates } from './field-states'
import { remember } from './remember'
import { closureOf, decide, type Shown, visibilityGraph, type VisibilityGraph, type VisibilityNode } from './visibility-graph'
import { heldList } from '../held-list'

/**
 * The conditions of one form, worked out once. Widgets are asked about by key. For a widget in a subform `row` is the row that is meant
 * (an empty one when it is left out): its conditions look a model up in the row first, then in the form.
 */
export interface FormVisibility {
  /** Models of the visible fields of the form's own record. */
  visibleFields(values: FormValues): ReadonlySet<string>
  /** Models of the visible fields of one row of a subform; none while the subform itself is hidden. */
  visibleRowFields(subformKey: string, values: FormValues, row: FormValues): ReadonlySet<string>
  /** True when the widget and everything around it is shown. */
  isShown(key: string, values: FormValues, row?: FormValues): boolean
  /** True when the field must be filled while it is shown: by its option, or because its `requiredWhen` holds. */
  isRequired(key: string, values: FormValues, row?: FormValues): boolean
  /** True when nobody may edit the field: by its option, because its `readonlyWhen` holds, or because its value is computed. */
  isReadonly(key: string, values: FormValues, row?: FormValues): boolean
  /** The values of the choices that are offered; null when all are, and when the choices come from elsewhere. */
  choicesOf(key: string, values: FormValues, row?: FormValues): readonly ChoiceValue[] | null
  /** False when the widget is shown whatever the values are. */
  canHide(key: string): boolean
  /** Models of the form's own record that can decide any answer on the widget: own conditions, those around, and what these read. */
  reads(key: string): readonly string[]
  /** Every such model of the widget's own row; none for a widget outside subforms. */
  rowReads(key: string): readonly string[]
  /** Keys of widgets whose conditions depend on themselves; they count as shown. */
  readonly circular: ReadonlySet<string>
}

const known = new WeakMap<FormDefinition['list'], { readonly graph: VisibilityGraph; readonly visibility: FormVisibility }>()

/**
 * Prepares the conditions of a form. The result is cached for the form's `list`, which must not be changed in place.
 *
 * @param form - the form; only its `list` is read.
 * @returns functions that say what is shown, required, read-only and offered with given values.
 * @example
 * const visibility = formVisibility(form)
 * visibility.reads(widget.key) // the models to subscribe to
 * visibility.isShown(widget.key, values)
 */
export function formVisibility(form: Pick<FormDefinition, 'list'>): FormVisibility {
  return knownFor(form).visibility
}

/** The graph behind {@link formVisibility}, remembered with it. */
export function graphOf(form: Pick<FormDefinition, 'list'>): VisibilityGraph {
  return knownFor(form).graph
}

function knownFor(form: Pick<FormDefinition, 'list'>) {
  const list = heldList(form)
  const remembered = known.get(list)
  if (remembered !== undefined) return remembered
  const graph = visibilityGraph(form)
  const made = { graph, visibility: buildVisibility(graph) }
  known.set(list, made)
  return made
}

/**
 * Finds the fields that are visible with given values; those in rows of subforms are not among them.
 *
 * @param form - the form; only its `list` is read.
 * @param values - values by model.
 * @returns the models of the visible fields.
 * @example buildValueSchema(form, visibleFields(form, values))
 */
export function visibleFields(form: Pick<FormDefinition, 'list'>, values: FormValues): ReadonlySet<string> {
  return formVisibility(form).visibleFields(values)
}

function buildVisibility(graph: VisibilityGraph): FormVisibility {
  const nodesIn = (scope: string | null) => graph.nodes.filter((node) => node.scope === scope)
  const formNodes = nodesIn(null)
  const ownClosure = remember((key) => closureOf(graph, [graph.nodeOf.get(key) ?? []].flat()))
  const rowNodes = remember(nodesIn)
  const rowClosure = remember((subformKey) => closureOf(graph, [...rowNodes(subformKey), ...ownClosure(subformKey)]))
  const states = fieldStates(graph)
  const shownOf = (nodes: readonly VisibilityNode[], shown: Shown) =>
    nodes.filter(({ rank }) => shown[rank] === 1).map(({ widget }) => widget)
  const shownInForm = (values: FormValues) => shownOf(formNodes, decide(graph, formNodes, { values, scope: null, row: EMPTY_ROW }))
  const shownInRow = (subformKey: string, values: FormValues, row: FormValues) =>
    modelsIn(shownOf(rowNodes(subformKey), decide(graph, rowClosure(subformKey), { values, scope: subformKey, row })))
  /** The answer for every row of a subform that no condition concerns; false for one that has to be decided. */
  const sameInRows = remember(
    (subformKey): ReadonlySet<string> | false =>
      rowClosure(subformKey).every(({ condition }) => condition === null) && shownInRow(subformKey, EMPTY_ROW, EMPTY_ROW),
  )
  /** The models a widget's answers depend on: those of its own row, or those of the form. */
  const reads = (key: string, isOfRow: boolean): readonly string[] => {
    const node = graph.nodeOf.get(key)
    if (node === undefined) return []
    const own = { scope: node.scope, models: stateConditions(node.widget).flatMap(modelsOf) }
    const asked = [...ownClosure(key), ...states.closure(key), own]
    return [...new Set(asked.flatMap(({ scope, models }) => models.filter((model) => graph.isRowModel(scope, model) === isOfRow)))]
  }

  return {
    circular: graph.circular,
    reads: remember((key) => reads(key, false)),
    rowReads: remember((key) => reads(key, true)),
    // Only existing conditions read something: checking the widget's ancestors is enough.
    canHide(key) {
      let node = graph.nodeOf.get(key) ?? null
      while (node?.condition === null) node = node.around
      return node !== null
    },
    isShown(key, values, row = EMPTY_ROW) {
      const node = graph.nodeOf.get(key)
      return node !== undefined && decide(graph, ownClosure(key), { values, scope: node.scope, row })[node.rank] === 1
    },
    ...states,
    visibleRowFields: (subformKey, values, row) => sameInRows(subformKey) || shownInRow(subformKey, values, row),
    visibleFields: (values) => modelsIn(shownInForm(values)),
  }
}

function modelsIn(widgets: readonly Widget[]): ReadonlySet<string> {
  return new Set(widgets.filter(isField).map(({ model }) => model))
}
