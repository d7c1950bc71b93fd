/** The idempotency key of a request: the same while it is repeated after a lost connection, a new one for the next. */
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
