/** Who else has a form or a process open, and whether somebody has saved a newer draft of it. */
import { type EditorEvent, editorEventSchema, pathOf, type routes } from '@formwork/api-contract'
import { useEffect, useState } from 'react'
import { listenTo } from '../http/event-stream'
import { useSession } from '../session/session-store'

export type EditorSnapshot = Extract<EditorEvent, { type: 'standing' }>

/** @returns null until the first event, and for a document that was never saved */
export function useEditorSnapshot(route: typeof routes.followForm | typeof routes.followProcess, id: string | null): EditorSnapshot | null {
  const [snapshot, setSnapshot] = useState<EditorSnapshot | null>(null)
  // After the end of a session there are no events; a sign-in over the page listens again.
  const isSignedIn = useSession(({ ended }) => ended === null)
  useEffect(() => {
    if (id === null || !isSignedIn) return undefined
    const listening = new AbortController()
    const onEvent = ({ data }: { readonly data: string }) => {
      const event = readEvent(data)
      if (event?.type === 'standing') setSnapshot(event)
      if (event?.type === 'end' && (event.reason === 'session' || event.reason === 'unseen')) listening.abort()
    }
    void listenTo(pathOf(route, { id }), onEvent, listening.signal)
    return () => listening.abort()
  }, [route, id, isSignedIn])
  return snapshot
}

/** Null for events of a newer server that this console does not know. */
function readEvent(data: string): EditorEvent | null {
  try {
    const parsed = editorEventSchema.safeParse(JSON.parse(data))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
