/** The pager of a log: older rows, back to the newest, and nothing where there is one page. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page'
import { NewestOlder } from './NewestOlder'

const page = (hasMore: boolean) => ({ list: [{ id: 'a' }, { id: 'b' }], hasMore })
const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled

it('goes on after the last row that is shown, and begins the next page at its top', async () => {
  const onGo = vi.fn()
  renderPage(
    <main>
      <NewestOlder after="" page={page(true)} onGo={onGo} />
    </main>,
  )
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const main = screen.getByRole('main')
  main.scrollTop = 300
  expect(isOff('Newest')).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Older' }))
  expect(onGo).toHaveBeenCalledWith('b')
  expect(main.scrollTop).toBe(0)
  vi.unstubAllGlobals()
})

it('leads back from the last page to the newest', async () => {
  const onGo = vi.fn()
  renderPage(<NewestOlder after="b" page={page(false)} onGo={onGo} />)
  expect(isOff('Older')).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Newest' }))
  expect(onGo).toHaveBeenCalledWith('')
})

it('is not there where everything is on one page', () => {
  renderPage(<NewestOlder after="" page={page(false)} onGo={() => {}} />)
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})
