/** A node from an element: exactly the stored one where the file is ours and the element is unchanged, else the nearest kind. */
import { type ProcessNode, processNodeSchema } from '../../definition'
import { PROCESS_LIMITS } from '../../definition/fields'
import { calledText, elementType, scriptText, waitText } from '../export/node-element'
import { EXACT } from '../words'
import { xmlText } from '../xml-text'
import { exactOf } from './exact'
import { type FlowElement, titleOf } from './file-shape'
import { noteExtras } from './foreign-extras'
import { foreignNode } from './foreign-node'
import { waitOf } from './foreign-wait'
import type { TakeNote } from './report'

export interface ReadNode {
  readonly element: FlowElement
  readonly node: ProcessNode
  /** It is one of ours. */
  readonly isExact: boolean
}

export interface NodeSurroundings {
  /** An id that no node has yet. */
  readonly idFor: (wanted: string) => string
  readonly outgoing: number
  readonly initiator: string | null
  readonly note: TakeNote
}

const LONGEST_NAME = 100

export function readNode(element: FlowElement, { idFor, outgoing, initiator, note }: NodeSurroundings): ReadNode {
  noteExtras(element, note)
  const exact = exactOf(element, EXACT.node, processNodeSchema)
  if (exact.kind === 'unreadable') note('exact-unreadable', titleOf(element))
  if (exact.kind === 'found' && elementType(exact.value.kind) === element.$type) {
    const node = { ...exact.value, id: idFor(exact.value.id), name: nameOf(element, exact.value.name, note) }
    return { element, node: asEdited(node, element, note), isExact: true }
  }
  const place = { id: idFor(element.id), name: nameOf(element, null, note), outgoing, initiator }
  return { element, node: foreignNode(element, place, note), isExact: false }
}

/** The name in the file, unless it is only the exact one in the form a file can hold. */
export function nameOf(element: Pick<FlowElement, 'id' | 'name'>, exact: string | null, note: TakeNote): string {
  if (exact !== null && element.name === xmlText(exact)) return exact
  const name = element.name.trim()
  if (name.length > LONGEST_NAME) note('name-cut', titleOf(element))
  return name.slice(0, LONGEST_NAME)
}

/** What BPMN can express may have been changed there. */
function asEdited(node: ProcessNode, element: FlowElement, note: TakeNote): ProcessNode {
  if (node.kind === 'timer' && !isWaitingFor(node, element)) return { ...node, wait: waitOf(element, note) }
  if (node.kind === 'subProcess' && element.calledElement !== calledText(node)) {
    note('called-process', titleOf(element), element.calledElement)
    return { ...node, processId: '' }
  }
  // A script longer than the limit is cut, so that the definition can be read.
  if (node.kind === 'script' && element.script.trim() !== scriptText(node).trim())
    return { ...node, code: element.script.slice(0, PROCESS_LIMITS.scriptCharacters) }
  return node
}

function isWaitingFor(node: Extract<ProcessNode, { kind: 'timer' }>, { eventDefinitions }: FlowElement): boolean {
  const [definition] = eventDefinitions
  const wait = waitText(node)
  const [found, expected] = 'duration' in wait ? [definition?.timeDuration, wait.duration] : [definition?.timeDate, wait.date]
  return found?.body.trim() === expected.trim()
}
