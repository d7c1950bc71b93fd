/** The idempotency key of what is sent: the same while it is sent again after a lost connection, a new one for the next time. */
import { useMemo, useRef } from 'react'
import { newId } from '../new-id'

export interface IdempotencyKey {
  readonly current: () => string
  readonly renew: () => void
}

export function useIdempotencyKey(): IdempotencyKey {
  const key = useRef<string | null>(null)
  return useMemo(
    () => ({
      current: () => (key.current ??= newId()),
      renew: () => {
        key.current = null
      },
    }),
    [],
  )
}
