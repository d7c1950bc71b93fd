/** Who is really asked at a node: each person once; nobody found means the administrators, marked as an alarm, never an approval. */
import type { StepContext } from '../state'

export interface SettledAssignees {
  readonly userIds: readonly string[]
  readonly fallback: boolean
}

export function settleAssignees(nodeId: string, context: StepContext): SettledAssignees {
  const found = Object.hasOwn(context.assignees, nodeId) ? (context.assignees[nodeId] ?? []) : []
  if (found.length > 0) return { userIds: [...new Set(found)], fallback: false }
  return { userIds: [...new Set(context.fallbackAssignees)], fallback: true }
}
