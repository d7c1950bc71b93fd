/** The designer's library of one person in this browser. */
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { readLibrary, useDesignerLibrary } from './designer-library'

beforeEach(() => localStorage.clear())

const block = { name: 'Address', definition: { list: [], config: {} } }

it('is there again after the page was left', () => {
  const first = renderHook(() => useDesignerLibrary(() => undefined))
  act(() => first.result.current.favourites.onChange(['input']))
  act(() => first.result.current.blocks.onChange?.([block]))
  first.unmount()
  const { result } = renderHook(() => useDesignerLibrary(() => undefined))
  expect(result.current.favourites.types).toEqual(['input'])
  expect(result.current.blocks.list).toEqual([block])
})

it.each(['', '[]', '{"favourites": 1}', '{"favourites": [], "blocks": [{"name": 3}]}', 'no JSON'])(
  'begins with nothing where %j lies',
  (text) => {
    expect(readLibrary(text)).toEqual({ favourites: [], blocks: [] })
  },
)

it('says when the browser has no room, and keeps it for this page', () => {
  const onFull = vi.fn()
  const { result } = renderHook(() => useDesignerLibrary(onFull))
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: localStorage.getItem.bind(localStorage), setItem: full })
  act(() => result.current.blocks.onChange?.([block]))
  vi.unstubAllGlobals()
  expect(onFull).toHaveBeenCalledOnce()
  expect(result.current.blocks.list).toEqual([block])
})
