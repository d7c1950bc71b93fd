/** The page of processes to start: how many there are, and how many a search finds. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render-page'
import { CataloguePage } from './CataloguePage'

const entry = (name: string) => ({ processId: name, name, icon: '', remark: '', category: '', categoryIcon: '' })

it('counts the processes that are shown: all of them, those that a search finds, and none', async () => {
  fakeServer({ 'GET /api/v2/catalogue': { body: { list: [entry('Leave'), entry('Leave abroad'), entry('Purchase')] } } })
  renderPage(<CataloguePage />, { pattern: '/process/apply', at: '/process/apply' })
  await screen.findByRole('link', { name: /Purchase/ })
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent
  expect(heading()).toBe('New request3')
  const search = screen.getByRole('searchbox')
  await userEvent.type(search, 'leave')
  expect(await screen.findByText('2')).toBeTruthy()
  await userEvent.type(search, ' not')
  expect(await screen.findByText('No process matches')).toBeTruthy()
  expect(heading()).toBe('New request0')
})
