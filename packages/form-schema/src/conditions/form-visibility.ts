/**
 * What is visible in a whole form. A hidden field has no value: a condition that reads it sees nothing, so what is visible does not
 * change when hidden values are pruned. Widgets whose conditions go in a circle settle to "shown".
 */
import { childLists, type FormDefinition, type FormValues } from '../form-definition'
import { ownValue } from '../json'
import { isField, type Widget } from '../widgets/index'
import { conditionModels, conditionOf, holds } from './condition'
import { dependencyOrder } from './dependency-order'

/** The visibility rules of one form, worked out once. */
export interface FormVisibility {
  /** Keys of the visible widgets. */
  visibleWidgets(values: FormValues): ReadonlySet<string>
  /** Models of the visible fields. */
  visibleFields(values: FormValues): ReadonlySet<string>
  /** True when the widget and everything around it is shown; only the models in `reads(key)` matter. */
  isShown(key: string, values: FormValues): boolean
  /** Every model whose value can decide whether the widget is visible: its own condition's, those around it, and what these depend on. */
  reads(key: string): readonly string[]
  /** Keys of widgets whose conditions depend on themselves; they count as shown. */
  readonly circular: ReadonlySet<string>
}

interface VisibilityNode {
  readonly widget: Widget
  readonly parent: string | null
  readonly models: readonly string[]
}

const known = new WeakMap<FormDefinition['list'], FormVisibility>()

/**
 * The visibility rules of a form. The answer is remembered for the form's `list`, which must not be changed in place.
 *
 * @example
 * const visibility = formVisibility(form)
 * visibility.reads(widget.key) // the models to subscribe to
 * visibility.isShown(widget.key, values)
 */
export function formVisibility(form: Pick<FormDefinition, 'list'>): FormVisibility {
  const remembered = known.get(form.list)
  if (remembered !== undefined) return remembered
  const visibility = buildVisibility(form)
  known.set(form.list, visibility)
  return visibility
}

/**
 * Keys of the widgets that are visible with these values; what lies in a hidden grid is hidden.
 *
 * @example visibleWidgets(form, values).has(widget.key)
 */
export function visibleWidgets(form: Pick<FormDefinition, 'list'>, values: FormValues): ReadonlySet<string> {
  return formVisibility(form).visibleWidgets(values)
}

/**
 * Models of the fields that are visible with these values.
 *
 * @example buildValueSchema(form, visibleFields(form, values))
 */
export function visibleFields(form: Pick<FormDefinition, 'list'>, values: FormValues): ReadonlySet<string> {
  return formVisibility(form).visibleFields(values)
}

function buildVisibility(form: Pick<FormDefinition, 'list'>): FormVisibility {
  const nodes = new Map<string, VisibilityNode>()
  collect(form.list, null, nodes)
  const fieldKeys = fieldKeysByModel(nodes)
  const dependencies = (key: string): readonly string[] => {
    const node = nodes.get(key)
    if (node === undefined) return []
    const fields = node.models.flatMap((model) => fieldKeys.get(model) ?? [])
    return node.parent === null ? fields : [...fields, node.parent]
  }
  const { order, circular } = dependencyOrder([...nodes.keys()], dependencies)

  /** Decides `keys`, which stand in dependency order; returns the shown ones. */
  const decide = (keys: readonly string[], values: FormValues): ReadonlySet<string> => {
    const verdicts = new Map<string, boolean>()
    const read = (model: string) => ((fieldKeys.get(model) ?? []).some((key) => verdicts.get(key)) ? ownValue(values, model) : undefined)
    const isAroundShown = (node: VisibilityNode): boolean => {
      // Inside a circle a parent may not be decided yet: then what is around the parent counts.
      for (let key = node.parent; key !== null; key = nodes.get(key)?.parent ?? null) {
        const verdict = verdicts.get(key)
        if (verdict !== undefined) return verdict
      }
      return true
    }
    const ownConditionHolds = (key: string, node: VisibilityNode): boolean => {
      const condition = conditionOf(node.widget)
      return condition === null || circular.has(key) || holds(condition, read)
    }
    for (const key of keys) {
      const node = nodes.get(key)
      if (node !== undefined) verdicts.set(key, isAroundShown(node) && ownConditionHolds(key, node))
    }
    return new Set([...verdicts].flatMap(([key, isShown]) => (isShown ? [key] : [])))
  }

  const closures = new Map<string, readonly string[]>()
  /** The key and everything its visibility depends on, in dependency order. */
  const closureOf = (key: string): readonly string[] => {
    const remembered = closures.get(key)
    if (remembered !== undefined) return remembered
    const closure = nodes.has(key) ? dependencyOrder([key], dependencies).order : []
    closures.set(key, closure)
    return closure
  }

  return {
    circular,
    reads: (key) => [...new Set(closureOf(key).flatMap((member) => (circular.has(member) ? [] : (nodes.get(member)?.models ?? []))))],
    isShown: (key, values) => decide(closureOf(key), values).has(key),
    visibleWidgets: (values) => decide(order, values),
    visibleFields: (values) => {
      const fields = [...decide(order, values)].flatMap((key) => nodes.get(key)?.widget ?? []).filter(isField)
      return new Set(fields.map((field) => field.model))
    },
  }
}

function collect(list: readonly Widget[], parent: string | null, nodes: Map<string, VisibilityNode>): void {
  for (const widget of list) {
    nodes.set(widget.key, { widget, parent, models: conditionModels(widget) })
    for (const children of childLists(widget)) collect(children, widget.key, nodes)
  }
}

function fieldKeysByModel(nodes: ReadonlyMap<string, VisibilityNode>): ReadonlyMap<string, readonly string[]> {
  const byModel = new Map<string, string[]>()
  for (const [key, { widget }] of nodes) {
    if (!isField(widget)) continue
    const keys = byModel.get(widget.model)
    if (keys === undefined) byModel.set(widget.model, [key])
    else keys.push(key)
  }
  return byModel
}
