/** What somebody may do with the fields of a ticket now, by the steps they take part in. */
import { type FieldRight, isPersonNode, type ProcessDefinition } from '../definition'
import type { ProcessState } from '../state'

/** By the model of a field, or `subform.column`; a field that is not named has `other`. */
export interface FieldRightsNow {
  readonly other: FieldRight
  readonly named: Readonly<Record<string, FieldRight>>
}

/** The reader, and how they came to the ticket. */
export interface FieldReader {
  readonly userId: string
  readonly requester: string
  /** Their data scope includes the ticket. */
  readonly hasScope: boolean
}

const ORDER: readonly FieldRight[] = ['hidden', 'read', 'write', 'required']
const strength = (right: FieldRight) => ORDER.indexOf(right)

/** What may be done where a ticket waits, or is being started: there what is not named may be written. */
export function rightsAtNode(definition: ProcessDefinition, nodeId: string): FieldRightsNow {
  const node = definition.nodes.find(({ id }) => id === nodeId)
  const named = node?.kind === 'start' || isPersonNode(node) ? (node.fieldRights ?? {}) : {}
  return { other: node?.kind === 'start' ? 'write' : 'read', named }
}

/** What somebody who starts a ticket may do. */
export const rightsAtStart = (definition: ProcessDefinition): FieldRightsNow => rightsAtNode(definition, startOf(definition))

/**
 * What somebody may do with the forms of a ticket now. Tasks that ask them give the rights of their steps, combined; without one they read what
 * the steps they took part in let them see. With a data scope alone they read everything; somebody with a copy, or who is mentioned, reads what is hidden
 * nowhere.
 *
 * @param definition - with the rights of further forms: `withFormRights`
 */
export function fieldRightsOf(definition: ProcessDefinition, state: ProcessState, looker: FieldReader): FieldRightsNow {
  const tasks = state.tasks.filter(({ assignments }) => assignments.some(({ userId }) => userId === looker.userId))
  const asked = tasks.filter(
    ({ status, assignments }) =>
      status === 'open' &&
      assignments.some((share) => share.userId === looker.userId && (share.status === 'open' || share.status === 'waiting')),
  )
  const startId = startOf(definition)
  if (asked.length > 0) {
    // A request that is corrected is filled in as it was at the start.
    return together(asked.map(({ nodeId, kind }) => rightsAtNode(definition, kind === 'resubmit' ? startId : nodeId)))
  }
  const seen = tasks.map(({ nodeId }) => rightsAtNode(definition, nodeId))
  if (looker.userId === looker.requester) seen.push(rightsAtNode(definition, startId))
  if (seen.length > 0) return readOnly(together(seen))
  return looker.hasScope ? { other: 'read', named: {} } : hiddenNowhere(definition)
}

const startOf = ({ nodes }: ProcessDefinition) => nodes.find(({ kind }) => kind === 'start')?.id ?? ''

/** Of each field the greatest right among them. */
function together(parts: readonly FieldRightsNow[]): FieldRightsNow {
  const other = strongest(parts.map((part) => part.other))
  const models = new Set(parts.flatMap(({ named }) => Object.keys(named)))
  return { other, named: Object.fromEntries([...models].map((model) => [model, strongest(parts.map((part) => rightOf(part, model)))])) }
}

const strongest = (rights: readonly FieldRight[]): FieldRight => rights.toSorted((a, b) => strength(b) - strength(a))[0] ?? 'read'

function readOnly({ named }: FieldRightsNow): FieldRightsNow {
  const read = Object.entries(named).map(([model, right]) => [model, right === 'hidden' ? 'hidden' : 'read'] as const)
  return { other: 'read', named: Object.fromEntries(read) }
}

function hiddenNowhere(definition: ProcessDefinition): FieldRightsNow {
  const hidden = definition.nodes.flatMap(({ id }) =>
    Object.entries(rightsAtNode(definition, id).named).filter(([, right]) => right === 'hidden'),
  )
  return { other: 'read', named: Object.fromEntries(hidden) }
}

/** A column without a right of its own has that of its subform; under a hidden subform everything is hidden. */
export function rightOf({ other, named }: FieldRightsNow, model: string): FieldRight {
  const dot = model.indexOf('.')
  const own = Object.hasOwn(named, model) ? named[model] : undefined
  if (dot < 0) return own ?? other
  const around = rightOf({ other, named }, model.slice(0, dot))
  return around === 'hidden' ? 'hidden' : (own ?? around)
}

export const isWritable = (rights: FieldRightsNow, model: string): boolean => strength(rightOf(rights, model)) >= strength('write')
