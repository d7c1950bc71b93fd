/** Starting a ticket: rules are shown at the fields, a refusal of the server loses nothing, and a half-filled form is restored. */
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
  titlePattern: null,
  form: {
    list: [{ type: 'input', name: 'Reason', key: 'k1', model: 'reason', rules: [], options: { required: true, width: '100%' } }],
    config: { labelWidth: 100, labelPosition: 'right', size: 'small', customClass: '' },
  },
}
const AHEAD = `POST /api/v2/catalogue/${processId}/ahead`
const open = async (answers: FakeAnswers = {}, more: Readonly<Record<string, unknown>> = {}, search = '') => {
  const calls = fakeServer({
    [`GET /api/v2/catalogue/${processId}`]: { body: { ...entry, ...more } },
    [AHEAD]: { body: { ahead: null } },
    'GET /api/v1/upcoming': { body: { code: 200, msg: '', data: { count: { upcoming: 0 } } } },
    ...answers,
  })
  const view = renderPage(
    <main>
      <StartTicketPage />
    </main>,
    { pattern: '/process/apply/:processId', at: `/process/apply/${processId}${search}` },
  )
  return { ...view, calls, field: await screen.findByRole<HTMLInputElement>('textbox', { name: /Reason/ }) }
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))
const posts = (calls: ReturnType<typeof fakeServer>) => calls.filter(({ method, path }) => method === 'POST' && !path.endsWith('/ahead'))

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

  it('says whom it goes to with what is filled in, and asks anew once that has changed', async () => {
    const step = { name: 'Approval', names: ['Ann'], count: 1 }
    const ahead = { ends: null, steps: [step], others: { names: [], count: 0 }, branches: [] }
    const { calls, field } = await open({ [AHEAD]: { body: { ahead } } })
    expect(await screen.findByText(/Next is “Approval”: Ann\./)).toBeTruthy()
    await userEvent.type(field, 'Holiday')
    const asked = () => calls.filter(({ path }) => path.endsWith('/ahead')).map(({ body }) => body)
    await expect
      .poll(asked)
      .toEqual([expect.objectContaining({ version: 3, priority: 1 }), expect.objectContaining({ values: { reason: 'Holiday' } })])
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

  it('asks for what is written at the start: what is hidden is not there, what is read cannot be changed and is not sent', async () => {
    const [reason] = entry.form.list
    const field = (model: string, name: string, defaultValue: string) => ({
      ...reason,
      name,
      key: model,
      model,
      options: { width: '100%', defaultValue },
    })
    const list = [{ ...reason, options: { width: '100%' } }, field('opinion', 'Opinion', ''), field('rate', 'Rate', '7')]
    const { calls, field: shown } = await open(
      { 'POST /api/v2/tickets': { body: { id: processId, number: 'T-1', ticket: { id: processId } } } },
      { form: { ...entry.form, list }, rights: { opinion: 'hidden', rate: 'read', reason: 'required' } },
    )
    expect(screen.queryByRole('textbox', { name: /Opinion/ })).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Rate/ }).disabled).toBe(true)
    await submit()
    expect(posts(calls)).toEqual([])
    await userEvent.type(shown, 'Holiday')
    await submit()
    await waitFor(() => expect(posts(calls)).toMatchObject([{ body: { values: { reason: 'Holiday' } } }]))
    expect(Object.keys(Object(posts(calls)[0]?.body).values)).toEqual(['reason'])
  })

  it('begins as an earlier ticket was filled in, without what its form has no field for any more', async () => {
    const like = '00000000-0000-4000-8000-0000000000cc'
    const [reason] = entry.form.list
    const gone = { ...reason, name: 'Gone', key: 'k2', model: 'gone' }
    const earlier = {
      number: 'T-7',
      title: 'Summer leave',
      priority: 2,
      form: { ...entry.form, list: [reason, gone] },
      forms: [],
      values: { reason: 'Holiday', gone: 'x' },
    }
    const { calls, field } = await open(
      {
        [`GET /api/v2/tickets/${like}`]: { body: earlier },
        'POST /api/v2/tickets': { body: { id: processId, number: 'T-8', ticket: { id: processId } } },
      },
      {},
      `?like=${like}`,
    )
    expect(field.value).toBe('Holiday')
    expect(screen.getByText(/Filled in from T-7/)).toBeTruthy()
    await userEvent.type(field, ' in May')
    cleanup()
    const again = await open({ [`GET /api/v2/tickets/${like}`]: { body: earlier } })
    expect(again.field.value).toBe('')
    cleanup()
    const kept = await open({ [`GET /api/v2/tickets/${like}`]: { body: earlier } }, {}, `?like=${like}`)
    expect(kept.field.value).toBe('Holiday in May')
    expect(screen.getByText(/were restored/)).toBeTruthy()
    expect(calls.length).toBeGreaterThan(0)
  })

  it('sends what an earlier ticket held as it is, and begins empty where that cannot be read', async () => {
    const like = '00000000-0000-4000-8000-0000000000cc'
    const earlier = { number: 'T-7', title: 'Summer leave', priority: 2, form: entry.form, forms: [], values: { reason: 'Holiday' } }
    const posted = { 'POST /api/v2/tickets': { body: { id: processId, number: 'T-8', ticket: { id: processId } } } }
    const { calls } = await open({ ...posted, [`GET /api/v2/tickets/${like}`]: { body: earlier } }, {}, `?like=${like}`)
    await submit()
    await waitFor(() =>
      expect(posts(calls)).toMatchObject([{ body: { title: 'Summer leave', priority: 2, values: { reason: 'Holiday' } } }]),
    )
    cleanup()
    const without = await open({}, {}, '?like=00000000-0000-4000-8000-0000000000dd')
    expect(without.field.value).toBe('')
    expect(screen.getByText(/cannot be read/)).toBeTruthy()
  })

  it('goes on in the version that was published meanwhile, with what was typed in the last moment', async () => {
    let version = 3
    const { calls, field } = await open({
      [`GET /api/v2/catalogue/${processId}`]: () => ({ body: { ...entry, version } }),
      'POST /api/v2/tickets': () => {
        version = 4
        return { status: 409, body: { type: '', title: '', status: 409, code: 'ticket.stale', detail: 'A newer version was published' } }
      },
    })
    await userEvent.type(field, 'Typed and sent at once')
    await submit()
    await waitFor(() => expect(field.isConnected).toBe(false))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Reason/ }).value).toBe('Typed and sent at once')
    await submit()
    await waitFor(() => expect(posts(calls)).toHaveLength(2))
    expect(posts(calls)[1]).toMatchObject({ body: { version: 4, values: { reason: 'Typed and sent at once' } } })
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

  it('asks for no title where the process makes it, and shows how it will read', async () => {
    const { calls, field, router } = await open(
      { 'POST /api/v2/tickets': { body: { id: processId, number: 'T-1', ticket: { id: processId } } } },
      { titlePattern: '{process}: {field:reason}' },
    )
    expect(screen.queryByRole('textbox', { name: /Title/ })).toBeNull()
    expect(screen.getByRole('status', { name: 'Title' }).textContent).toBe('Leave: [Reason]')
    await userEvent.type(field, 'Holiday')
    await waitFor(() => expect(screen.getByRole('status', { name: 'Title' }).textContent).toBe('Leave: Holiday'))
    await submit()
    await waitFor(() => expect(router.state.location.pathname).toBe(`/process/tickets/${processId}`))
    expect(posts(calls)).toMatchObject([{ body: { title: '', values: { reason: 'Holiday' } } }])
  })

  describe('with people to choose', () => {
    const step = { nodeId: 'check', name: 'Check', isRequired: true, isLimited: true }
    const wang = { id: '00000000-0000-4000-8000-000000000003', name: 'Wang', department: 'Finance' }
    const people = { [`GET /api/v2/catalogue/${processId}/steps/check/people`]: { body: { list: [wang], hasMore: false } } }
    const picker = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Check' })
    const choose = async () => {
      await userEvent.type(picker(), 'Wan')
      await screen.findByRole('option', { name: /Wang/ })
      await userEvent.keyboard('{ArrowDown}{Enter}')
    }

    it('says at the step that somebody is missing, with the focus there, and sends who was chosen', async () => {
      const answer = { body: { id: processId, number: 'T-1', ticket: { id: processId } } }
      const { calls, field } = await open({ ...people, 'POST /api/v2/tickets': answer }, { chooses: [step] })
      await userEvent.type(field, 'Holiday')
      await submit()
      expect(await screen.findByRole('combobox', { name: 'Check', description: 'Choose who goes on at “Check”' })).toBe(
        document.activeElement,
      )
      expect(await brokenRules()).toEqual([])
      await choose()
      await submit()
      await waitFor(() => expect(posts(calls)).toMatchObject([{ body: { chosen: { check: [wang.id] } } }]))
    })

    it('says at the step whom the server refuses', async () => {
      const issue = { path: ['chosen', 'check', 0], code: 'chosen.outside', message: 'Wang cannot be chosen' }
      const body = { type: '', title: '', status: 422, code: 'ticket.choice-refused', detail: 'Look at it', issues: [issue] }
      const { field } = await open({ ...people, 'POST /api/v2/tickets': { status: 422, body } }, { chooses: [step] })
      await userEvent.type(field, 'Holiday')
      await choose()
      await submit()
      expect(await screen.findByRole('combobox', { name: 'Check', description: 'Wang cannot be chosen' })).toBe(document.activeElement)
    })
  })

  it('fills in the further forms of the start, each under its name, and sends all values as one', async () => {
    const widget = { type: 'input', name: 'Bank', key: 'k9', model: 'bank', rules: [], options: { required: true, width: '100%' } }
    const further = { id: 'f2', name: 'Account', nodeId: 'start', form: { list: [widget], config: {} } }
    const issue = { path: ['values', 'bank'], code: 'pattern', message: 'is no bank' }
    const body = { type: '', title: '', status: 422, code: 'ticket.values-refused', detail: 'Some values are refused', issues: [issue] }
    const { calls, field } = await open({ 'POST /api/v2/tickets': { status: 422, body } }, { forms: [further] })
    expect(screen.getByRole('heading', { name: 'Account' })).toBeTruthy()
    const bank = screen.getByRole('textbox', { name: /Bank/ })
    await userEvent.type(bank, 'First')
    await userEvent.type(field, 'Holiday')
    await submit()
    await waitFor(() => expect(posts(calls)).toMatchObject([{ body: { values: { reason: 'Holiday', bank: 'First' } } }]))
    await waitFor(() => expect(document.activeElement).toBe(bank))
    expect(screen.getByRole('textbox', { name: /Bank/, description: 'Bank: is no bank' })).toBe(bank)
  })

  it('has no accessibility problem', async () => {
    await open()
    expect(await brokenRules()).toEqual([])
  })
})
