/** The BPMN element of a node, its drawn size, and the properties that BPMN itself can express. */
import type { NodeKind, NodeOf, ProcessNode } from '../../definition'
import { CONDITION_LANGUAGE } from '../words'
import { xmlText } from '../xml-text'

const TYPES = {
  start: 'bpmn:StartEvent',
  // Both wait for people; a manual task is one that engines pass over.
  userTask: 'bpmn:UserTask',
  handleTask: 'bpmn:UserTask',
  copyTo: 'bpmn:SendTask',
  exclusiveGateway: 'bpmn:ExclusiveGateway',
  parallelGateway: 'bpmn:ParallelGateway',
  inclusiveGateway: 'bpmn:InclusiveGateway',
  subProcess: 'bpmn:CallActivity',
  timer: 'bpmn:IntermediateCatchEvent',
  httpRequest: 'bpmn:ServiceTask',
  script: 'bpmn:ScriptTask',
  end: 'bpmn:EndEvent',
  unknown: 'bpmn:Task',
} as const satisfies Record<NodeKind, string>

export const elementType = (kind: NodeKind): (typeof TYPES)[NodeKind] => TYPES[kind]

export interface Size {
  readonly width: number
  readonly height: number
}

/** Pixels, as the modellers of BPMN draw them. */
export function bpmnSize({ kind }: ProcessNode): Size {
  const type = elementType(kind)
  if (type.endsWith('Event')) return { width: 36, height: 36 }
  return type.endsWith('Gateway') ? { width: 50, height: 50 } : { width: 100, height: 80 }
}

/** How a timer waits. `date`: until when, in the language of our conditions: the name of a field. */
export type WaitText = { readonly duration: string } | { readonly date: string }

export function waitText({ wait }: NodeOf<'timer'>): WaitText {
  return wait.kind === 'delay' ? { duration: `PT${wait.seconds}S` } : { date: xmlText(wait.model) }
}

/** The process that a call activity names; its id may be one that is not valid in a file. */
export const calledText = ({ processId }: NodeOf<'subProcess'>): string => xmlText(processId)

/** As far as a file can hold it. */
export const scriptText = ({ code }: NodeOf<'script'>): string => xmlText(code)

const SCRIPT_FORMAT = 'javascript'

type Create = (type: string, properties: Readonly<Record<string, unknown>>) => object

/** The properties of an element besides its id, its name and the exact node. */
export function ownProperties(node: ProcessNode, create: Create): Readonly<Record<string, unknown>> {
  switch (node.kind) {
    case 'parallelGateway':
    case 'inclusiveGateway':
      return { gatewayDirection: node.direction === 'fork' ? 'Diverging' : 'Converging' }
    case 'subProcess':
      return node.processId === '' ? {} : { calledElement: calledText(node) }
    case 'timer':
      return { eventDefinitions: [create('bpmn:TimerEventDefinition', waitProperties(waitText(node), create))] }
    case 'script':
      return { scriptFormat: SCRIPT_FORMAT, script: scriptText(node) }
    default:
      return {}
  }
}

function waitProperties(wait: WaitText, create: Create): Readonly<Record<string, unknown>> {
  if ('duration' in wait) return { timeDuration: create('bpmn:FormalExpression', { body: wait.duration }) }
  return { timeDate: create('bpmn:FormalExpression', { language: CONDITION_LANGUAGE, body: wait.date }) }
}
