/** Components whose code a browser asks for when they are first drawn, in the place of what a server may have drawn already (ADR 0011). */
import { Component, type ComponentType, createElement, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import type { Caught } from '../field/ErrorBoundary'
import { RenderSettingsContext } from '../form/render-settings'
import { useHydrating } from '../performance/use-hydrating'

export interface MissingProps {
  /** Why the code could not be loaded. */
  readonly caught: Caught
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

/** A part that can be asked for before it is drawn. */
export type PreloadablePart<P> = ComponentType<P> & {
  /** Asks for its code; null when it is there. Resolves as well when it cannot be had: then the part says so where it stands. */
  readonly bring: () => Promise<void> | null
}

const nothing = () => undefined

let onTheirWay: Promise<unknown> | null = null

/** Asks for the code of all these before they are drawn; what has none to ask for is there. @returns null when all of it is. */
export function preloadAll(components: Iterable<object>): Promise<unknown> | null {
  const coming = [...new Set(components)].flatMap((component: Partial<Pick<PreloadablePart<never>, 'bring'>>) => component.bring?.() ?? [])
  onTheirWay = coming.length > 0 ? Promise.all(coming) : null
  return onTheirWay
}

/** What was asked for last, for a part that would make its own wait again. */
export const preloading = () => onTheirWay

interface WaitingState<P> {
  readonly Arrived: ComponentType<P> | null
  readonly caught: Caught | null
}

/** Draws a part as soon as its code is there. */
export function lazyPart<P extends object>({ load, Missing, waiting }: Part<P>): PreloadablePart<P> {
  let loaded: ComponentType<P> | null = null
  const fetch = async () => {
    loaded ??= await load()
    return loaded
  }
  const bring = () => (loaded ? null : fetch().then(nothing, nothing))

  /** By its own hands and not by suspending: React holds back what comes out of a boundary for 300 ms after it has shown another one's fallback. */
  class Waiting extends Component<P, WaitingState<P>> {
    override state: WaitingState<P> = { Arrived: loaded, caught: null }
    private isGone = false

    constructor(props: P) {
      super(props)
      // Before the first frame, and not after it.
      void bring()
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

  // React keeps the failure of a lazy component for ever, so it never fails.
  const Kept = hydrateInPlace<P>(lazy(async () => ({ default: await fetch().catch(() => Waiting) })) as ComponentType<P>, waiting)

  /** In a form of which a server has drawn a part: whether this one is among what it drew has to be asked of React. */
  function InMarkup(props: P) {
    const isHydrated = useHydrating()
    // For as long as it stands: another way would draw it anew, and forget what was done in it.
    const [{ Way }] = useState<{ readonly Way: ComponentType<P> }>(() => ({ Way: isHydrated ? Kept : Waiting }))
    return createElement(Way, props)
  }

  function Asked(props: P) {
    const settings = useContext(RenderSettingsContext)
    return settings?.isHydrated === false ? <Waiting {...props} /> : <InMarkup {...props} />
  }
  return Object.assign(Asked, { bring })
}

/** The boundary in which a browser keeps what a server has drawn until the code is there; a server draws the same one, so that the markup fits. */
export function hydrateInPlace<P extends object>(Component: ComponentType<P>, waiting: ReactNode): ComponentType<P> {
  return function InItsPlace(props: P) {
    return (
      <Suspense fallback={waiting}>
        <Component {...props} />
      </Suspense>
    )
  }
}
