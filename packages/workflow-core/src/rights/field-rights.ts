/** What a person may do with the fields of a ticket: by the steps they stand at, or have stood at. */
import type { FieldRight, FieldRights, ProcessDefinition } from '../definition'
import type { ProcessState } from '../state'

/** Rights over all fields of a ticket. */
export interface EffectiveRights {
  /** Of every field that is not named. */
  readonly others: FieldRight
  readonly named: FieldRights
}

const RANK: Readonly<Record<FieldRight, number>> = { hidden: 0, read: 1, write: 2, required: 3 }
const higher = (a: FieldRight, b: FieldRight): FieldRight => (RANK[a] >= RANK[b] ? a : b)

/** Whoever stands at several steps has the highest right of them. */
export const READ_ALL: EffectiveRights = { others: 'read', named: {} }

/**
 * The rights of somebody who stands at these steps at once; `write` is the default at the start, `read` elsewhere.
 *
 * @param nodeIds none: everything may be read
 * @example rightOf(rightsAt(definition, ['leader']), 'salary') // 'hidden'
 */
export function rightsAt(definition: ProcessDefinition, nodeIds: readonly string[]): EffectiveRights {
  const each = definition.nodes.filter(({ id }) => nodeIds.includes(id)).map(rightsOfNode)
  return each.length === 0 ? READ_ALL : each.reduce(combine)
}

/** The right to one field, or to a column as `subform.column`: a column without a right of its own has that of its subform, a column of a hidden one is hidden. */
export function rightOf({ others, named }: EffectiveRights, model: string): FieldRight {
  const own = Object.hasOwn(named, model) ? named[model] : undefined
  const dot = model.indexOf('.')
  if (dot < 0) return own ?? others
  const around = rightOf({ others, named }, model.slice(0, dot))
  return around === 'hidden' ? 'hidden' : (own ?? around)
}

/** What somebody sees and may change of a ticket now: where it is their turn with all rights, where they have been to read. */
export function fieldsSeenBy(
  definition: ProcessDefinition,
  state: ProcessState,
  { userId, requester }: { readonly userId: string; readonly requester: string },
): EffectiveRights {
  const start = definition.nodes.find(({ kind }) => kind === 'start')?.id
  const own = state.tasks.flatMap(({ nodeId, status, assignments }) => {
    const share = assignments.find((each) => each.userId === userId)
    return share === undefined ? [] : [{ nodeId, isTurn: state.status === 'running' && status === 'open' && share.status === 'open' }]
  })
  const turns = own.filter(({ isTurn }) => isTurn).map(({ nodeId }) => nodeId)
  const been = [...own.map(({ nodeId }) => nodeId), ...(userId === requester && start !== undefined ? [start] : [])]
  if (been.length === 0) return READ_ALL
  const read = readOnly(rightsAt(definition, been))
  return turns.length === 0 ? read : combine(rightsAt(definition, turns), read)
}

function rightsOfNode(node: ProcessDefinition['nodes'][number]): EffectiveRights {
  const named = ('fieldRights' in node ? node.fieldRights : undefined) ?? {}
  return { others: node.kind === 'start' ? 'write' : 'read', named }
}

function combine(a: EffectiveRights, b: EffectiveRights): EffectiveRights {
  const models = [...new Set([...Object.keys(a.named), ...Object.keys(b.named)])]
  return {
    others: higher(a.others, b.others),
    named: Object.fromEntries(models.map((model) => [model, higher(rightOf(a, model), rightOf(b, model))])),
  }
}

function readOnly({ others, named }: EffectiveRights): EffectiveRights {
  const lower = (right: FieldRight): FieldRight => (right === 'hidden' ? 'hidden' : 'read')
  return { others: lower(others), named: Object.fromEntries(Object.entries(named).map(([model, right]) => [model, lower(right)])) }
}
