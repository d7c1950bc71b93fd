/** Who is really asked at a node: each person once; nobody found means the administrators, marked as an alarm, never an approval. */
import type { NodeOf } from '../definition'
import type { StepContext } from '../context'
import { type AssignmentScene, isBarred } from './barred'

export interface SettledAssignees {
  readonly userIds: readonly string[]
  readonly fallback: boolean
}

export function settleAssignees(node: NodeOf<'userTask'>, scene: AssignmentScene & { readonly context: StepContext }): SettledAssignees {
  const { assignees, requesterLeader } = scene.context
  const found = [...new Set(Object.hasOwn(assignees, node.id) ? (assignees[node.id] ?? []) : [])]
  const may = (userId: string) => !isBarred(node, userId, scene)
  const able = found.filter(may)
  if (able.length > 0) return { userIds: able, fallback: false }
  const standIn = found.length > 0 && requesterLeader !== null && may(requesterLeader)
  if (standIn) return { userIds: [requesterLeader], fallback: false }
  return { userIds: administratorsFor(scene.context.fallbackAssignees, may), fallback: true }
}

/** A site whose only administrator may not be asked still asks them: the alarm says so, and no ticket is left without anybody. */
export function administratorsFor(administrators: readonly string[], may: (userId: string) => boolean): string[] {
  const all = [...new Set(administrators)]
  const able = all.filter(may)
  return able.length > 0 ? able : all
}
