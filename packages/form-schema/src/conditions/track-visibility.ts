/** What is visible while values change one by one: only the conditions that a change can reach are evaluated again. */
import type { FormDefinition, FormValues } from '../form-definition'
import { isField } from '../widgets/behaviours'
import { EMPTY_ROW } from './field-states'
import { graphOf } from './form-visibility'
import { decide, dependenciesOf, type VisibilityGraph } from './visibility-graph'

/** The visible fields of a form's own record, kept up to date. */
export interface VisibilityTracker {
  /** Models of the visible fields; the set changes with every {@link update}. */
  readonly visible: ReadonlySet<string>
  /** Takes one new value in. Answers with the models of the fields that turned visible or hidden. */
  update(model: string, value: unknown): readonly string[]
}

/** Who has to be asked again: by rank of a widget that turned, and by model of a value that changed. */
interface Readers {
  readonly ofRank: ReadonlyMap<number, readonly number[]>
  readonly ofModel: ReadonlyMap<string, readonly number[]>
}

const knownReaders = new WeakMap<VisibilityGraph, Readers>()

/**
 * Follows what is visible while values change. The cost of a change grows with the conditions it can reach, not with the form. Rows of
 * subforms are not followed: see `formVisibility(form).visibleRowFields`.
 *
 * @param values - the values to start with; they are copied.
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
  const formRanks = graph.nodes.flatMap((node, rank) => (node.scope === null ? rank : []))
  const shown = decide(graph, formRanks, situation)
  const visible = new Set<string>()
  for (const rank of formRanks) settle(rank)

  /** Puts the model of a field in or out. Fields of one model are visible when one of them is. */
  function settle(rank: number): string | null {
    const widget = graph.nodes[rank]?.widget
    if (widget === undefined || !isField(widget)) return null
    const isVisible = graph.sourcesOf(null, widget.model).some((source) => shown[source] === 1)
    if (isVisible === visible.has(widget.model)) return null
    if (isVisible) visible.add(widget.model)
    else visible.delete(widget.model)
    return widget.model
  }

  /** Ranks that wait to be decided again, marked with 1. Whoever reads a rank has a higher one, so one sweep upwards meets them all. */
  const waiting = new Uint8Array(graph.nodes.length)
  const wait = (ranks: readonly number[] = []): number => {
    const fresh = ranks.filter((rank) => waiting[rank] === 0)
    for (const rank of fresh) waiting[rank] = 1
    return fresh.length
  }

  return {
    visible,
    update(model, value) {
      if (model in current && Object.is(current[model], value)) return []
      current[model] = value
      const turned = new Set<string>()
      let open = wait(readers.ofModel.get(model))
      for (let rank = 0; open > 0; rank++) {
        if (waiting[rank] === 0) continue
        waiting[rank] = 0
        open--
        const before = shown[rank]
        decide(graph, [rank], situation, shown)
        if (shown[rank] === before) continue
        open += wait(readers.ofRank.get(rank))
        const settled = settle(rank)
        if (settled !== null) turned.add(settled)
      }
      return [...turned]
    },
  }
}

function readersOf(graph: VisibilityGraph): Readers {
  const remembered = knownReaders.get(graph)
  if (remembered !== undefined) return remembered
  const ofRank = new Map<number, number[]>()
  const ofModel = new Map<string, number[]>()
  for (const [rank, node] of graph.nodes.entries()) {
    if (node.scope !== null) continue
    for (const dependency of dependenciesOf(graph, node)) append(ofRank, dependency, rank)
    for (const model of node.models) append(ofModel, model, rank)
  }
  const readers = { ofRank, ofModel }
  knownReaders.set(graph, readers)
  return readers
}

function append<Key>(lists: Map<Key, number[]>, key: Key, item: number): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [item])
  else list.push(item)
}
