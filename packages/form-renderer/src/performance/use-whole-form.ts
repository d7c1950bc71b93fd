/** Draws the first screen of a long form before the rest of it, so that a person sees it as soon as a short one. */
import type { FormDefinition } from '@formwork/form-schema'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { bringAll } from '../loading/lazy-part'
import { useTakenOver } from './use-hydrating'
import { builtIns } from '../widgets/index'

export interface WholeForm {
  readonly isWhole: boolean
  /** True for markup of a server, and for what takes it over. */
  readonly isTakenOver: boolean
  /** Draws what is missing before it returns: whoever wants to reach a field calls it first. */
  readonly drawWhole: () => void
}

/** How long the rest waits for the code of its widgets, in ms. Drawn without it, each of them would be drawn twice. */
const LONGEST_WAIT = 120

/**
 * False for the first frame in a browser and true ever after; the rest is drawn as soon as that frame stands, in slices between which keys and
 * clicks are heard. Markup of a server is whole from the start, and so is what takes it over.
 */
export function useWholeForm(form: FormDefinition): WholeForm {
  const isTakenOver = useTakenOver()
  const [isWhole, setWhole] = useState(isTakenOver)
  useEffect(() => {
    if (isWhole) return
    const draw = () => startTransition(() => setWhole(true))
    const coming = bringAll(builtIns(form))
    if (!coming) return draw()
    const waiting = setTimeout(draw, LONGEST_WAIT)
    void coming.then(draw)
    return () => clearTimeout(waiting)
  }, [isWhole, form])
  const drawWhole = useCallback(() => flushSync(() => setWhole(true)), [])
  return { isWhole, isTakenOver, drawWhole }
}
