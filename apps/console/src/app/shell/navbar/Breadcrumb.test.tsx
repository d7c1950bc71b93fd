/** The breadcrumb of a page that says itself which list it belongs to. */
import type { MenuItem } from '@formwork/api-contract'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { usePageParents } from '../../../shared/ui/navigation/page-parent'
import { useSession } from '../../../shared/session/session-store'
import { renderPage } from '../../../testing/render-page'
import { Breadcrumb } from './Breadcrumb'

const at = '/process/tickets/t1'
const list = '/process/upcoming?page=2&keyword=leave'
const item = (path: string, component: string, title: string, children: MenuItem[] = []): MenuItem => ({
  menuId: path,
  path,
  component,
  visible: '0',
  menuName: path,
  title,
  icon: '',
  noCache: false,
  children,
})

function show(menu: readonly MenuItem[]) {
  renderPage(<Breadcrumb trail={[{ title: 'Ticket', path: at }]} title="Leave" />, { pattern: '/process/tickets/:id', at })
  act(() => {
    useSession.setState({ menu })
    usePageParents.setState({ parents: { [at]: list } })
  })
  const nav = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  return { words: nav.getAllByRole('listitem').map(({ textContent }) => textContent), link: nav.queryByRole('link', { name: 'My to-do' }) }
}

beforeEach(() => usePageParents.setState({ parents: {} }))

it('names that list and leads back to it, with its page and filters', () => {
  const { words, link } = show([item('/process', 'Layout', 'Processes', [item('upcoming', 'inbox', 'My to-do')])])
  expect(words).toEqual(['Home', 'Processes', 'My to-do', 'Leave'])
  expect(link?.getAttribute('href')).toBe(list)
})

it('does not name a list that the person has not', () => {
  expect(show([]).words).toEqual(['Home', 'Leave'])
})
