/** Who else has a form open, and whether somebody has saved a newer draft of it. */
import { type FormEvent, formEventSchema, pathOf, routes } from '@formwork/api-contract'
import { useEffect, useState } from 'react'
import { listenTo } from '../../../shared/http/event-stream'
import { useSession } from '../../../shared/session/session-store'

export type FormStanding = Extract<FormEvent, { type: 'standing' }>

/** Null until the server has said it, and for a form that was never saved. */
export function useFollowForm(id: string | null): FormStanding | null {
  const [standing, setStanding] = useState<FormStanding | null>(null)
  // After the end of a session nobody is told anything; a sign-in over the page listens anew.
  const isSignedIn = useSession(({ ended }) => ended === null)
  useEffect(() => {
    if (id === null || !isSignedIn) return undefined
    const listening = new AbortController()
    const onEvent = ({ data }: { readonly data: string }) => {
      const event = readEvent(data)
      if (event?.type === 'standing') setStanding(event)
      if (event?.type === 'end' && (event.reason === 'session' || event.reason === 'unseen')) listening.abort()
    }
    void listenTo(pathOf(routes.followForm, { id }), onEvent, listening.signal)
    return () => listening.abort()
  }, [id, isSignedIn])
  return standing
}

/** Null for what a newer server says and this console does not know. */
function readEvent(data: string): FormEvent | null {
  try {
    const parsed = formEventSchema.safeParse(JSON.parse(data))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
