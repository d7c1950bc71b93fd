/** A further call about what a ticket is open for: a comment on that one, unless another was written not long ago. */
import type { InboundAction } from '@formwork/api-contract'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import { Refusal } from '../../domain/refusal'
import { writeComment } from '../comments/comment-service'
import { lockOpen, recordComment, type Subject } from './subject-repo'

const MINUTE_MS = 60_000

export interface Repetition {
  readonly subject: Subject
  readonly ticketId: string
  readonly starter: Actor
  /** Empty: nothing is said. */
  readonly comment: string
  readonly everyMinutes: number
}

/** Until when no further comment is written; null: it may be now. */
export function noCommentUntil(commentedAt: Date | null, everyMinutes: number, now: Date): Date | null {
  const until = commentedAt === null ? null : new Date(commentedAt.getTime() + everyMinutes * MINUTE_MS)
  return until !== null && until > now ? until : null
}

/** Of simultaneous calls, on any server, one writes: the others wait for its row lock. */
export async function commentOnRepetition(
  deps: Deps,
  { subject, ticketId, starter, comment, everyMinutes }: Repetition,
): Promise<InboundAction> {
  if (comment === '') return 'nothing'
  const now = deps.now()
  const did = await withTransaction(deps.db, async (tx): Promise<InboundAction> => {
    const open = await lockOpen(tx, subject, ticketId)
    if (open === null) return 'not-open'
    if (noCommentUntil(open.commentedAt, everyMinutes, now) !== null) return 'comment-held'
    await writeComment(tx, deps, starter, ticketId, { text: comment, mentions: [], fileIds: [] })
    await recordComment(tx, subject, now)
    return 'commented'
  }).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'comment.off') return 'comment-off' as const
    throw error
  })
  if (did === 'commented') deps.ticketNews.notify(ticketId)
  return did
}
