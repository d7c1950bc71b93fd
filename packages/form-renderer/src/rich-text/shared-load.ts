/** Code that is loaded on demand and shared by several components. A failed load is tried again at the next request. */
import { useEffect, useSyncExternalStore } from 'react'
import { useRenderSettings } from '../form/render-settings'

export interface SharedLoad<T> {
  readonly read: () => T | null
  readonly subscribe: (listener: () => void) => () => void
  /** Begins loading; does nothing while loading or when loaded. */
  readonly start: (onError: (error: unknown) => void) => void
}

/** @param load - imports what is wanted; called again after a failure. */
export function shareLoad<T>(load: () => Promise<T>): SharedLoad<T> {
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
      // Components go on showing what needs no code; the next request tries again.
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

/** What was loaded, or null. Loading begins when `isWanted`. */
export function useSharedLoad<T>(source: SharedLoad<T>, isWanted: boolean): T | null {
  const arrived = useSyncExternalStore(source.subscribe, source.read, nothing)
  const { report } = useRenderSettings()
  useEffect(() => {
    if (isWanted) source.start((error) => report(error, 'code'))
  }, [source, isWanted, report])
  return arrived
}
