/** Why somebody sees a ticket: every reason that the ticket itself tells. Who has none of them sees it by their data scope. */
import type { TicketDetail } from '@formwork/api-contract'

export type SeenBecause = 'requester' | 'asked' | 'wasAsked' | 'acted' | 'scope'

export function whySeen(
  { requester, openTasks, history }: Pick<TicketDetail, 'requester' | 'openTasks' | 'history'>,
  userId: string,
): SeenBecause[] {
  const isMe = ({ id }: { readonly id: string }) => id === userId
  const isAsked = openTasks.some(({ assignees }) => assignees.some(isMe))
  const wasAsked = history.some(({ assignees }) => assignees.some(isMe))
  const hasActed = history.some(({ kind, actor }) => kind !== 'started' && actor?.id === userId)
  const reasons: SeenBecause[] = [
    ...(requester.id === userId ? ['requester' as const] : []),
    ...(isAsked ? ['asked' as const] : wasAsked && !hasActed ? ['wasAsked' as const] : []),
    ...(hasActed ? ['acted' as const] : []),
  ]
  return reasons.length === 0 ? ['scope'] : reasons
}
