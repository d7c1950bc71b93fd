/** The list of webhooks: how each does, and a secret that is shown once. */
import type { Webhook } from '@formwork/api-contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../../../shared/http/query-client'
import { fakeServer } from '../../../testing/fake-server'
import { brokenRules, renderPage } from '../../../testing/render-page'
import { WebhooksPage } from './WebhooksPage'

const AT = '2026-03-02T01:00:00.000Z'
const webhook = (at: number, changed: Partial<Webhook> = {}): Webhook => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  name: `Receiver ${at}`,
  url: 'https://hooks.example.com/in',
  enabled: true,
  events: ['ticket.ended'],
  processIds: [],
  includeValues: false,
  revision: 3,
  createdAt: AT,
  failingSince: null,
  lastDelivery: null,
  ...changed,
})
const PLACE = '/api/v2/webhooks'
const listed = (...list: Webhook[]) => ({ body: { list, processes: [] } })
const delivery = { status: 'waiting', attempts: 2, httpStatus: 503, error: 'status', createdAt: AT } as const
afterEach(() => queryClient.clear())

it('says how each does, and why the last event did not arrive', async () => {
  const failing = webhook(2, { failingSince: AT, lastDelivery: delivery })
  fakeServer({ [`GET ${PLACE}`]: listed(webhook(1), failing, webhook(3, { enabled: false })) })
  renderPage(<WebhooksPage />)
  const row = async (name: string) => within(await screen.findByRole('row', { name: (said) => said.includes(name) }))
  expect((await row('Receiver 1')).getByText('Nothing sent yet')).toBeTruthy()
  expect((await row('Receiver 2')).getByText('Nothing arrives')).toBeTruthy()
  expect((await row('Receiver 2')).getByText('It answered 503')).toBeTruthy()
  expect((await row('Receiver 3')).getByText('Switched off')).toBeTruthy()
  expect(await brokenRules()).toEqual([])
})

it('shows the secret of a new one, and no longer once that is closed', async () => {
  const calls = fakeServer({ [`GET ${PLACE}`]: listed(), [`POST ${PLACE}`]: { body: { id: webhook(1).id, secret: 'whsec_c2VjcmV0' } } })
  renderPage(<WebhooksPage />)
  expect(await screen.findByText('No other system is told yet')).toBeTruthy()
  const [create] = screen.getAllByRole('button', { name: 'New webhook' })
  if (create !== undefined) await userEvent.click(create)
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/Name/), 'Warehouse')
  await userEvent.type(dialog.getByLabelText(/Address/), 'hooks.example.com')
  await userEvent.click(dialog.getByRole('button', { name: 'Create webhook' }))
  expect(await dialog.findByText('Enter an address that begins with https:// or http://')).toBeTruthy()
  await userEvent.clear(dialog.getByLabelText(/Address/))
  await userEvent.type(dialog.getByLabelText(/Address/), 'https://hooks.example.com/in')
  await userEvent.click(dialog.getByRole('checkbox', { name: /Somebody is asked/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Create webhook' }))
  expect(await screen.findByText('whsec_c2VjcmV0')).toBeTruthy()
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    url: 'https://hooks.example.com/in',
    events: ['ticket.started', 'task.answered', 'task.late', 'ticket.late', 'ticket.ended'],
  })
  await userEvent.click(screen.getByRole('button', { name: 'I have kept it' }))
  await waitFor(() => expect(screen.queryByText('whsec_c2VjcmV0')).toBeNull())
})

it('switches one off with all else as it was', async () => {
  const calls = fakeServer({ [`GET ${PLACE}`]: listed(webhook(1)), [`PUT ${PLACE}/${webhook(1).id}`]: { body: null } })
  renderPage(<WebhooksPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Switch off' }))
  const { name, url, events, processIds, includeValues, revision } = webhook(1)
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      name,
      url,
      events,
      processIds,
      includeValues,
      revision,
      enabled: false,
    }),
  )
})
