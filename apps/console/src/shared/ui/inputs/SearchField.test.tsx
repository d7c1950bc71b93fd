/** Text typed into a search box belongs to its page. */
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { i18n } from '../../i18n/i18n'
import { useListQuery } from '../tables/use-list-query'
import { SearchField } from './SearchField'

const PAUSE_MS = 300

function List() {
  const { filters, setFilter } = useListQuery(['keyword', 'status'])
  return (
    <>
      <SearchField label="search" value={filters.keyword} onChange={(word) => setFilter('keyword', word)} />
      <button onClick={() => setFilter('status', 'open')}>only open</button>
    </>
  )
}

/** The list stays on the screen at every address, as it does while the next page is on its way. */
function openList() {
  history.replaceState(null, '', '/list')
  const router = createBrowserRouter([{ path: '/*', element: <List /> }])
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  )
  return router
}

const type = (word: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: word } })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const address = () => location.pathname + location.search

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('a word is written to the address when typing pauses', async () => {
  openList()
  type('chair')
  await pass(PAUSE_MS - 1)
  expect(address()).toBe('/list')
  await pass(1)
  expect(address()).toBe('/list?keyword=chair')
})

it('a word typed just before going to another page is not written to the address of that page', async () => {
  const router = openList()
  type('chair')
  await act(() => router.navigate('/other'))
  await pass(PAUSE_MS * 2)
  expect(address()).toBe('/other')
})

it('a filter set while the word is on its way keeps the word, and is kept by it', async () => {
  openList()
  type('chair')
  // Both within one render: neither sees the other's address yet.
  act(() => {
    vi.advanceTimersByTime(PAUSE_MS)
    fireEvent.click(screen.getByRole('button', { name: 'only open' }))
  })
  expect(address()).toBe('/list?keyword=chair&status=open')
})

it('letters typed while the word before them is on its way stay', async () => {
  openList()
  type('cha')
  await act(async () => {
    vi.advanceTimersByTime(PAUSE_MS)
    type('chair')
  })
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('chair')
  await pass(PAUSE_MS)
  expect(address()).toBe('/list?keyword=chair')
})

it('letters of an input method are no word until one is taken, however long that lasts', async () => {
  openList()
  const box = screen.getByRole('searchbox')
  fireEvent.compositionStart(box)
  type('qian')
  await pass(PAUSE_MS * 3)
  expect(address()).toBe('/list')
  type('前端')
  fireEvent.compositionEnd(box)
  await pass(PAUSE_MS)
  expect(new URL(location.href).searchParams.get('keyword')).toBe('前端')
})

it('a word taken back by the address is taken from the box, as often as it happens', async () => {
  const router = openList()
  for (const word of ['chair', 'chair']) {
    type(word)
    await pass(PAUSE_MS)
    await act(() => router.navigate('/list'))
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  }
})
