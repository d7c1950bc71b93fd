/**
 * The one dependency graph of a form: every widget with its condition, what is around it and who reads it, in an order in which each
 * condition is evaluated once. Widgets whose conditions go in a circle lose their condition here: they settle to "shown".
 */
import { childLists, type FormDefinition, type FormValues } from '../form-definition'
import { ownValue } from '../json'
import type { Condition } from '../condition-language/condition'
import { behaviourOf, hasRows, isField } from '../widgets/behaviours'
import type { AnyKnownWidget, Widget } from '../widgets/index'
import { shownCondition } from './condition'
import { conditionHolds, modelsOf, type ValueReader } from '../condition-language/condition-holds'
import { dependencyOrder } from './dependency-order'

/** One widget in the graph. */
export interface VisibilityNode<W extends Widget = Widget> {
  readonly widget: W
  /** The key of the subform whose rows the widget belongs to; null for the form's own record. */
  readonly scope: string | null
  /** The place in {@link VisibilityGraph.nodes}; what a node depends on has a lower one. */
  readonly rank: number
  /** The nearest widget around this one that can hide it. */
  readonly around: VisibilityNode | null
  readonly condition: Condition | null
  /** The models the condition reads. */
  readonly models: readonly string[]
}

/** The node of a field. */
export type FieldNode = VisibilityNode<AnyKnownWidget>

/** A form as its conditions see it. */
export interface VisibilityGraph {
  readonly nodes: readonly VisibilityNode[]
  readonly nodeOf: ReadonlyMap<string, VisibilityNode>
  /** Keys of widgets whose conditions depend on themselves. */
  readonly circular: ReadonlySet<string>
  /** The fields with this model that a widget of `scope` sees: those of its own row, else those of the form. */
  sourcesOf(scope: string | null, model: string): readonly FieldNode[]
  /** True when a widget of `scope` finds this model in its own row. */
  isRowModel(scope: string | null, model: string): boolean
}

type Draft<W extends Widget = Widget> = { -readonly [Key in keyof VisibilityNode<W>]: VisibilityNode<W>[Key] }

const NONE: readonly never[] = []

/** Builds the graph. Linear in widgets plus comparisons. */
export function visibilityGraph(form: Pick<FormDefinition, 'list'>): VisibilityGraph {
  const drafts: Draft[] = []
  /** Fields by scope and model. */
  const index = new Map<string | null, Map<string, Draft<AnyKnownWidget>[]>>()
  const isRowModel = (scope: string | null, model: string) => scope !== null && index.get(scope)?.has(model) === true
  const sourcesOf = (scope: string | null, model: string): readonly Draft<AnyKnownWidget>[] =>
    index.get(isRowModel(scope, model) ? scope : null)?.get(model) ?? NONE

  const enter = (list: readonly Widget[], around: Draft | null, scope: string | null): void => {
    const fields = index.get(scope) ?? new Map<string, Draft<AnyKnownWidget>[]>()
    index.set(scope, fields)
    for (const widget of list) {
      const condition = shownCondition(widget)
      const draft = { widget, scope, rank: 0, around, condition, models: condition === null ? NONE : modelsOf(condition) }
      drafts.push(draft)
      if (isField(widget)) fields.set(widget.model, [...(fields.get(widget.model) ?? NONE), Object.assign(draft, { widget })])
      for (const children of childLists(widget)) enter(children, draft, hasRows(widget) ? widget.key : scope)
    }
  }
  enter(form.list, null, null)

  const { order, circular } = dependencyOrder<Draft>(drafts, (draft) => dependenciesOf<Draft>({ sourcesOf }, draft))
  for (const [rank, node] of order.entries()) {
    node.rank = rank
    if (circular.has(node)) Object.assign(node, { condition: null, models: NONE })
    // A circular widget is shown when what is around it is, so the widget around that one stands for it.
    while (node.around !== null && circular.has(node.around)) node.around = node.around.around
  }
  return {
    nodes: order,
    nodeOf: new Map(order.map((node) => [node.widget.key, node])),
    circular: new Set([...circular].map(({ widget }) => widget.key)),
    sourcesOf,
    isRowModel,
  }
}

/** What a node depends on: what is around it and what its condition reads. */
export function dependenciesOf<Node extends VisibilityNode>(
  graph: { sourcesOf(scope: string | null, model: string): readonly Node[] },
  { around, scope, models }: Pick<VisibilityNode, 'scope' | 'models'> & { readonly around: Node | null },
): readonly Node[] {
  const sources = models.flatMap((model) => graph.sourcesOf(scope, model))
  return around === null ? sources : [...sources, around]
}

/** Some nodes and everything they depend on, in order. */
export function closureOf(graph: VisibilityGraph, nodes: Iterable<VisibilityNode>): readonly VisibilityNode[] {
  const reached = new Set(nodes)
  for (const node of reached) for (const dependency of dependenciesOf(graph, node)) reached.add(dependency)
  return [...reached].toSorted((one, other) => one.rank - other.rank)
}

/** What a graph is asked about: the form's values and, for widgets of a subform, one row of it. */
export interface Situation {
  readonly values: FormValues
  readonly scope: string | null
  readonly row: FormValues
}

/** Whether each widget of a graph is shown, one byte for each rank: 1 for shown. */
export type Shown = Uint8Array

/**
 * Decides `nodes`, which must be in order and with everything they depend on. Widgets in rows of another subform than the situation's count
 * as shown when what is around them is: which row is meant is not known.
 */
export function decide(
  graph: VisibilityGraph,
  nodes: Iterable<VisibilityNode>,
  situation: Situation,
  shown: Shown = new Uint8Array(graph.nodes.length),
): Shown {
  for (const node of nodes) shown[node.rank] = isNodeShown(graph, node, situation, shown) ? 1 : 0
  return shown
}

function isNodeShown(graph: VisibilityGraph, { around, condition, scope }: VisibilityNode, situation: Situation, shown: Shown): boolean {
  if (around !== null && shown[around.rank] === 0) return false
  if (condition === null || (scope !== null && scope !== situation.scope)) return true
  return conditionHolds(condition, scopeReader(graph, scope, situation, shown))
}

/** How a widget of `scope` sees values: nothing under a model while no field of that model is shown. */
export function scopeReader(graph: VisibilityGraph, scope: string | null, { values, row }: Situation, shown: Shown): ValueReader {
  const sourceOf = (model: string) => graph.sourcesOf(scope, model).find(({ rank }) => shown[rank] === 1)?.widget
  const valueOf = (model: string) => ownValue(graph.isRowModel(scope, model) ? row : values, model)
  return {
    read: (model) => (sourceOf(model) === undefined ? undefined : valueOf(model)),
    isEmpty(model) {
      const source = sourceOf(model)
      return source === undefined || behaviourOf(source).isEmpty(valueOf(model), source.options)
    },
  }
}
