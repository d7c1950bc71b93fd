/** Streams of forms and processes that are edited. */
import { createStreams, type EventStreams, type StreamDeps } from '../live/event-streams'
import { keepOpening, removeOpening } from './opening-repo'
import { type EditedKind, findSnapshot } from './editor-snapshot-repo'

interface StreamOptions {
  readonly heartbeatMs?: number
}

/** @param kind - decides how what is not there is refused: `form.not-found` or `process.not-found` */
export function createEditorStreams(deps: StreamDeps, kind: EditedKind, options: StreamOptions = {}): EventStreams {
  const { quickDb, ticketNews, now } = deps
  return createStreams(
    deps,
    {
      find: (db, _actor, id) => findSnapshot(db, kind, id, now()),
      missing: `${kind}.not-found`,
      presence: {
        async keep(subjectId, userId, id) {
          const isNew = await keepOpening(quickDb, { id, subjectId, userId, seenAt: now() })
          if (isNew) ticketNews.notify(subjectId)
        },
        async leave(subjectId, id) {
          await removeOpening(quickDb, id)
          ticketNews.notify(subjectId)
        },
      },
    },
    options,
  )
}
