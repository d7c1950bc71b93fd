/** Which elements of a process become nodes; the others are noted. */
import { isOurs } from './exact'
import { type FlowElement, type ProcessElement, titleOf } from './file-shape'
import type { TakeNote } from './report'

export function stepsIn(process: ProcessElement, note: TakeNote): readonly FlowElement[] {
  for (const { lanes } of process.laneSets) for (const lane of lanes) note('lane', titleOf(lane))
  for (const artifact of process.artifacts) {
    if (artifact.$type === 'bpmn:TextAnnotation') note('annotation', artifact.id, artifact.text)
  }
  const firstStart = process.flowElements.find(isPlainStart) ?? process.flowElements.find(isStart)
  return process.flowElements.filter((element) => isStep(element, firstStart, note))
}

const isStart = ({ $type }: FlowElement): boolean => $type === 'bpmn:StartEvent'
const isPlainStart = (element: FlowElement): boolean => isStart(element) && element.eventDefinitions.length === 0

function isStep(element: FlowElement, firstStart: FlowElement | undefined, note: TakeNote): boolean {
  const leave = (code: 'boundary-event' | 'event-sub-process' | 'further-start' | 'stored-items'): false => {
    note(code, titleOf(element))
    return false
  }
  switch (element.$type) {
    case 'bpmn:SequenceFlow':
    // A data object is noted where its reference is drawn.
    case 'bpmn:DataObject':
      return false
    case 'bpmn:BoundaryEvent':
      return leave('boundary-event')
    case 'bpmn:DataObjectReference':
    case 'bpmn:DataStoreReference':
      return leave('stored-items')
    case 'bpmn:StartEvent':
      // A draft of ours may have several; its check says so.
      return element === firstStart || element.extensionElements.values.some(isOurs) || leave('further-start')
    default:
      return !element.triggeredByEvent || leave('event-sub-process')
  }
}
