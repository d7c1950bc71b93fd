/** A part of the designer whose code is loaded when it is first shown. From then on it is there at once. */
import Button from '@mui/material/Button'
import { type ComponentType, useEffect, useState } from 'react'
import { useMessages } from '../store/designer-context'

export interface OnDemandOptions<P> {
  readonly load: () => Promise<ComponentType<P>>
  /** Rendered until the code is loaded; a line of text by default. */
  readonly Waiting?: ComponentType<P>
  /** Rendered where it cannot be loaded; a line with a button by default. */
  readonly Missing?: ComponentType<P & MissingProps>
}

export interface MissingProps {
  readonly onRetry: () => void
}

export type OnDemand<P> = ComponentType<P> & {
  /** Loads the code before it is shown. */
  readonly preload: () => Promise<void>
}

export function onDemand<P extends object>({ load, Waiting = Loading, Missing = NotLoaded }: OnDemandOptions<P>): OnDemand<P> {
  let loaded: ComponentType<P> | null = null
  const fetchPart = async () => {
    loaded ??= await load()
    return loaded
  }
  function Part(props: P) {
    const [Shown, setShown] = useState(() => loaded)
    const [attempt, setAttempt] = useState(0)
    const [failedAttempt, setFailed] = useState(-1)
    useEffect(() => {
      if (Shown !== null) return
      let isStopped = false
      fetchPart().then(
        (part) => !isStopped && setShown(() => part),
        () => !isStopped && setFailed(attempt),
      )
      return () => {
        isStopped = true
      }
    }, [Shown, attempt])
    if (Shown !== null) return <Shown {...props} />
    if (failedAttempt === attempt) return <Missing {...props} onRetry={() => setAttempt(attempt + 1)} />
    return <Waiting {...props} />
  }
  return Object.assign(Part, { preload: async () => void (await fetchPart()) })
}

function Loading() {
  const { dialogs } = useMessages()
  return (
    <p role="status" style={QUIET}>
      {dialogs.loading}
    </p>
  )
}

/** Shown where a part could not be fetched: without a network, or after the host has put a newer version in its place. */
export function NotLoaded({ onRetry }: MissingProps) {
  const { editing } = useMessages()
  return (
    <p role="alert" style={QUIET}>
      {editing.loading.failed}{' '}
      <Button size="small" color="inherit" onClick={onRetry}>
        {editing.loading.retry}
      </Button>
    </p>
  )
}

const QUIET = { margin: 16, fontSize: 13 } as const
