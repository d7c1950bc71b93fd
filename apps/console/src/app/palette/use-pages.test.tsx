/** Pages beside the menu are found by name, by those who may open them. */
import type { MenuItem } from '@formwork/api-contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useSession } from '../../shared/session/session-store'
import { fakeServer } from '../../testing/fake-server'
import { renderPage, TEST_USER } from '../../testing/render-page'
import { CommandPalette } from './CommandPalette'

const ALL_TICKETS: MenuItem = {
  menuId: '00000000-0000-4000-8000-000000000002',
  menuName: 'all-tickets',
  title: 'All tickets',
  path: '/process/all',
  component: 'all-tickets',
  icon: 'tickets',
  visible: '0',
  noCache: false,
  children: [],
}

beforeEach(() => fakeServer({}))

/** The palette of somebody with these permissions, after a word was typed. */
function typed(word: string, permissions: readonly string[]) {
  const page = renderPage(<CommandPalette />)
  act(() => useSession.setState({ user: { ...TEST_USER, permissions: [...permissions] }, menu: [ALL_TICKETS] }))
  fireEvent.change(screen.getByRole('combobox', { name: 'Find or do anything' }), { target: { value: word } })
  return page
}

describe('the palette', () => {
  it('opens a page that stands beside the menu, under the page it belongs to', async () => {
    const { router } = typed('Failed steps', ['process:list:all:inversion'])
    fireEvent.click(await screen.findByRole('option', { name: /Failed steps.*All tickets/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/process/failed-steps'))
  })

  it('offers none to whom it would not open', async () => {
    typed('', ['process:list:all'])
    expect(await screen.findByRole('option', { name: /All tickets/ })).toBeTruthy()
    expect(screen.queryByRole('option', { name: /Failed steps/ })).toBeNull()
  })

  it('offers no page that needs a record, and one’s own tokens under one’s own page', async () => {
    typed('', [])
    expect(await screen.findByRole('option', { name: /API tokens.*Personal centre/ })).toBeTruthy()
    expect(screen.queryByRole('option', { name: /New request|Ticket$/ })).toBeNull()
  })
})
