/** The list of everybody's API tokens: its text while it is empty. */
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../../../shared/http/query-client'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render-page'
import { TokensPage } from './TokensPage'

const hal = { id: '00000000-0000-4000-8000-00000000000a', name: 'Hal', detail: 'hal' }
const show = (at: string) => {
  fakeServer({
    'GET /api/v2/tokens': { body: { list: [], count: 0, pageIndex: 1, pageSize: 20 } },
    'GET /api/v2/people': { body: { list: [hal] } },
  })
  renderPage(<TokensPage />, { at })
}
afterEach(() => queryClient.clear())

it('says where tokens are made while nobody has one', async () => {
  show('/')
  expect((await screen.findByRole('link', { name: 'My API tokens' })).getAttribute('href')).toBe('/profile/tokens')
})

it('says that the person has none, and leads back to everybody', async () => {
  show(`/?person=${hal.id}`)
  expect(await screen.findByText('This person has no API token')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeTruthy()
})
