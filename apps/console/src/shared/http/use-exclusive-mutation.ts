/** Runs something that changes the server: one at a time, its error shown as a toast unless the caller places it better. */
import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { showError } from '../ui/feedback/toast-store'
import { isSessionEnd } from './api-error'
import { queryClient } from './query-client'

export interface ExclusiveMutation<Input extends readonly unknown[], Result> {
  /** Returns undefined when it failed, or when a run is still going. */
  readonly run: (...input: Input) => Promise<Result | undefined>
  readonly isRunning: boolean
}

export interface MutationErrorPlace {
  /** True: the error is shown elsewhere (under a field), no toast is needed. */
  readonly onError?: (error: unknown) => boolean
}

export function useExclusiveMutation<Input extends readonly unknown[], Result>(
  perform: (...input: Input) => Promise<Result>,
  { onError }: MutationErrorPlace = {},
): ExclusiveMutation<Input, Result> {
  const { mutateAsync, isPending } = useMutation(
    {
      mutationFn: (input: Input) => perform(...input),
      onError: (error) => {
        if (!isSessionEnd(error) && onError?.(error) !== true) showError(error)
      },
    },
    queryClient,
  )
  // `isPending` comes with the next render, a second click may come before it.
  const isRunning = useRef(false)
  const run = useCallback(
    async (...input: Input) => {
      if (isRunning.current) return undefined
      isRunning.current = true
      try {
        return await mutateAsync(input)
      } catch {
        // `onError` has said it.
        return undefined
      } finally {
        isRunning.current = false
      }
    },
    [mutateAsync],
  )
  return { run, isRunning: isPending }
}
