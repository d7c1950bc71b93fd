/** The one timeline of a ticket: acts, comments, and changes of its form, newest first. */
import type { Comment, HistoryEntry } from '@formwork/api-contract'

export const TIMELINE_PARTS = ['all', 'acts', 'comments', 'changes'] as const
export type TimelinePart = (typeof TIMELINE_PARTS)[number]

export type TimelineEntry = { readonly key: string; readonly at: string } & (
  | { readonly kind: 'act'; readonly act: HistoryEntry }
  | { readonly kind: 'comment'; readonly comment: Comment }
)

/** Of the same moment the later act is newer; a comment comes before the acts of its moment. */
export function timelineOf(history: readonly HistoryEntry[], comments: readonly Comment[], part: TimelinePart): TimelineEntry[] {
  const acts = history
    .toSorted((a, b) => b.sequence - a.sequence)
    .filter(({ changes }) => part === 'all' || part === 'acts' || (part === 'changes' && changes.length > 0))
    .map((act): TimelineEntry => ({ kind: 'act', key: `act ${act.sequence}`, at: act.at, act }))
  const shownComments = part === 'all' || part === 'comments' ? comments : []
  const entries = shownComments.map((comment): TimelineEntry => ({ kind: 'comment', key: comment.id, at: comment.at, comment }))
  // Sorting is stable: acts of the same moment keep their order.
  return [...entries, ...(part === 'comments' ? [] : acts)].toSorted((a, b) => instant(b.at) - instant(a.at))
}

const instant = (at: string) => new Date(at).getTime()
