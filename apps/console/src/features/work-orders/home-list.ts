/** The list that a ticket opened by a link belongs to: where its reader would look for it. */
import type { TicketDetail } from '@formwork/api-contract'
import { wholeList } from '../../shared/tickets/views/view-address'
import { visibilityReasons } from './visibility-reasons'

/** @returns its unfiltered address: the view it opens with may leave the ticket out. */
export function homeList(ticket: Pick<TicketDetail, 'requester' | 'openTasks' | 'history'>, userId: string): string {
  return wholeList(listOf(visibilityReasons(ticket, userId)))
}

function listOf(reasons: ReturnType<typeof visibilityReasons>): string {
  if (reasons.includes('asked')) return '/process/upcoming'
  if (reasons.includes('requester')) return '/process/mine'
  if (reasons.includes('acted') || reasons.includes('wasAsked')) return '/process/related'
  return reasons.includes('copied') || reasons.includes('away') ? '/process/related?list=copied' : '/process/all'
}
