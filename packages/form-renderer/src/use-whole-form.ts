/** Draws the first screen of a long form before the rest of it, so that a person sees it as soon as a short one. */
import { startTransition, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTakenOver } from './parts/use-taken-over'

export interface WholeForm {
  readonly isWhole: boolean
  /** Draws what is missing before it returns: whoever wants to reach a field calls it first. */
  readonly drawWhole: () => void
}

/**
 * False for the first frame in a browser and true ever after; the rest is drawn as soon as that frame stands, in slices between which keys and
 * clicks are heard. Markup of a server is whole from the start, and so is what takes it over.
 */
export function useWholeForm(): WholeForm {
  const isTakenOver = useTakenOver()
  const [isWhole, setWhole] = useState(isTakenOver)
  useEffect(() => {
    if (!isWhole) startTransition(() => setWhole(true))
  }, [isWhole])
  const drawWhole = useCallback(() => flushSync(() => setWhole(true)), [])
  return { isWhole, drawWhole }
}
