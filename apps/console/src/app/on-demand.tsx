/** A component whose code is loaded when it is first rendered. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/** A component that renders `waiting` until its code is loaded. */
export type OnDemand = ComponentType<{ readonly waiting: ReactNode }> & {
  /** Loads the code before it is rendered; after a failure it is loaded again then. */
  readonly preload: () => Promise<void>
}

/**
 * Not React's `lazy`: it keeps each loading screen for 300 ms at least, so that content does not jump, and a page of the console is behind two
 * of them. Code that loads within milliseconds is rendered at once here, and code that failed is loaded again when it is rendered again.
 *
 * @param load - imports the code; called once, until it fails
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
