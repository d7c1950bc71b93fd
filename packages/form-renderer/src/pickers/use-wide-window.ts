/** Whether the window has room for two months side by side. */
import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 640px)'

export function useWideWindow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
