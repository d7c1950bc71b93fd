/** The dialog of a new menu: entered values stay when another kind is chosen. */
import type { MenuNode } from '@formwork/api-contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer } from '../../../../testing/fake-server'
import { renderPage } from '../../../../testing/render-page'
import { ConfirmHost } from '../../../../shared/ui/feedback/ConfirmHost'
import { MenuDialog } from './MenuDialog'

const FOLDER = {
  menuId: '1',
  parentId: null,
  menuName: 'visitors',
  title: 'Visitors',
  titleEn: 'Visitors',
  icon: 'menu',
  path: '/visitors',
  menuType: 'M',
  component: '',
  permission: null,
  action: '',
  sort: 0,
  visible: '0',
  noCache: false,
  children: [],
} satisfies MenuNode

it('keeps what was entered when another kind is chosen, and asks before it is thrown away', async () => {
  fakeServer({})
  renderPage(
    <>
      <MenuDialog onClose={() => {}} />
      <ConfirmHost />
    </>,
  )
  await userEvent.click(screen.getByRole('textbox', { name: 'Title' }))
  await userEvent.paste('Visitors')
  await userEvent.click(screen.getByRole('textbox', { name: 'Code' }))
  await userEvent.paste('visits')
  await userEvent.click(screen.getByRole('combobox', { name: 'Kind' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Page' }))
  expect(screen.getByRole('combobox', { name: 'Page of the console' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Visitors')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }).value).toBe('visits')
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByText('Discard what you entered?')).toBeTruthy()
})

it('names the folder that a new one is added to', () => {
  fakeServer({})
  renderPage(<MenuDialog parent={FOLDER} onClose={() => {}} />)
  expect(screen.getByRole('dialog', { name: 'New menu in “Visitors”' })).toBeTruthy()
  expect(screen.getByText('Behind the path of the folder it lies in')).toBeTruthy()
})

it('names no folder where there is none', () => {
  fakeServer({})
  renderPage(<MenuDialog onClose={() => {}} />)
  expect(screen.getByRole('dialog', { name: 'New menu' })).toBeTruthy()
  expect(screen.queryByText('Behind the path of the folder it lies in')).toBeNull()
})

it('puts a new one after all that lie there, at the top too', async () => {
  const seen = fakeServer({ 'POST /api/v1/menu': { body: { code: 200, data: null, msg: '' } } })
  renderPage(<MenuDialog top={[{ ...FOLDER, sort: 5 }, FOLDER]} onClose={() => {}} />)
  for (const [name, text] of [
    ['Title', 'Rooms'],
    ['English title', 'Rooms'],
    ['Code', 'rooms'],
    ['Path', '/rooms'],
  ] as const) {
    await userEvent.click(screen.getByRole('textbox', { name }))
    await userEvent.paste(text)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Create menu' }))
  await waitFor(() => expect(seen.map(({ body }) => body)).toContainEqual(expect.objectContaining({ parentId: null, sort: 6 })))
})

it('asks for the page that was not chosen', async () => {
  fakeServer({})
  renderPage(<MenuDialog parent={FOLDER} onClose={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: 'Create menu' }))
  expect((await screen.findAllByText('Make a choice for “Page of the console”')).length).toBeGreaterThan(0)
})
