/** Code that comes when somebody needs it, and that several components wait for. A failed load is tried again at the next wish. */
import { useEffect, useSyncExternalStore } from 'react'
import { useRenderSettings } from '../form/render-settings'

export interface Arriving<T> {
  readonly read: () => T | null
  readonly subscribe: (listener: () => void) => () => void
  /** Begins loading; a second wish does nothing while the first is on its way. */
  readonly start: (onError: (error: unknown) => void) => void
}

/** @param load - imports what is wanted; called again after a failure. */
export function arriving<T>(load: () => Promise<T>): Arriving<T> {
  const listeners = new Set<() => void>()
  let arrived: T | null = null
  let isLoading = false
  const fetch = async (onError: (error: unknown) => void) => {
    isLoading = true
    try {
      arrived = await load()
      for (const listener of listeners) listener()
    } catch (error) {
      onError(error)
      // Whoever waits goes on showing what needs no code; the next wish tries again.
    } finally {
      isLoading = false
    }
  }
  return {
    read: () => arrived,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start(onError) {
      if (arrived === null && !isLoading) void fetch(onError)
    },
  }
}

const nothing = () => null

/** What has arrived, or null. Loading begins when `isWanted`. */
export function useArrived<T>(source: Arriving<T>, isWanted: boolean): T | null {
  const arrived = useSyncExternalStore(source.subscribe, source.read, nothing)
  const { report } = useRenderSettings()
  useEffect(() => {
    if (isWanted) source.start((error) => report(error, 'code'))
  }, [source, isWanted, report])
  return arrived
}
