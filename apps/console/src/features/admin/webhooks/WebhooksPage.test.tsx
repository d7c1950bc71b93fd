/** The list of webhooks: the state of each, and a secret that is shown once. */
import type { RobotWebhook, SignedWebhook, Webhook } from '@formwork/api-contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../../../shared/http/query-client'
import { fakeServer } from '../../../testing/fake-server'
import { brokenRules, renderPage } from '../../../testing/render-page'
import { WebhooksPage } from './WebhooksPage'

const AT = '2026-03-02T01:00:00.000Z'
const webhook = (at: number, changed: Partial<SignedWebhook> = {}): SignedWebhook => ({
  kind: 'signed',
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
  pausedSince: null,
  held: 0,
  lastDelivery: null,
  ...changed,
})
const robot = (at: number): RobotWebhook => {
  const { includeValues: _, ...shared } = webhook(at)
  return { ...shared, kind: 'dingtalk', url: 'https://oapi.dingtalk.com/…9c0d', locale: 'zh-CN', isSigned: true }
}
const PLACE = '/api/v2/webhooks'
const listed = (...list: Webhook[]) => ({ body: { list, processes: [] } })
const delivery = { status: 'waiting', attempts: 2, httpStatus: 503, error: 'status', createdAt: AT } as const
afterEach(() => queryClient.clear())

it('says how each does, and why the last event did not arrive', async () => {
  const failing = webhook(2, { failingSince: AT, lastDelivery: delivery })
  const paused = webhook(4, { failingSince: AT, pausedSince: AT, held: 7, lastDelivery: delivery })
  fakeServer({ [`GET ${PLACE}`]: listed(webhook(1), failing, webhook(3, { enabled: false }), paused) })
  renderPage(<WebhooksPage />)
  const row = async (name: string) => within(await screen.findByRole('row', { name: (said) => said.includes(name) }))
  expect((await row('Receiver 1')).getByText('Nothing sent yet')).toBeTruthy()
  expect((await row('Receiver 2')).getByText('Nothing arrives')).toBeTruthy()
  expect((await row('Receiver 2')).getByText('It answered 503')).toBeTruthy()
  expect((await row('Receiver 3')).getByText('Switched off')).toBeTruthy()
  expect((await row('Receiver 4')).getByText('Paused')).toBeTruthy()
  expect((await row('Receiver 4')).getByText('7 deliveries wait, and are sent then')).toBeTruthy()
  expect(await brokenRules()).toEqual([])
})

it('shows the secret of a new one, and no longer once that is closed', async () => {
  const calls = fakeServer({ [`GET ${PLACE}`]: listed(), [`POST ${PLACE}`]: { body: { id: webhook(1).id, secret: 'whsec_c2VjcmV0' } } })
  renderPage(<WebhooksPage />)
  expect(await screen.findByText('Nobody is told yet')).toBeTruthy()
  const [create] = screen.getAllByRole('button', { name: 'New webhook' })
  if (create !== undefined) await userEvent.click(create)
  await userEvent.click(await screen.findByRole('button', { name: /^Another system/ }))
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
    events: ['ticket.started', 'task.answered', 'task.transferred', 'task.late', 'ticket.late', 'ticket.commented', 'ticket.ended'],
  })
  await userEvent.click(screen.getByRole('button', { name: 'I have kept it' }))
  await waitFor(() => expect(screen.queryByText('whsec_c2VjcmV0')).toBeNull())
})

it('leads to the setting that a system of the own network is called by, where that is in the way', async () => {
  const refused = { ...delivery, httpStatus: null, error: 'address-not-public' } as const
  const problem = { code: 'webhook.host-not-allowed', message: 'The settings do not allow calls of 10.0.0.5', path: ['url'] }
  const { code, message: detail } = problem
  fakeServer({
    [`GET ${PLACE}`]: listed(webhook(1, { failingSince: AT, lastDelivery: refused })),
    [`POST ${PLACE}`]: { status: 422, body: { type: 'x', title: detail, status: 422, code, detail, issues: [problem] } },
  })
  renderPage(<WebhooksPage />)
  const SETTING = '/system/settings?section=outgoing'
  const link = await screen.findByRole('link', { name: 'Open these settings' })
  expect(link.getAttribute('href')).toBe(SETTING)
  await userEvent.click(screen.getByRole('button', { name: 'New webhook' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Another system/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/Name/), 'Inside')
  await userEvent.click(dialog.getByRole('button', { name: 'Create webhook' }))
  expect(await dialog.findByText('Enter an address that begins with https:// or http://')).toBeTruthy()
  expect(dialog.queryByRole('link')).toBeNull()
  await userEvent.type(dialog.getByLabelText(/Address/), 'http://10.0.0.5/in')
  await userEvent.click(dialog.getByRole('button', { name: 'Create webhook' }))
  const said = within(await dialog.findByRole('alert'))
  expect(said.getByText(/10\.0\.0\.5/)).toBeTruthy()
  const remedy = said.getByRole('link', { name: 'Open these settings in a new tab' })
  expect([remedy.getAttribute('href'), remedy.getAttribute('target')]).toEqual([SETTING, '_blank'])
})

it('switches one off with all else as it was', async () => {
  const calls = fakeServer({ [`GET ${PLACE}`]: listed(webhook(1)), [`PUT ${PLACE}/${webhook(1).id}`]: { body: null } })
  renderPage(<WebhooksPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Switch off' }))
  const { kind, name, url, events, processIds, includeValues, revision } = webhook(1)
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      kind,
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

const said = (event: string, words: string) => ({ event, tone: 'plain', said: words, title: 'Leave', facts: [], link: null })
const messages = {
  body: { list: [said('ticket.started', 'A ticket, submitted'), said('task.opened', 'Manager waits'), said('ticket.ended', 'It ended')] },
}

it('asks for what the robot of a chat needs, and shows what the chat will read', async () => {
  const calls = fakeServer({
    [`GET ${PLACE}`]: listed(),
    [`GET ${PLACE}/messages`]: messages,
    [`POST ${PLACE}`]: { body: { id: webhook(1).id, secret: null } },
  })
  renderPage(<WebhooksPage />)
  const [create] = await screen.findAllByRole('button', { name: 'New webhook' })
  if (create !== undefined) await userEvent.click(create)
  await userEvent.click(await screen.findByRole('button', { name: /^DingTalk group/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New webhook: DingTalk group' }))
  expect(await dialog.findByText('Manager waits')).toBeTruthy()
  await userEvent.click(dialog.getByRole('checkbox', { name: /A ticket was started/ }))
  expect(await dialog.findByText('A ticket, submitted')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText(/Name/), 'Office')
  await userEvent.type(dialog.getByLabelText(/Robot address/), 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=1')
  await userEvent.click(dialog.getByRole('button', { name: 'Create webhook' }))
  expect(await dialog.findByText(/Enter the address of a robot of/)).toBeTruthy()
  await userEvent.clear(dialog.getByLabelText(/Robot address/))
  await userEvent.type(dialog.getByLabelText(/Robot address/), 'https://oapi.dingtalk.com/robot/send?access_token=1')
  await userEvent.click(dialog.getByLabelText('Signature check'))
  await userEvent.click(dialog.getByRole('button', { name: 'Create webhook' }))
  expect(await dialog.findByText('Fill in “Signing secret”')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Signing secret'), 'SEC1')
  await userEvent.click(dialog.getByRole('button', { name: 'Create webhook' }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      kind: 'dingtalk',
      url: 'https://oapi.dingtalk.com/robot/send?access_token=1',
      isSigned: true,
      signingSecret: 'SEC1',
      locale: 'zh-CN',
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('keeps the address and secret of a robot that are not entered anew, and offers no secret of ours', async () => {
  const calls = fakeServer({
    [`GET ${PLACE}`]: listed(robot(1) satisfies Webhook),
    [`GET ${PLACE}/messages`]: messages,
    [`PUT ${PLACE}/${robot(1).id}`]: { body: null },
  })
  renderPage(<WebhooksPage />)
  expect(await screen.findByText('DingTalk group')).toBeTruthy()
  expect(screen.queryByText('What a receiver has to do')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(screen.queryByRole('menuitem', { name: 'Renew secret' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Edit Receiver 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit webhook: DingTalk group' }))
  await userEvent.type(dialog.getByLabelText(/Name/), ' of ours')
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      name: 'Receiver 1 of ours',
      url: '',
      isSigned: true,
      signingSecret: '',
      revision: 3,
    }),
  )
})
