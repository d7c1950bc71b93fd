/** Whether the window has room for two months side by side. */
import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 640px)'

export function useWideWindow(): boolean {
  return useSyncExternalStore(subscribe, () => wideQuery()?.matches ?? true)
}

/** Undefined in the DOM that tests of a host run in. */
function wideQuery(): MediaQueryList | undefined {
  const page: Partial<Pick<Window, 'matchMedia'>> = window
  return page.matchMedia?.(WIDE)
}

function subscribe(onChange: () => void): () => void {
  const query = wideQuery()
  query?.addEventListener('change', onChange)
  return () => query?.removeEventListener('change', onChange)
}
