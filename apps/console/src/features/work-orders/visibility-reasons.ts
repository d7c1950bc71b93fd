/** Why somebody sees a ticket: every reason in the ticket itself. Without any of them it is their data scope. */
import type { TicketDetail } from '@formwork/api-contract'

export type VisibilityReason = 'requester' | 'asked' | 'wasAsked' | 'acted' | 'copied' | 'away' | 'scope'

export function visibilityReasons(
  { requester, openTasks, history }: Pick<TicketDetail, 'requester' | 'openTasks' | 'history'>,
  userId: string,
): VisibilityReason[] {
  const isMe = ({ id }: { readonly id: string }) => id === userId
  // Somebody whose turn comes later was asked, and does not hold it up.
  const isAsked = openTasks.some(({ assignees, later }) => assignees.some(isMe) && !later.includes(userId))
  const wasAsked = history.some(({ kind, assignees }) => kind !== 'copied' && assignees.some(isMe))
  const hasCopy = history.some(({ kind, assignees }) => kind === 'copied' && assignees.some(isMe))
  const wasAway = history.some(({ kind, standIns = [] }) => kind === 'assigned' && standIns.some(({ away }) => away.some(isMe)))
  // Urging others is no work on it.
  const hasActed = history.some(({ kind, actor }) => kind !== 'started' && kind !== 'urged' && actor?.id === userId)
  const reasons: VisibilityReason[] = [
    ...(requester.id === userId ? ['requester' as const] : []),
    ...(isAsked ? ['asked' as const] : wasAsked && !hasActed ? ['wasAsked' as const] : []),
    ...(hasActed ? ['acted' as const] : []),
    ...(wasAway ? ['away' as const] : []),
    ...(hasCopy ? ['copied' as const] : []),
  ]
  return reasons.length === 0 ? ['scope'] : reasons
}
