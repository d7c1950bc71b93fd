/** What is visible while values change one by one: only the conditions that a change can reach are evaluated again. */
import type { FormDefinition, FormValues } from '../form-definition'
import { isField } from '../widgets/behaviours'
import { EMPTY_ROW } from './field-states'
import { graphOf } from './form-visibility'
import { decide, dependenciesOf, type VisibilityGraph, type VisibilityNode } from './visibility-graph'

/** The visible fields of a form's own record, kept up to date. */
export interface VisibilityTracker {
  /** Models of the visible fields; the set changes with every {@link update}. */
  readonly visible: ReadonlySet<string>
  /** Takes one new value in. Answers with the models of the fields that turned visible or hidden. */
  update(model: string, value: unknown): readonly string[]
}

/** Conditions to evaluate again: by a widget whose visibility changed, and by the model of a value that changed. */
interface Readers {
  readonly ofNode: ReadonlyMap<VisibilityNode, readonly VisibilityNode[]>
  readonly ofModel: ReadonlyMap<string, readonly VisibilityNode[]>
}

const knownReaders = new WeakMap<VisibilityGraph, Readers>()

/**
 * Follows what is visible while values change. The cost of a change grows with the conditions it can reach, not with the form. Rows of
 * subforms are not followed: see `formVisibility(form).visibleRowFields`.
 *
 * @param form - the form; only its `list` is read.
 * @param values - the values to start with, by model; they are copied.
 * @returns a tracker: `visible` is up to date after every `update`.
 * @example
 * const tracker = trackVisibility(form, values)
 * tracker.update('kind', 'other') // ['otherText']
 * tracker.visible.has('otherText') // true
 */
export function trackVisibility(form: Pick<FormDefinition, 'list'>, values: FormValues): VisibilityTracker {
  const graph = graphOf(form)
  const readers = readersOf(graph)
  const current: FormValues = Object.assign(Object.create(null), values)
  const situation = { values: current, scope: null, row: EMPTY_ROW }
  const formNodes = graph.nodes.filter(({ scope }) => scope === null)
  const shown = decide(graph, formNodes, situation)
  const visible = new Set<string>()
  for (const node of formNodes) settle(node)

  /** Puts the model of a field in or out; its model when that changed. Fields of one model are visible when one of them is. */
  function settle({ widget }: VisibilityNode): string | null {
    if (!isField(widget)) return null
    const isVisible = graph.sourcesOf(null, widget.model).some(({ rank }) => shown[rank] === 1)
    if (isVisible === visible.has(widget.model)) return null
    if (isVisible) visible.add(widget.model)
    else visible.delete(widget.model)
    return widget.model
  }

  return {
    visible,
    update(model, value) {
      if (model in current && Object.is(current[model], value)) return []
      current[model] = value
      const turned = new Set<string>()
      const waiting = new Set(readers.ofModel.get(model))
      // A reader of a widget has a higher rank, so one sweep upwards reaches all waiting ones.
      for (let rank = 0; waiting.size > 0; rank++) {
        const node = graph.nodes[rank]
        if (node === undefined || !waiting.delete(node)) continue
        const before = shown[rank]
        decide(graph, [node], situation, shown)
        if (shown[rank] === before) continue
        for (const reader of readers.ofNode.get(node) ?? []) waiting.add(reader)
        const settled = settle(node)
        if (settled !== null) turned.add(settled)
      }
      return [...turned]
    },
  }
}

function readersOf(graph: VisibilityGraph): Readers {
  const remembered = knownReaders.get(graph)
  if (remembered !== undefined) return remembered
  const ofNode = new Map<VisibilityNode, VisibilityNode[]>()
  const ofModel = new Map<string, VisibilityNode[]>()
  for (const node of graph.nodes) {
    if (node.scope !== null) continue
    for (const dependency of dependenciesOf(graph, node)) append(ofNode, dependency, node)
    for (const model of node.models) append(ofModel, model, node)
  }
  const readers = { ofNode, ofModel }
  knownReaders.set(graph, readers)
  return readers
}

function append<Key>(lists: Map<Key, VisibilityNode[]>, key: Key, item: VisibilityNode): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [item])
  else list.push(item)
}
