/** What other engines store at an element beyond BPMN: assignees, forms, listeners, and settings of their own. */
import type { AssigneeRule, Completion } from '../../definition'
import { isOurs, localName } from './exact'
import { type FlowElement, type ProcessElement, titleOf } from './file-shape'
import type { TakeNote } from './report'

/** Attributes by their name alone: each engine has a namespace of its own. */
export function attributeOf({ $attrs }: FlowElement | ProcessElement, name: string): string {
  const found = Object.entries($attrs).find(([key]) => key.slice(key.indexOf(':') + 1) === name)
  return typeof found?.[1] === 'string' ? found[1] : ''
}

const PEOPLE = ['assignee', 'candidateUsers', 'candidateGroups'] as const

/** Only the initiator can be recognised: other names mean nothing here. */
export function assigneesOf(element: FlowElement, initiator: string | null, note: TakeNote): AssigneeRule[] {
  const named = [...PEOPLE.map((name) => attributeOf(element, name)), ...inExtensions(element)].filter((text) => text !== '')
  if (named.length === 0) return []
  if (initiator !== null && named.every((text) => text === `\${${initiator}}`)) return [{ kind: 'requester' }]
  note('people', titleOf(element), named.join(', '))
  return []
}

function inExtensions({ extensionElements }: FlowElement): string[] {
  return extensionElements.values
    .filter((extension) => localName(extension) === 'assignmentDefinition')
    .flatMap((extension) => PEOPLE.map((name) => extension[name]))
    .filter((value) => typeof value === 'string')
}

export function completionOf(element: FlowElement, note: TakeNote): Completion {
  const { loopCharacteristics: loop } = element
  if (loop === undefined) return 'any'
  const isEach = loop.$type === 'bpmn:MultiInstanceLoopCharacteristics'
  const condition = loop.completionCondition?.body || loop.loopCardinality?.body || ''
  if (!isEach || condition !== '') note('repeat', titleOf(element), condition)
  return isEach ? (loop.isSequential ? 'inSequence' : 'all') : 'any'
}

const LISTENER = /listener$/i
const FORM = /^(form.*|userTaskForm)$/i
/** Reported elsewhere, or meaningless by itself. */
const SILENT = new Set(['assignmentDefinition', 'userTask'])

export function noteExtras(element: FlowElement | ProcessElement, note: TakeNote): void {
  const foreign = element.extensionElements.values.filter((extension) => !isOurs(extension)).map(localName)
  const names = [...new Set(foreign)].filter((name) => !SILENT.has(name))
  const title = titleOf(element)
  if (names.some((name) => LISTENER.test(name))) note('listener', title)
  const form = attributeOf(element, 'formKey') || attributeOf(element, 'formRef')
  if (form !== '' || names.some((name) => FORM.test(name))) note('form', title, form)
  const others = names.filter((name) => !LISTENER.test(name) && !FORM.test(name))
  if (others.length > 0) note('settings', title, others.join(', '))
}
