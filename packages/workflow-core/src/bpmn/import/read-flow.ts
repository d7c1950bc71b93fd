/** An edge of a sequence flow. */
import { type ProcessEdge, processEdgeSchema } from '../../definition'
import { readCondition } from '../conditions/read-condition'
import { exactEdgeText, outcomeOf } from '../edge-text'
import { EXACT } from '../words'
import { exactOf } from './exact'
import { type FlowElement, titleOf } from './file-shape'
import { nameOf } from './read-node'
import type { TakeNote } from './report'

export interface ReadFlow {
  readonly element: FlowElement
  readonly edge: ProcessEdge
  /** It is one of ours. */
  readonly isExact: boolean
}

export interface FlowPlace {
  readonly source: string
  readonly target: string
  /** How many edges of the same node come before it in the file. */
  readonly order: number
  /** An id that no edge has yet. */
  readonly idFor: (wanted: string) => string
  readonly note: TakeNote
}

const exactEdge = processEdgeSchema.omit({ source: true, target: true })

export function readFlow(element: FlowElement, { source, target, order, idFor, note }: FlowPlace): ReadFlow {
  const exact = exactOf(element, EXACT.edge, exactEdge)
  if (exact.kind === 'unreadable') note('exact-unreadable', titleOf(element))
  const text = element.conditionExpression?.body.trim() ?? ''
  const textOutcome = outcomeOf(text)
  if (exact.kind === 'found') {
    const { value } = exact
    const isSame = text === (exactEdgeText(value) ?? '') || textOutcome !== null
    const condition = isSame ? value.condition : conditionOf(element, text, note)
    const outcome = textOutcome === null || textOutcome === (value.outcome ?? 'agree') ? value.outcome : textOutcome
    const edge = { ...value, id: idFor(value.id), label: nameOf(element, value.label, note), source, target, condition, outcome }
    return { element, edge, isExact: true }
  }
  const condition = textOutcome === null ? conditionOf(element, text, note) : null
  const label = nameOf(element, null, note)
  return {
    element,
    edge: { id: idFor(element.id), source, target, order, label, outcome: textOutcome, condition, isDefault: false },
    isExact: false,
  }
}

function conditionOf(element: FlowElement, text: string, note: TakeNote): ProcessEdge['condition'] {
  if (text === '') return null
  const condition = readCondition(text)
  if (condition === null) note('condition', titleOf(element), text)
  return condition
}
