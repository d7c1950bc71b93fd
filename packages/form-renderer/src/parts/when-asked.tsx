/** Components whose code a browser asks for when they are first drawn, in the place of what a server may have drawn already (ADR 0011). */
import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTakenOver } from './use-taken-over'

export interface MissingProps {
  /** Asks for the code again. */
  readonly onRetry: () => void
}

export interface Part<P> {
  /** Imports the component; called again after a failure. */
  readonly load: () => Promise<ComponentType<P>>
  /** Drawn when the code could not be loaded. */
  readonly Missing: ComponentType<P & MissingProps>
  /** Stands there while the code is on its way. */
  readonly waiting: ReactNode
}

/** Draws a part as soon as its code is there. */
export function whenAsked<P extends object>({ load, Missing, waiting }: Part<P>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null
  const fetch = async () => {
    loaded ??= await load()
    return loaded
  }

  /** By its own hands and not by suspending: React holds back what comes out of a boundary for 300 ms after it has shown another one's fallback. */
  function Waiting(props: P) {
    const [Arrived, setArrived] = useState<ComponentType<P> | null>(() => loaded)
    const [hasFailed, setFailed] = useState(false)
    useEffect(() => {
      if (Arrived || hasFailed) return
      let isGone = false
      fetch().then(
        (component) => !isGone && setArrived(() => component),
        () => !isGone && setFailed(true),
      )
      return () => {
        isGone = true
      }
    }, [Arrived, hasFailed])
    if (Arrived) return <Arrived {...props} />
    return hasFailed ? <Missing {...props} onRetry={() => setFailed(false)} /> : waiting
  }

  /** Asks before the first frame, and not after it. */
  const awaited = () => {
    fetch().catch(() => undefined)
    return Waiting
  }

  // React keeps the failure of a lazy component for ever, so it never fails.
  const Kept = inItsPlace<P>(lazy(async () => ({ default: await fetch().catch(() => Waiting) })) as ComponentType<P>, waiting)

  return function Asked(props: P) {
    const isTakenOver = useTakenOver()
    // For as long as it stands: another way would draw it anew, and forget what was done in it.
    const [{ Way }] = useState<{ readonly Way: ComponentType<P> }>(() => ({
      Way: isTakenOver ? Kept : (loaded ?? awaited()),
    }))
    return createElement(Way, props)
  }
}

/** The boundary in which a browser keeps what a server has drawn until the code is there; a server draws the same one, so that the markup fits. */
export function inItsPlace<P extends object>(Component: ComponentType<P>, waiting: ReactNode): ComponentType<P> {
  return function InItsPlace(props: P) {
    return (
      <Suspense fallback={waiting}>
        <Component {...props} />
      </Suspense>
    )
  }
}
