/** Components that are loaded when they are first rendered, and hydrate what a server may have rendered already (ADR 0011). */
import { Component, type ComponentType, createElement, lazy, type ReactNode, Suspense, useContext, useEffect, useState } from 'react'
import type { Caught } from '../field/ErrorBoundary'
import { RenderSettingsContext } from '../form/render-settings'
import { useHydrating } from '../performance/use-hydrating'

export interface MissingProps {
  /** Why the code could not be loaded. */
  readonly caught: Caught
  /** Loads the code again. */
  readonly onRetry: () => void
}

export interface Part<P> {
  /** Imports the component; called again after a failure. */
  readonly load: () => Promise<ComponentType<P>>
  /** Drawn when the code could not be loaded. */
  readonly Missing: ComponentType<P & MissingProps>
  /** Rendered while the code is loading. */
  readonly waiting: ReactNode
}

/** A part that can be loaded before it is rendered. */
export type PreloadablePart<P> = ComponentType<P> & {
  /** Loads its code; null when it is loaded. Resolves also when loading fails: then the part shows the failure in its place. */
  readonly preload: () => Promise<void> | null
}

const nothing = () => undefined

let pendingPreload: Promise<unknown> | null = null

/** Loads the code of all these before they are rendered; others need none. @returns null when all of it is loaded. */
export function preloadAll(components: Iterable<object>): Promise<unknown> | null {
  const coming = [...new Set(components)].flatMap(
    (component: Partial<Pick<PreloadablePart<never>, 'preload'>>) => component.preload?.() ?? [],
  )
  pendingPreload = coming.length > 0 ? Promise.all(coming) : null
  return pendingPreload
}

/** The last {@link preloadAll}, for a part that would otherwise show a second loading state. */
export const preloading = () => pendingPreload

interface WaitingState<P> {
  readonly Arrived: ComponentType<P> | null
  readonly caught: Caught | null
}

/** Renders a part as soon as its code is loaded. */
export function lazyPart<P extends object>({ load, Missing, waiting }: Part<P>): PreloadablePart<P> {
  let loaded: ComponentType<P> | null = null
  let pending: Promise<ComponentType<P>> | null = null
  /** One request for all that wait at once: a form may have hundreds of dates. */
  const fetch = async () => {
    pending ??= load()
    try {
      loaded = await pending
      return loaded
    } catch (error) {
      pending = null
      throw error
    }
  }
  const preload = () => (loaded ? null : fetch().then(nothing, nothing))

  /** With its own state and not by suspending: React delays the content of a boundary by 300 ms after it has shown another one's fallback. */
  class Waiting extends Component<P, WaitingState<P>> {
    override state: WaitingState<P> = { Arrived: loaded, caught: null }
    private isGone = false

    constructor(props: P) {
      super(props)
      // Before the first frame, and not after it.
      void preload()
    }

    override componentDidMount() {
      this.isGone = false
      if (!this.state.Arrived) void this.ask()
    }

    override componentWillUnmount() {
      this.isGone = true
    }

    private async ask() {
      try {
        const Arrived = await fetch()
        if (!this.isGone) this.setState({ Arrived })
      } catch (error) {
        if (!this.isGone) this.setState({ caught: { error } })
      }
    }

    override render() {
      const { Arrived, caught } = this.state
      if (Arrived) return <Arrived {...this.props} />
      return caught ? <Missing {...this.props} caught={caught} onRetry={this.retry} /> : waiting
    }

    private readonly retry = () => {
      this.setState({ caught: null })
      void this.ask()
    }
  }

  // React never retries a lazy component that failed, so this one never fails.
  const Kept = hydrateInPlace<P>(lazy(async () => ({ default: await fetch().catch(() => Waiting) })) as ComponentType<P>, waiting)

  /** In a form with markup of a server: only React knows whether this part is hydrated. */
  function InMarkup(props: P) {
    const isHydrated = useHydrating()
    // Fixed while it is mounted: another component would mount it again, and lose its state.
    const [{ Way }] = useState<{ readonly Way: ComponentType<P> }>(() => ({ Way: isHydrated ? Kept : Waiting }))
    return createElement(Way, props)
  }

  function Asked(props: P) {
    const settings = useContext(RenderSettingsContext)
    return settings?.isHydrated === false ? <Waiting {...props} /> : <InMarkup {...props} />
  }
  return Object.assign(Asked, { preload })
}

/** The Suspense boundary that keeps a server's markup until the code is loaded; a server renders the same one, so that the markup matches. */
export function hydrateInPlace<P extends object>(Component: ComponentType<P>, waiting: ReactNode): ComponentType<P> {
  return function InItsPlace(props: P) {
    return (
      <Suspense fallback={waiting}>
        <Component {...props} />
        <AfterHydration />
      </Suspense>
    )
  }
}

/** Tells the form around that this part is hydrated. */
function AfterHydration() {
  const enteredEarly = useContext(RenderSettingsContext)?.enteredEarly
  useEffect(() => enteredEarly?.replay(), [enteredEarly])
  return null
}
