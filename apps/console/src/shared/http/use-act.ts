/** Runs something that changes the server: one at a time, its error shown as a toast unless the caller places it better. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { showError } from '../ui/toast-store'
import { isSessionEnd } from './api-error'

export interface Act<Input extends readonly unknown[], Result> {
  /** Answers undefined when it failed, or when a run is still going. */
  readonly run: (...input: Input) => Promise<Result | undefined>
  readonly isRunning: boolean
}

export interface ActOptions {
  /** True: the error has found its place (under a field), no toast is needed. */
  readonly onError?: (error: unknown) => boolean
}

export function useAct<Input extends readonly unknown[], Result>(
  perform: (...input: Input) => Promise<Result>,
  { onError }: ActOptions = {},
): Act<Input, Result> {
  const [isRunning, setRunning] = useState(false)
  const running = useRef(false)
  const latest = useRef({ perform, onError })
  useEffect(() => {
    latest.current = { perform, onError }
  })

  const run = useCallback(async (...input: Input) => {
    if (running.current) return undefined
    running.current = true
    setRunning(true)
    try {
      return await latest.current.perform(...input)
    } catch (error) {
      if (!isSessionEnd(error) && latest.current.onError?.(error) !== true) showError(error)
      return undefined
    } finally {
      running.current = false
      setRunning(false)
    }
  }, [])

  return { run, isRunning }
}
