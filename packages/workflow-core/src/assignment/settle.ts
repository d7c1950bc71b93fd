/** Who is asked at a node in the end: each person once; without anybody the administrators, marked as an alarm, never an approval. */
import type { StepContext } from '../context'
import type { PersonNode } from '../definition'
import type { TraceEntry } from '../trace'
import { type AssignmentScene, isBarred, needlessShare, whyBarred } from './barred'
import { namedByTicket } from './named'
import { type AskedShare, sharesOf } from './substitutes'

export interface SettledAssignees {
  /** Empty: nobody can be asked, or `skip`. */
  readonly shares: readonly AskedShare[]
  readonly fallback: boolean
  /** Every share is needless by the rules for persons: the step needs no answer. */
  readonly skip: boolean
  readonly trace: readonly TraceEntry[]
}

type Scene = AssignmentScene & { readonly context: StepContext; readonly previous?: string | undefined }
type LeftOut = Extract<TraceEntry, { kind: 'leftOut' }>
type Found = readonly { readonly userId: string; readonly because: Extract<TraceEntry, { kind: 'person' }>['because'] }[]

export function settleAssignees(node: PersonNode, scene: Scene): SettledAssignees {
  const { context, previous } = scene
  const found = foundFor(node, scene)
  const may = (userId: string) => !isBarred(node, userId, scene)
  const needless = found.flatMap(({ userId }): LeftOut[] => {
    const because = needlessShare(node, userId, previous, scene)
    return because === null ? [] : [{ kind: 'leftOut', nodeId: node.id, userId, because }]
  })
  const isNeedless = (userId: string) => needless.some((left) => left.userId === userId)
  const barred = found.flatMap(({ userId }): LeftOut[] => {
    const because = isNeedless(userId) ? null : whyBarred(node, userId, scene)
    return because === null ? [] : [{ kind: 'leftOut', nodeId: node.id, userId, because }]
  })
  const leftOut = [...needless, ...barred]
  const toShares = (people: Found, fallback: boolean): AskedShare[] => {
    const userIds = people.map(({ userId }) => userId)
    // Administrators are asked for what only administrators may do.
    return fallback ? userIds.map((userId) => ({ userId })) : sharesOf(node, userIds, scene)
  }
  const asked = (people: Found, fallback: boolean): SettledAssignees => ({
    shares: toShares(people, fallback),
    fallback,
    skip: false,
    trace: [...leftOut, ...people.map((person) => ({ kind: 'person', nodeId: node.id, ...person }) as const)],
  })
  const able = found.filter(({ userId }) => !isNeedless(userId) && may(userId))
  if (able.length > 0) return asked(able, false)
  if (needless.length > 0 && needless.length === found.length) return { shares: [], fallback: false, skip: true, trace: leftOut }
  const { requesterLeader } = context
  if (found.length > 0 && requesterLeader !== null && may(requesterLeader)) {
    return asked([{ userId: requesterLeader, because: 'requesterLeader' }], false)
  }
  return asked(
    administratorsFor(context.fallbackAssignees, may).map((userId) => ({ userId, because: 'administrators' as const })),
    true,
  )
}

/** When the only administrator of a site may not be asked, they are asked all the same: marked as an alarm, and no ticket is left without anybody. */
export function administratorsFor(administrators: readonly string[], may: (userId: string) => boolean): string[] {
  const all = [...new Set(administrators)]
  const able = all.filter(may)
  return able.length > 0 ? able : all
}

/** The people whom the rules of a node find, each once: by the shell, or named by the ticket. */
export function foundFor(
  node: { readonly id: string; readonly assignees: PersonNode['assignees'] },
  { state, context: { assignees, because = {}, enabled } }: Pick<Scene, 'state'> & { readonly context: StepContext },
): Found {
  const looked = Object.hasOwn(assignees, node.id) ? (assignees[node.id] ?? []) : []
  const reasons = Object.hasOwn(because, node.id) ? (because[node.id] ?? []) : []
  const known = looked.map((userId) => ({ userId, because: reasons.find((each) => each.userId === userId)?.rule ?? ('user' as const) }))
  const named = namedByTicket(node, state).filter(({ userId }) => enabled === undefined || enabled.includes(userId))
  const all = [...known, ...named.map(({ userId, rule }) => ({ userId, because: rule }))]
  return all.filter(({ userId }, index) => all.findIndex((other) => other.userId === userId) === index)
}
