/** Keeps a closed dialog mounted until it has faded out (spec 2.4: 300 ms). */
import { useEffect, useState } from 'react'

export const TEARDOWN_MS = 300

/** True while open and until the teardown delay has passed. */
export function useDelayedClose(isOpen: boolean): boolean {
  const [isAlive, setIsAlive] = useState(isOpen)
  if (isOpen && !isAlive) setIsAlive(true)
  useEffect(() => {
    if (isOpen) return undefined
    const timer = setTimeout(() => setIsAlive(false), TEARDOWN_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
  return isAlive
}
