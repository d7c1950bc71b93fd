/** The idempotency key of one press: the same while it is sent again after a lost connection, a new one for the next press. */
import { useMemo, useRef } from 'react'

export interface PressKey {
  readonly current: () => string
  readonly renew: () => void
}

export function usePressKey(): PressKey {
  const key = useRef<string | null>(null)
  return useMemo(
    () => ({
      current: () => (key.current ??= crypto.randomUUID()),
      renew: () => {
        key.current = null
      },
    }),
    [],
  )
}
