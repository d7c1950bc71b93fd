/** Streams of forms and processes that are edited. */
import { routes } from '@formwork/api-contract'
import { may } from '../../domain/actor'
import { createStreams, type EventStreams, type StreamDeps } from '../live/event-streams'
import { keepOpening, removeOpening } from './opening-repo'
import { type EditedKind, findSnapshot } from './editor-snapshot-repo'

interface StreamOptions {
  readonly heartbeatMs?: number
}

const ROUTES = { form: routes.followForm, process: routes.followProcess } as const

/** @param kind - decides how what is not there is refused: `form.not-found` or `process.not-found` */
export function createEditorStreams(deps: StreamDeps, kind: EditedKind, options: StreamOptions = {}): EventStreams {
  const { quickDb, ticketNews, now } = deps
  return createStreams(
    deps,
    {
      // Asked again for each event: the right to see it may have been taken since the stream began.
      find: async (db, actor, id) => (may(actor, ...ROUTES[kind].access) ? findSnapshot(db, kind, id, now()) : null),
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
