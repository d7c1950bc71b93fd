/** A window as wide as a phone. A test restores it by `vi.unstubAllGlobals()`. */
import { vi } from 'vitest'

export function onPhone(): void {
  const ignore = () => undefined
  const media = { matches: true, addListener: ignore, removeListener: ignore, addEventListener: ignore, removeEventListener: ignore }
  vi.stubGlobal('matchMedia', () => media)
}

/** A wide window. @returns what makes it as narrow as a phone, in an `act` */
export function narrowable(): () => void {
  const listeners = new Set<(event: Event) => void>()
  const media = {
    matches: false,
    addListener: (listener: (event: Event) => void) => listeners.add(listener),
    removeListener: (listener: (event: Event) => void) => listeners.delete(listener),
    addEventListener: (_kind: string, listener: (event: Event) => void) => listeners.add(listener),
    removeEventListener: (_kind: string, listener: (event: Event) => void) => listeners.delete(listener),
  }
  vi.stubGlobal('matchMedia', () => media)
  return () => {
    media.matches = true
    // Some are added meanwhile.
    const heard = [...listeners]
    for (const listener of heard) listener(new Event('change'))
  }
}
