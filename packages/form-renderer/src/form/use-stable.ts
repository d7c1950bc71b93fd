/** One object for equal entries, so that its subscribers only render again when one of them changed. */
import { useMemo } from 'react'

/** @param entries - the same keys, in the same order, at every call. */
export function useStable<T extends object>(entries: T): T {
  // The entries are the dependencies, and listing each by name would say them a second time.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => entries, Object.values(entries))
}
