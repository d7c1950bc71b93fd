/**
 * A component that is loaded when it is first shown, or a little before. Not React's `lazy`: that one never retries after a failure, and a
 * lost connection in the morning must not cost the calendar for the rest of the day.
 */
import { type ComponentType, createElement, useEffect, useState } from 'react'
import { useRenderSettings } from '../form/render-settings'
import { useLargerMessages } from '../messages/use-larger-messages'

export interface LazyPanel<P> {
  /** Begins loading, so that the panel is there when it is asked for. A failure shows when the component is rendered. */
  readonly prefetch: () => void
  readonly Component: ComponentType<P>
}

/**
 * @param load - imports the component; called again after a failure.
 * @example const { Component: Clock, prefetch } = lazyPanel(() => import('../pickers/ClockPanel').then(({ ClockPanel }) => ClockPanel))
 */
export function lazyPanel<P extends object>(load: () => Promise<ComponentType<P>>): LazyPanel<P> {
  let loaded: ComponentType<P> | null = null
  const fetch = async () => {
    loaded ??= await load()
    return loaded
  }

  function Component(props: P) {
    const { report } = useRenderSettings()
    const messages = useLargerMessages()
    const [attempt, setAttempt] = useState(0)
    const [arrived, setArrived] = useState<ComponentType<P> | null>(() => loaded)
    const [failedAt, setFailedAt] = useState(-1)
    useEffect(() => {
      if (arrived) return
      let isGone = false
      fetch().then(
        (component) => !isGone && setArrived(() => component),
        (error) => {
          report(error, 'code')
          if (!isGone) setFailedAt(attempt)
        },
      )
      return () => {
        isGone = true
      }
    }, [arrived, attempt, report])
    if (arrived) return createElement(arrived, props)
    if (failedAt !== attempt)
      return (
        <p className="fw-notice" role="status">
          <span className="fw-spinner" aria-hidden="true" />
          {messages.pickerLoading}
        </p>
      )
    return (
      <div className="fw-notice fw-notice--error" role="alert">
        {messages.pickerFailed}
        <button type="button" className="fw-link" onClick={() => setAttempt(attempt + 1)}>
          {messages.retry}
        </button>
      </div>
    )
  }

  return { prefetch: () => void fetch().catch(() => undefined), Component }
}
