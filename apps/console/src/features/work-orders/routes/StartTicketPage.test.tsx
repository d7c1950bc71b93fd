/** Starting a ticket: rules are shown at the fields, a refusal of the server loses nothing, and a half-filled form comes back. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type FakeAnswers, fakeServer } from '../../../testing/fake-server'
import { brokenRules, renderPage } from '../../../testing/render-page'
import { StartTicketPage } from './StartTicketPage'

const processId = '00000000-0000-4000-8000-0000000000bb'
const entry = {
  processId,
  name: 'Leave',
  category: 'HR',
  icon: '',
  remark: '',
  version: 3,
  form: {
    list: [{ type: 'input', name: 'Reason', key: 'k1', model: 'reason', rules: [], options: { required: true, width: '100%' } }],
    config: { labelWidth: 100, labelPosition: 'right', size: 'small', customClass: '' },
  },
}
const open = async (answers: FakeAnswers = {}) => {
  const calls = fakeServer({
    [`GET /api/v2/catalogue/${processId}`]: { body: entry },
    'GET /api/v1/upcoming': { body: { code: 200, msg: '', data: { count: { upcoming: 0 } } } },
    ...answers,
  })
  const view = renderPage(
    <main>
      <StartTicketPage />
    </main>,
    { pattern: '/process/apply/:processId', at: `/process/apply/${processId}` },
  )
  return { ...view, calls, field: await screen.findByRole<HTMLInputElement>('textbox', { name: /Reason/ }) }
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))
const posts = (calls: ReturnType<typeof fakeServer>) => calls.filter((call) => call.method === 'POST')

describe('starting a ticket', () => {
  it('fills the title in, and sends what was entered with the version it was entered for', async () => {
    const { calls, field, router } = await open({
      'POST /api/v2/tickets': { body: { id: processId, number: 'T-1', ticket: { id: processId } } },
    })
    await userEvent.type(field, 'Holiday')
    await submit()
    await waitFor(() => expect(router.state.location.pathname).toBe(`/process/tickets/${processId}`))
    expect(posts(calls)).toMatchObject([
      { body: { processId, version: 3, title: 'Admin – Leave', priority: 1, values: { reason: 'Holiday' } } },
    ])
    expect(Object.keys(localStorage).filter((key) => key.startsWith('formwork.draft'))).toEqual([])
  })

  it('is left without a question once it is submitted, where leaving a page loses what stands in it', async () => {
    const { field, router } = await open({ 'POST /api/v2/tickets': { body: { id: processId, number: 'T-1', ticket: { id: processId } } } })
    await userEvent.type(field, 'Holiday')
    await submit()
    await waitFor(() => expect(router.state.location.pathname).toBe(`/process/tickets/${processId}`))
  })

  it('sends nothing while a rule is broken', async () => {
    const { calls } = await open()
    await submit()
    expect((await screen.findAllByText(/Reason/)).length).toBeGreaterThan(1)
    expect(posts(calls)).toEqual([])
  })

  it('shows what the server refused at its field, with the focus there, and keeps the values', async () => {
    const issue = { path: ['values', 'reason'], code: 'pattern', message: 'has to be longer' }
    const body = { type: '', title: '', status: 422, code: 'ticket.values-refused', detail: 'Some values are refused', issues: [issue] }
    const { field } = await open({ 'POST /api/v2/tickets': { status: 422, body } })
    await userEvent.type(field, 'x')
    await submit()
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(screen.getByRole('textbox', { name: /Reason/, description: 'Reason: has to be longer' })).toBe(field)
    expect(screen.getByRole('link', { name: 'Reason: has to be longer' })).toBeTruthy()
    expect(field.value).toBe('x')
  })

  it('brings a half-filled form back', async () => {
    const { field } = await open()
    await userEvent.type(field, 'Half')
    cleanup()
    const again = await open()
    expect(again.field.value).toBe('Half')
    expect(screen.getByText(/were restored/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Reason/ }).value).toBe(''))
  })

  it('has no accessibility problem', async () => {
    await open()
    expect(await brokenRules()).toEqual([])
  })
})
