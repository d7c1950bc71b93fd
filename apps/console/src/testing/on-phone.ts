/** A window as wide as a phone. A test restores it by `vi.unstubAllGlobals()`. */
import { vi } from 'vitest'

export function onPhone(): void {
  const ignore = () => undefined
  const media = { matches: true, addListener: ignore, removeListener: ignore, addEventListener: ignore, removeEventListener: ignore }
  vi.stubGlobal('matchMedia', () => media)
}
