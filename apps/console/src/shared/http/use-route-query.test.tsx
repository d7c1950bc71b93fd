/** Reading in a component: what is shown while loading again, what is dropped, and when it is loaded again. */
import { routes } from '@formwork/api-contract'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TEST_USER } from '../../testing/render-page'
import { resetSession, useSession } from '../session/session-store'
import { invalidateRoutes } from './query-client'
import { useRouteQuery } from './use-route-query'

interface Arrived {
  readonly path: string
  readonly signal: AbortSignal
  readonly answer: (body: unknown, status?: number) => void
  readonly breakOff: () => void
}

let arrived: Arrived[] = []

beforeEach(() => {
  arrived = []
  vi.stubGlobal('fetch', (request: Request) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    arrived.push({
      path: new URL(request.url).pathname,
      signal: request.signal,
      answer: (body, status = 200) => resolve(Response.json(body, { status })),
      breakOff: () => reject(new TypeError('Failed to fetch')),
    })
    return promise
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = () => renderHook(() => useRouteQuery(routes.listForms, { query: { pageSize: 1 } }))
const listOf = (count: number) => ({ count, list: [] })

/** The call with this number, counted from 0, once it has been made. */
async function callNumber(index: number): Promise<Arrived> {
  await waitFor(() => expect(arrived.length).toBeGreaterThan(index))
  const call = arrived[index]
  if (call === undefined) throw new Error(`call ${index} was not made`)
  return call
}

/** A list whose input changes. */
const search = (keepsRows: boolean) =>
  renderHook(({ keyword }) => useRouteQuery(routes.listForms, { query: { keyword } }, { keepsRows }), { initialProps: { keyword: 'a' } })

/** An answer that is there before a later visit. */
async function visitedBefore(): Promise<void> {
  const visit = show()
  ;(await callNumber(0)).answer(listOf(1))
  await waitFor(() => expect(visit.result.current.data).toMatchObject({ count: 1 }))
  visit.unmount()
  await tickOfTheClock()
}

/** Answers carry the time they came at, in milliseconds. */
const tickOfTheClock = () => {
  const now = Date.now()
  return waitFor(() => expect(Date.now()).toBeGreaterThan(now))
}

describe('a page that is opened again', () => {
  it('shows its old answer at once, and then the new one', async () => {
    await visitedBefore()
    const { result } = show()
    expect(result.current).toMatchObject({ data: { count: 1 }, isFetching: true })
    ;(await callNumber(1)).answer(listOf(2))
    await waitFor(() => expect(result.current).toMatchObject({ data: { count: 2 }, isFetching: false }))
  })

  it('does not go on showing what may no longer be read', async () => {
    await visitedBefore()
    const { result } = show()
    ;(await callNumber(1)).answer({ code: 'permission.denied' }, 403)
    await waitFor(() => expect(result.current).toMatchObject({ data: undefined, error: { code: 'permission.denied' } }))
  })

  it('knows nothing of what was shown to somebody else', async () => {
    useSession.setState({ user: TEST_USER })
    await visitedBefore()
    resetSession()
    expect(show().result.current.data).toBeUndefined()
  })
})

describe('a page that is open', () => {
  it('asks again after a change to its route, keeping what it shows, and not after others', async () => {
    const { result } = show()
    ;(await callNumber(0)).answer(listOf(1))
    await waitFor(() => expect(result.current.data).toMatchObject({ count: 1 }))
    act(() => invalidateRoutes(routes.listRoles, routes.listForms))
    const again = await callNumber(1)
    await waitFor(() => expect(result.current).toMatchObject({ data: { count: 1 }, isFetching: true }))
    again.answer(listOf(2))
    await waitFor(() => expect(result.current.data).toMatchObject({ count: 2 }))
    expect(arrived.map(({ path }) => path)).toEqual(['/api/v2/forms', '/api/v2/forms'])
  })

  it('keeps what it shows when asking again fails', async () => {
    const { result } = show()
    ;(await callNumber(0)).answer(listOf(1))
    await waitFor(() => expect(result.current.data).toBeDefined())
    act(() => result.current.refetch())
    ;(await callNumber(1)).breakOff()
    await waitFor(() => expect(result.current).toMatchObject({ data: { count: 1 }, error: { code: 'network' }, isFetching: false }))
  })

  it('drops a first answer that was on its way when the change was made', async () => {
    const { result } = show()
    const first = await callNumber(0)
    act(() => invalidateRoutes(routes.listForms))
    const second = await callNumber(1)
    expect(first.signal.aborted).toBe(true)
    second.answer(listOf(2))
    first.answer(listOf(1))
    await waitFor(() => expect(result.current).toMatchObject({ data: { count: 2 }, isFetching: false }))
  })

  it('says at once that the server cannot be reached, and asks again when told to', async () => {
    const { result } = show()
    ;(await callNumber(0)).breakOff()
    await waitFor(() => expect(result.current).toMatchObject({ error: { code: 'network' }, isFetching: false }))
    expect(arrived).toHaveLength(1)
    act(() => result.current.refetch())
    ;(await callNumber(1)).answer(listOf(1))
    await waitFor(() => expect(result.current).toMatchObject({ data: { count: 1 }, error: null }))
  })
})

describe('a list that is searched', () => {
  it('keeps its rows until those of the next question are there', async () => {
    const { result, rerender } = search(true)
    ;(await callNumber(0)).answer(listOf(1))
    await waitFor(() => expect(result.current.data).toMatchObject({ count: 1 }))
    rerender({ keyword: 'b' })
    const second = await callNumber(1)
    expect(result.current).toMatchObject({ data: { count: 1 }, isFetching: true })
    second.answer({ code: 'permission.denied', title: '', detail: '' }, 403)
    await waitFor(() => expect(result.current.error).not.toBeNull())
    expect(result.current.data).toBeUndefined()
  })

  it('of records shows nothing of one in place of another', async () => {
    const { result, rerender } = search(false)
    ;(await callNumber(0)).answer(listOf(1))
    await waitFor(() => expect(result.current.data).toMatchObject({ count: 1 }))
    rerender({ keyword: 'b' })
    await callNumber(1)
    expect(result.current.data).toBeUndefined()
  })
})

describe('a connection that broke', () => {
  it('brings what it failed to bring once the browser is online again', async () => {
    const { result } = show()
    ;(await callNumber(0)).breakOff()
    await waitFor(() => expect(result.current.error).not.toBeNull())
    act(() => void globalThis.dispatchEvent(new Event('online')))
    ;(await callNumber(1)).answer(listOf(1))
    await waitFor(() => expect(result.current).toMatchObject({ data: { count: 1 }, error: null }))
  })

  it('brings it with the first call that is answered again, and asks for nothing else', async () => {
    const { result } = show()
    ;(await callNumber(0)).breakOff()
    await waitFor(() => expect(result.current.error).not.toBeNull())
    const other = renderHook(() => useRouteQuery(routes.listCatalogue))
    ;(await callNumber(1)).answer({ list: [] })
    await waitFor(() => expect(other.result.current.data).toEqual({ list: [] }))
    expect((await callNumber(2)).path).toBe('/api/v2/forms')
    ;(await callNumber(2)).answer(listOf(1))
    await waitFor(() => expect(result.current.data).toMatchObject({ count: 1 }))
    expect(arrived).toHaveLength(3)
  })
})

describe('a tab that is hidden', () => {
  it('shows its old answer when it is shown again, asks again then, and not before', async () => {
    const Count = () => <output>{useRouteQuery(routes.listForms).data?.count}</output>
    const tab = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Count />
      </Activity>
    )
    const { rerender } = render(tab('visible'))
    ;(await callNumber(0)).answer(listOf(1))
    await screen.findByText('1')
    rerender(tab('hidden'))
    await act(async () => invalidateRoutes(routes.listForms))
    expect(arrived).toHaveLength(1)
    rerender(tab('visible'))
    expect(screen.getByText('1')).toBeDefined()
    ;(await callNumber(1)).answer(listOf(2))
    await screen.findByText('2')
  })
})

describe('a page that is left', () => {
  it('stops the call nobody waits for any more', async () => {
    const { unmount } = show()
    const call = await callNumber(0)
    unmount()
    expect(call.signal.aborted).toBe(true)
  })
})
