/** Components whose code a browser asks for when they are first drawn, in the place of what a server may have drawn already (ADR 0011). */
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

export interface MissingProps {
  /** Asks for the code again. */
  readonly onRetry: () => void
}

/**
 * Suspends until the code is there. React keeps the failure of a lazy component for ever, so `Missing` is drawn in its place and may ask again.
 *
 * @param load - imports the component.
 */
export function whenAsked<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Missing: ComponentType<P & MissingProps>,
): ComponentType<P> {
  function Stand(props: P) {
    const [Arrived, setArrived] = useState<ComponentType<P> | null>(null)
    if (Arrived) return <Arrived {...props} />
    const onRetry = () =>
      void load().then(
        (component) => setArrived(() => component),
        () => undefined,
      )
    return <Missing {...props} onRetry={onRetry} />
  }
  return lazy(async () => ({ default: await load().catch(() => Stand) }))
}

/** The boundary that such a component stands in; a server draws the same one, so that its markup fits. */
export function inItsPlace<P extends object>(Component: ComponentType<P>, fallback: ReactNode): ComponentType<P> {
  return function InItsPlace(props: P) {
    return (
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    )
  }
}
