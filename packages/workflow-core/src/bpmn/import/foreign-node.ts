/** An element of another program as a node: the nearest kind there is. What is lost is noted. */
import type { ProcessNode } from '../../definition'
import { PROCESS_LIMITS } from '../../definition/fields'
import { type FlowElement, titleOf } from './file-shape'
import { assigneesOf, attributeOf, completionOf } from './foreign-extras'
import { isTimer, waitOf } from './foreign-wait'
import type { TakeNote } from './report'

export interface ForeignPlace {
  readonly id: string
  readonly name: string
  /** How many edges leave it. */
  readonly outgoing: number
  /** The variable in which the file keeps who started it. */
  readonly initiator: string | null
}

export function foreignNode(element: FlowElement, place: ForeignPlace, note: TakeNote): ProcessNode {
  const { id, name, outgoing, initiator } = place
  const title = titleOf(element)
  switch (element.$type) {
    case 'bpmn:StartEvent':
      noteEvents(element, note)
      return { id, name, kind: 'start' }
    case 'bpmn:EndEvent':
      noteEvents(element, note)
      return { id, name, kind: 'end' }
    case 'bpmn:UserTask': {
      const completion = completionOf(element, note)
      return { id, name, kind: 'userTask', assignees: assigneesOf(element, initiator, note), completion }
    }
    case 'bpmn:ReceiveTask':
      note('message-awaited', title)
      return { id, name, kind: 'handleTask', assignees: [], completion: 'any' }
    case 'bpmn:Task':
    case 'bpmn:ManualTask':
      return { id, name, kind: 'handleTask', assignees: [], completion: completionOf(element, note) }
    case 'bpmn:SendTask':
      note('message-sent', title)
      return { id, name, kind: 'copyTo', assignees: [] }
    case 'bpmn:ServiceTask':
      note('service', title, calledBy(element))
      return { id, name, kind: 'httpRequest', method: 'POST', url: '', headers: [], body: [], retries: 0, result: [] }
    case 'bpmn:ScriptTask':
      note('script', title, element.scriptFormat)
      return { id, name, kind: 'script', code: asComment(element.script) }
    case 'bpmn:ExclusiveGateway':
      return { id, name, kind: 'exclusiveGateway' }
    case 'bpmn:ParallelGateway':
      return { id, name, kind: 'parallelGateway', direction: outgoing > 1 ? 'fork' : 'join' }
    case 'bpmn:InclusiveGateway':
      return { id, name, kind: 'inclusiveGateway', direction: outgoing > 1 ? 'fork' : 'join' }
    case 'bpmn:CallActivity':
      note('called-process', title, element.calledElement)
      return { id, name, kind: 'subProcess', processId: '', input: [], output: [] }
    case 'bpmn:SubProcess':
    case 'bpmn:Transaction':
    case 'bpmn:AdHocSubProcess':
      note('inner-steps', title)
      return { id, name, kind: 'subProcess', processId: '', input: [], output: [] }
    default:
      if (element.$type === 'bpmn:IntermediateCatchEvent' && isTimer(element))
        return { id, name, kind: 'timer', wait: waitOf(element, note) }
      note('unknown-step', title, kindOf(element))
      // Kept in its place, so that the edges stay; publishing refuses it until it is replaced.
      return { id, name, kind: 'unknown', original: { id, name, kind: element.$type } }
  }
}

/** To be rewritten by a person: other engines have other languages, and other names for a script's inputs. */
const asComment = (script: string): string =>
  script
    .trim()
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map((line) => `// ${line}`.trimEnd())
    .join('\n')
    .slice(0, PROCESS_LIMITS.scriptCharacters)

function noteEvents(element: FlowElement, note: TakeNote): void {
  if (element.eventDefinitions.length > 0) note('event', titleOf(element), kindOf(element))
}

/** As BPMN names it: `BusinessRuleTask`, `MessageEventDefinition`. */
function kindOf({ $type, eventDefinitions }: FlowElement): string {
  const names = eventDefinitions.length > 0 ? eventDefinitions.map((definition) => definition.$type) : [$type]
  return names.map((name) => name.slice(name.indexOf(':') + 1)).join(', ')
}

function calledBy(element: FlowElement): string {
  return (
    ['class', 'delegateExpression', 'expression', 'topic', 'type'].map((name) => attributeOf(element, name)).find((text) => text !== '') ??
    ''
  )
}
