/** Keeps the to-do badge fresh: every 30 seconds while the window is in view, and when it comes back. */
import { useEffect } from 'react'
import { refreshUpcoming } from '../../shared/session/upcoming'
import { useSession } from '../../shared/session/session-store'

const PERIOD_MS = 30_000

export function useUpcomingPolling(): void {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible' && useSession.getState().ended === null) refreshUpcoming()
    }
    const timer = setInterval(refresh, PERIOD_MS)
    globalThis.addEventListener('focus', refresh)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      globalThis.removeEventListener('focus', refresh)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [])
}
