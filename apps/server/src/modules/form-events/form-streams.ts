/** Streams of forms that are edited. */
import { createStreams, type EventStreams, type StreamDeps } from '../live/event-streams'
import { findFormStanding, keepOpening, removeOpening } from './opening-repo'

export function createFormStreams(deps: StreamDeps, options: { readonly heartbeatMs?: number } = {}): EventStreams {
  const { quickDb, ticketNews, now } = deps
  return createStreams(
    deps,
    {
      find: (db, _actor, formId) => findFormStanding(db, formId, now()),
      missing: 'form.not-found',
      presence: {
        async keep(formId, userId, id) {
          const isNew = await keepOpening(quickDb, { id, formId, userId, seenAt: now() })
          if (isNew) ticketNews.tell(formId)
        },
        async leave(formId, id) {
          await removeOpening(quickDb, id)
          ticketNews.tell(formId)
        },
      },
    },
    options,
  )
}
