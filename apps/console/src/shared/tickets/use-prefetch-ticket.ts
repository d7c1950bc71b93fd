/** Prefetches a ticket: the one under the pointer, or with the focus, is likely to be opened next. */
import { routes } from '@formwork/api-contract'
import { useCallback, useRef } from 'react'
import { usePrefetchRoute } from '../http/use-route-query'

/** A pointer that only passes over a list loads nothing. */
const REST_MS = 60

export function usePrefetchTicket(): (id: string) => void {
  const prefetch = usePrefetchRoute()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return useCallback(
    (id) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => prefetch(routes.getTicket, { params: { id } }), REST_MS)
    },
    [prefetch],
  )
}
