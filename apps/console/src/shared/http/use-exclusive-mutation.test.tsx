/** Mutations: one run at a time, and every failure is shown once, where it belongs. */
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useToastStore } from '../ui/feedback/toast-store'
import { ApiError } from './api-error'
import { queryClient } from './query-client'
import { useExclusiveMutation } from './use-exclusive-mutation'

const toasts = () => useToastStore.getState().toasts.map(({ text }) => text)
const refusal = new ApiError({ code: 'request.invalid', message: 'Not like this' })

beforeEach(() => useToastStore.setState({ toasts: [] }))

describe('useExclusiveMutation', () => {
  it('ignores a second press until the first has been answered', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const save = vi.fn(() => promise)
    const { result } = renderHook(() => useExclusiveMutation(save))
    const first = result.current.run()
    expect(await result.current.run()).toBeUndefined()
    await waitFor(() => expect(result.current.isRunning).toBe(true))
    await act(async () => resolve('saved'))
    expect(await first).toBe('saved')
    await waitFor(() => expect(result.current.isRunning).toBe(false))
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('shows what failed, and can be run again', async () => {
    const save = vi.fn(async (name: string) => name).mockRejectedValueOnce(refusal)
    const { result } = renderHook(() => useExclusiveMutation(save))
    expect(await act(() => result.current.run('a'))).toBeUndefined()
    expect(toasts()).toEqual(['Not like this'])
    expect(await act(() => result.current.run('b'))).toBe('b')
  })

  it('leaves an error alone that its caller has placed, and the end of the session to its dialog', async () => {
    const place = vi.fn(() => true)
    const placed = renderHook(() => useExclusiveMutation(() => Promise.reject(refusal), { onError: place }))
    await act(() => placed.result.current.run())
    const ended = renderHook(() =>
      useExclusiveMutation(() => Promise.reject(new ApiError({ code: 'session.expired', message: 'over' })), { onError: place }),
    )
    await act(() => ended.result.current.run())
    expect(place.mock.calls).toEqual([[refusal]])
    expect(toasts()).toEqual([])
  })

  it('keeps nothing of what was sent', async () => {
    const { result, unmount } = renderHook(() => useExclusiveMutation(async (_password: string) => undefined))
    await act(() => result.current.run('secret'))
    unmount()
    await waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]))
  })
})
