/** A component whose code comes when it is first drawn. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/** A component that draws `waiting` until its code is there. */
export type OnDemand = ComponentType<{ readonly waiting: ReactNode }> & {
  /** Asks for the code before it is drawn; a failure is asked for again then. */
  readonly preload: () => Promise<void>
}

/**
 * Not React's `lazy`: it keeps each loading screen for 300 ms at least, so that content does not jump, and a page of the console stands behind two
 * of them. Code that comes in milliseconds is drawn at once here, and code that failed to come is asked for again when it is drawn again.
 *
 * @param load - imports the code; asked once, until it fails
 * @returns a component that throws to the error boundary around it what `load` rejects with
 */
export function onDemand(load: () => Promise<ComponentType>): OnDemand {
  let loaded: ComponentType | null = null
  let loading: Promise<ComponentType> | null = null
  const start = (): Promise<ComponentType> => {
    loading ??= load().then(
      (component) => (loaded = component),
      (error: unknown) => {
        loading = null
        throw error
      },
    )
    return loading
  }
  function Demanded({ waiting }: { readonly waiting: ReactNode }) {
    const [Code, setCode] = useState(() => loaded)
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
    useEffect(() => {
      if (Code !== null) return undefined
      let isCurrent = true
      start().then(
        (component) => isCurrent && setCode(() => component),
        (error: unknown) => isCurrent && setFailure({ error }),
      )
      return () => {
        isCurrent = false
      }
    }, [Code])
    if (failure !== null) throw failure.error
    return Code === null ? waiting : <Code />
  }
  const preload = () =>
    start().then(
      () => undefined,
      () => undefined,
    )
  return Object.assign(Demanded, { preload })
}
