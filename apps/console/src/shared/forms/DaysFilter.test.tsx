/** The days of a filter, typed: nothing is lost on the way to two whole days. */
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '../../testing/render-page'
import { daysOf, textOfDays } from '../i18n/day-bounds'
import { useListQuery } from '../ui/tables/use-list-query'
import { DaysFilter } from './DaysFilter'

function Filter() {
  const { filters, setFilter } = useListQuery(['days'])
  return <DaysFilter label="Days" days={daysOf(filters.days)} onChange={(days) => setFilter('days', textOfDays(days))} />
}

const boxes = async () => await screen.findAllByRole<HTMLInputElement>('textbox')
const texts = async () => (await boxes()).map(({ value }) => value)

it('keeps what is typed until both are days, which the address has then', async () => {
  const { router } = renderPage(<Filter />, { pattern: '/list', at: '/list' })
  await userEvent.type((await boxes())[0] as HTMLInputElement, '2026-11-22')
  await userEvent.type((await boxes())[1] as HTMLInputElement, '2026-11-2')
  expect(await texts()).toEqual(['2026-11-22', '2026-11-2'])
  expect(router.state.location.search).toBe('')
  await userEvent.keyboard('4')
  await waitFor(() => expect(router.state.location.search).toBe('?days=2026-11-22..2026-11-24'))
  expect(await texts()).toEqual(['2026-11-22', '2026-11-24'])
  await userEvent.keyboard('{Backspace}')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(await texts()).toEqual(['2026-11-22', '2026-11-2'])
})

it('follows the address', async () => {
  const { router } = renderPage(<Filter />, { pattern: '/list', at: '/list?days=2026-11-22..2026-11-24' })
  expect(await texts()).toEqual(['2026-11-22', '2026-11-24'])
  await act(() => router.navigate('/list'))
  expect(await texts()).toEqual(['', ''])
})
