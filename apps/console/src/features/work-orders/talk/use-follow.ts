/** Keeps the page of a ticket up to date: when somebody else acts it loads again, and says who did. What is typed stays. */
import { pathOf, routes, type TicketDetail, type TicketEvent, ticketEventSchema } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { listenTo } from '../../../shared/http/event-stream'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useSession, useSignedInUser } from '../../../shared/session/session-store'
import { showToast } from '../../../shared/ui/feedback/toast-store'

type TicketSnapshot = Extract<TicketEvent, { type: 'standing' }>

export function useFollow({ id, revision }: Pick<TicketDetail, 'id' | 'revision'>): void {
  const { t } = useLingui()
  const { userId } = useSignedInUser()
  /** When the shown comments were last changed; undefined until the server's first event. */
  const commentsAt = useRef<string | null>(undefined)
  const apply = useEffectEvent((snapshot: TicketSnapshot) => {
    if (commentsAt.current !== undefined && commentsAt.current !== snapshot.commentsAt) invalidateRoutes(routes.listComments)
    commentsAt.current = snapshot.commentsAt
    if (snapshot.revision <= revision) return
    invalidateRoutes(routes.getTicket)
    const actor = snapshot.last?.actor ?? null
    if (actor?.id === userId) return
    const who = actor?.name ?? ''
    showToast(
      'info',
      who === '' ? t`The ticket has gone on; it is shown as it stands now` : t`${who} has acted; the ticket is shown as it stands now`,
    )
  })
  // After the end of a session there are no events; a sign-in over the page listens again.
  const isSignedIn = useSession(({ ended }) => ended === null)
  useEffect(() => {
    if (!isSignedIn) return undefined
    const listening = new AbortController()
    const onEvent = ({ data }: { readonly data: string }) => {
      const event = readEvent(data)
      if (event?.type === 'standing') apply(event)
      // The page loads once more, and shows the reason itself.
      if (event?.type === 'end' && (event.reason === 'session' || event.reason === 'unseen')) {
        listening.abort()
        invalidateRoutes(routes.getTicket)
      }
    }
    void listenTo(pathOf(routes.followTicket, { id }), onEvent, listening.signal)
    return () => listening.abort()
  }, [id, isSignedIn])
}

/** Null for events of a newer server that this console does not know. */
function readEvent(data: string): TicketEvent | null {
  try {
    const parsed = ticketEventSchema.safeParse(JSON.parse(data))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
