/** Asks for a ticket before it is opened: what the pointer rests on, or the focus, is likely to be next. */
import { routes } from '@formwork/api-contract'
import { useCallback, useRef } from 'react'
import { useAskAhead } from '../http/use-route-query'

/** A pointer that only passes over a list asks for nothing. */
const REST_MS = 60

export function useTicketAhead(): (id: string) => void {
  const askAhead = useAskAhead()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return useCallback(
    (id) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => askAhead(routes.getTicket, { params: { id } }), REST_MS)
    },
    [askAhead],
  )
}
