/** The page of categories: their order, making one, and that everybody can use it. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { brokenRules, renderPage } from '../../../testing/render-page'
import { CategoriesPage } from './CategoriesPage'

const id = (at: number) => `00000000-0000-4000-8000-00000000000${at}`
const row = (at: number, name: string) => ({ id: id(at), name, icon: 'folder', sort: at, processes: at, revision: 1 })
const PLACE = '/api/v2/process-categories'
const list = { body: { list: [row(1, 'People'), row(2, 'Money'), row(3, 'Travel')] } }

it('shows categories in their order and moves one past its neighbour from the menu of its row', async () => {
  const calls = fakeServer({ [`GET ${PLACE}`]: list, [`PUT ${PLACE}`]: list })
  renderPage(<CategoriesPage />)
  const first = within(await screen.findByRole('row', { name: /People/ }))
  await userEvent.click(first.getByRole('button', { name: 'More' }))
  expect(screen.queryByRole('menuitem', { name: 'Move up' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(within(screen.getByRole('row', { name: /Money/ })).getByRole('button', { name: 'More' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Move down' }))
  await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ids: [id(1), id(3), id(2)] }))
  expect(await brokenRules()).toEqual([])
})

it('makes a category with a name and an icon that has a word', async () => {
  const calls = fakeServer({ [`GET ${PLACE}`]: { body: { list: [] } }, [`POST ${PLACE}`]: { body: row(1, 'People') } })
  renderPage(<CategoriesPage />)
  expect(await screen.findByText('No categories yet')).toBeDefined()
  const [button] = screen.getAllByRole('button', { name: 'New category' })
  if (button !== undefined) await userEvent.click(button)
  const dialog = await screen.findByRole('dialog')
  expect(await brokenRules(dialog)).toEqual([])
  await userEvent.type(within(dialog).getByLabelText(/Category name/), 'People')
  await userEvent.click(within(dialog).getByRole('radio', { name: 'People' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create category' }))
  await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'People', icon: 'users' }))
})
