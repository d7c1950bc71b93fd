/** Fetches the dialog the first time something is asked: most pages open without ever asking. Mounted once by the app. */
import { lazy, Suspense, useRef } from 'react'
import { useConfirmStore } from './confirm-store'

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog')).ConfirmDialog }))

export function ConfirmHost() {
  const isAsking = useConfirmStore((state) => state.question !== null)
  const wasAsked = useRef(false)
  if (isAsking) wasAsked.current = true
  return wasAsked.current ? (
    <Suspense>
      <ConfirmDialog />
    </Suspense>
  ) : null
}
