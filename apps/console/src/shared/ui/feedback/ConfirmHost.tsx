/** Loads the dialog the first time something is asked. Mounted once by the app. */
import { lazy, Suspense, useState } from 'react'
import { useConfirmStore } from './confirm-store'

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog')).ConfirmDialog }))

export function ConfirmHost() {
  const isAsking = useConfirmStore((state) => state.question !== null)
  const [wasAsked, setAsked] = useState(false)
  if (isAsking && !wasAsked) setAsked(true)
  return wasAsked ? (
    <Suspense>
      <ConfirmDialog />
    </Suspense>
  ) : null
}
