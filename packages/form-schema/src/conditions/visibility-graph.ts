/**
 * The one dependency graph of a form: every widget with its condition, what is around it and who reads it, in an order in which each
 * condition is evaluated once. Widgets whose conditions go in a circle lose their condition here: they settle to "shown".
 */
import { childLists, type FormDefinition, type FormValues } from '../form-definition'
import { ownValue } from '../json'
import type { Condition } from '../options/field-logic'
import { behaviourOf, isField } from '../widgets/behaviours'
import type { AnyKnownWidget, Widget } from '../widgets/index'
import { shownCondition } from './condition'
import { conditionHolds, modelsOf, type ValueReader } from './condition-holds'
import { dependencyOrder } from './dependency-order'

/** One widget in the graph. A rank is a place in {@link VisibilityGraph.nodes}; what a node depends on has a lower one. */
export interface VisibilityNode {
  readonly widget: Widget
  /** The key of the subform whose rows the widget belongs to; null for the form's own record. */
  readonly scope: string | null
  /** The rank of the nearest widget around this one that can hide it, or -1. */
  readonly around: number
  readonly condition: Condition | null
  readonly models: readonly string[]
}

/** A form as its conditions see it. */
export interface VisibilityGraph {
  readonly nodes: readonly VisibilityNode[]
  readonly rankOf: ReadonlyMap<string, number>
  /** Keys of widgets whose conditions depend on themselves. */
  readonly circular: ReadonlySet<string>
  /** Ranks of the fields with this model that a widget of `scope` sees: those of its own row, else those of the form. */
  sourcesOf(scope: string | null, model: string): readonly number[]
  /** True when a widget of `scope` finds this model in its own row. */
  isRowModel(scope: string | null, model: string): boolean
}

interface Raw {
  readonly widget: Widget
  readonly scope: string | null
  readonly parent: string | null
  readonly condition: Condition | null
  readonly models: readonly string[]
}

/** Fields by scope (null: the form) and model. */
type FieldIndex<Item> = ReadonlyMap<string | null, ReadonlyMap<string, readonly Item[]>>

const NONE: readonly never[] = []

/** Builds the graph. Linear in widgets plus comparisons. */
export function visibilityGraph(form: Pick<FormDefinition, 'list'>): VisibilityGraph {
  const raws = new Map<string, Raw>()
  collect(form.list, { parent: null, scope: null }, raws)
  const keys = fieldIndex([...raws].map(([key, raw]) => ({ ...raw, item: key })))
  const { order, circular } = dependencyOrder([...raws.keys()], (key) => {
    const raw = raws.get(key)
    if (raw === undefined) return NONE
    const sources = raw.models.flatMap((model) => seenBy(keys, raw.scope, model))
    return raw.parent === null ? sources : [...sources, raw.parent]
  })
  const rankOf = new Map(order.map((key, rank) => [key, rank]))
  /** A circular widget is shown when what is around it is, so the widget around that one stands for it. */
  const aroundOf = ({ parent }: Raw): number => {
    let around = parent
    while (around !== null && circular.has(around)) around = raws.get(around)?.parent ?? null
    return around === null ? -1 : (rankOf.get(around) ?? -1)
  }
  const nodes = order.flatMap((key): VisibilityNode | readonly never[] => {
    const raw = raws.get(key)
    if (raw === undefined) return NONE
    const settled = circular.has(key) ? { condition: null, models: NONE } : { condition: raw.condition, models: raw.models }
    return { widget: raw.widget, scope: raw.scope, around: aroundOf(raw), ...settled }
  })
  const ranks = fieldIndex(nodes.map((node, rank) => ({ ...node, item: rank })))
  return {
    nodes,
    rankOf,
    circular,
    sourcesOf: (scope, model) => seenBy(ranks, scope, model),
    isRowModel: (scope, model) => isOfRow(ranks, scope, model),
  }
}

function isOfRow(index: FieldIndex<unknown>, scope: string | null, model: string): boolean {
  return scope !== null && index.get(scope)?.has(model) === true
}

function seenBy<Item>(index: FieldIndex<Item>, scope: string | null, model: string): readonly Item[] {
  return index.get(isOfRow(index, scope, model) ? scope : null)?.get(model) ?? NONE
}

function collect(
  list: readonly Widget[],
  { parent, scope }: { readonly parent: string | null; readonly scope: string | null },
  raws: Map<string, Raw>,
): void {
  for (const widget of list) {
    const condition = shownCondition(widget)
    raws.set(widget.key, { widget, scope, parent, condition, models: condition === null ? NONE : modelsOf(condition) })
    const inside = { parent: widget.key, scope: widget.type === 'subform' ? widget.key : scope }
    for (const children of childLists(widget)) collect(children, inside, raws)
  }
}

function fieldIndex<Item>(
  entries: readonly { readonly widget: Widget; readonly scope: string | null; readonly item: Item }[],
): FieldIndex<Item> {
  const byScope = new Map<string | null, Map<string, Item[]>>()
  for (const { widget, scope, item } of entries) {
    if (!isField(widget)) continue
    const byModel = byScope.get(scope) ?? new Map<string, Item[]>()
    byScope.set(scope, byModel)
    const items = byModel.get(widget.model)
    if (items === undefined) byModel.set(widget.model, [item])
    else items.push(item)
  }
  return byScope
}

/** The ranks a node depends on: what is around it and what its condition reads. */
export function dependenciesOf(graph: VisibilityGraph, { around, scope, models }: VisibilityNode): readonly number[] {
  const sources = models.flatMap((model) => graph.sourcesOf(scope, model))
  return around < 0 ? sources : [...sources, around]
}

/** `ranks` and everything they depend on, in order. */
export function closureOf(graph: VisibilityGraph, ranks: Iterable<number>): readonly number[] {
  const reached = new Set(ranks)
  for (const rank of reached) {
    const node = graph.nodes[rank]
    if (node !== undefined) for (const dependency of dependenciesOf(graph, node)) reached.add(dependency)
  }
  return [...reached].toSorted((one, other) => one - other)
}

/** What a graph is asked about: the form's values and, for widgets of a subform, one row of it. */
export interface Situation {
  readonly values: FormValues
  readonly scope: string | null
  readonly row: FormValues
}

/** Verdicts on the widgets of a graph, one byte for each rank: 1 for shown. */
export type Shown = Uint8Array

/**
 * Decides `ranks`, which must be in order and hold everything they depend on. Widgets in rows of another subform than the situation's count
 * as shown when what is around them is: which row is meant is not known.
 */
export function decide(
  graph: VisibilityGraph,
  ranks: Iterable<number>,
  situation: Situation,
  shown: Shown = new Uint8Array(graph.nodes.length),
): Shown {
  for (const rank of ranks) {
    const node = graph.nodes[rank]
    if (node !== undefined) shown[rank] = isNodeShown(graph, node, situation, shown) ? 1 : 0
  }
  return shown
}

function isNodeShown(graph: VisibilityGraph, node: VisibilityNode, situation: Situation, shown: Shown): boolean {
  if (node.around >= 0 && shown[node.around] === 0) return false
  if (node.condition === null || (node.scope !== null && node.scope !== situation.scope)) return true
  return conditionHolds(node.condition, scopeReader(graph, node.scope, situation, shown))
}

/** How a widget of `scope` sees values: nothing under a model while no field of that model is shown. */
export function scopeReader(graph: VisibilityGraph, scope: string | null, { values, row }: Situation, shown: Shown): ValueReader {
  const sourceOf = (model: string): AnyKnownWidget | null => {
    const rank = graph.sourcesOf(scope, model).find((source) => shown[source] === 1)
    const widget = rank === undefined ? undefined : graph.nodes[rank]?.widget
    return widget === undefined || widget.type === 'unknown' ? null : widget
  }
  const valueOf = (model: string) => ownValue(graph.isRowModel(scope, model) ? row : values, model)
  return {
    read: (model) => (sourceOf(model) === null ? undefined : valueOf(model)),
    isEmpty(model) {
      const source = sourceOf(model)
      return source === null || behaviourOf(source).isEmpty(valueOf(model), source.options)
    },
  }
}
