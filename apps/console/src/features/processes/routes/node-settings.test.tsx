/** The settings of automatic steps: a timer that shows its meaning, values by the names of fields. */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { type FakeAnswers, fakeServer } from '../../../testing/fake-server'
import { narrowable } from '../../../testing/on-phone'
import { brokenRules, renderPage } from '../../../testing/render-page'
import { plainEdge } from '../flow/commands/edge'
import { ProcessEditorPage } from './ProcessEditorPage'

const page = { list: [], count: 0, pageIndex: 1, pageSize: 100 }
const id = '00000000-0000-4000-8000-0000000000aa'
const formId = '00000000-0000-4000-8000-0000000000bb'
const at = { updatedAt: '2026-11-21T08:00:00Z', updatedBy: 'Li' }
const line = (source: string, target: string) => plainEdge(`${source}-${target}`, source, target)
const widget = (type: string, name: string, model: string) => ({ type, name, key: model, model, options: {}, rules: [] })
const form = { list: [widget('input', 'Reason', 'reason_1'), widget('fileupload', 'Receipts', 'receipts_2')], config: {} }
const request = { method: 'POST', url: 'https://erp.example.com', headers: [], retries: 0, result: [] }

async function open(step: object, more: object = {}, answers: FakeAnswers = {}) {
  const definition = {
    schema: 2,
    nodes: [
      { id: 'start', kind: 'start', name: 'Start' },
      { id: 'approval', kind: 'userTask', name: 'Approval', assignees: [{ kind: 'departmentLeader' }], completion: 'any', ...more },
      { id: 'step', name: 'Step', ...step },
      { id: 'end', kind: 'end', name: 'End' },
    ],
    edges: [line('start', 'approval'), line('approval', 'step'), line('step', 'end')],
  }
  const about = { id, name: 'Leave', category: '', icon: '', remark: '', formId, formName: 'Slip', revision: 3, publishedVersion: null }
  const slip = { id: formId, name: 'Slip', remark: '', fieldCount: 2, revision: 5, publishedVersion: null, tests: [] }
  const hasUnpublishedChanges = true
  fakeServer({
    'GET /api/v1/rolelist': { body: { code: 200, msg: '', data: page } },
    'GET /api/v2/processes': { body: page },
    'GET /api/v2/forms': { body: page },
    'GET /api/v2/people': { body: { list: [] } },
    [`GET /api/v2/forms/${formId}`]: { body: { ...slip, ...at, hasUnpublishedChanges, definition: form } },
    ...answers,
    [`GET /api/v2/processes/${id}`]: { body: { ...about, ...at, hasUnpublishedChanges, categoryId: null, definition, cases: [] } },
  })
  renderPage(
    <main>
      <ProcessEditorPage />
    </main>,
    { pattern: '/design/processes/:id', at: `/design/processes/${id}` },
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Step/ }))
}
const choose = async (label: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: label }))
  await userEvent.click(screen.getByRole('option', { name: option }))
}
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'So many' }).value
const unit = () => screen.getByRole('combobox', { name: 'Unit' }).textContent

describe('a timer', () => {
  it('keeps the number with another unit, and shows what undo brings back', async () => {
    await open({ kind: 'timer', wait: { kind: 'delay', seconds: 25 * 3600 } })
    expect([number(), unit()]).toEqual(['25', 'hours'])
    await choose('Unit', 'days')
    expect([number(), unit()]).toEqual(['25', 'days'])
    expect(screen.getByRole('button', { name: /^Step/ }).textContent).toContain('25 days')
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
    expect([number(), unit()]).toEqual(['25', 'hours'])
  })

  it('that waits for a date names no field by itself, and says that the form has none', async () => {
    await open({ kind: 'timer', wait: { kind: 'delay', seconds: 3600 } })
    await choose('Wait', 'until a date of the form')
    expect(screen.getByRole('combobox', { name: 'Field' }).textContent).toBe('Choose')
    expect(screen.getByText('The form has no field with a date.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /1 problem/ }))
    expect(within(screen.getByRole('dialog', { name: 'Problems' })).getByText('未设置等待多久或等到哪个日期')).toBeTruthy()
  })
})

describe('a wrong value', () => {
  it('is said at its field while it is typed, and does not reach the process', async () => {
    await open({ kind: 'httpRequest', ...request, body: [] })
    const tries = screen.getByRole<HTMLInputElement>('textbox', { name: 'Further tries' })
    await userEvent.clear(tries)
    await userEvent.type(tries, '99')
    expect(screen.getByText('A whole number from 0 to 20')).toBeTruthy()
    await userEvent.tab()
    expect(screen.queryByText('A whole number from 0 to 20')).toBeNull()
    expect(tries.value).toBe('9')
  })

  it('that publishing refuses is said in the settings of its step', async () => {
    await open({ kind: 'httpRequest', ...request, url: 'nowhere', body: [] })
    expect(screen.getByRole('alert').textContent).toBe('未设置完整的请求地址')
  })
})

describe('a web request', () => {
  it('sends fields by their names, also one that no condition can ask', async () => {
    await open({ kind: 'httpRequest', ...request, body: [{ from: 'reason_1', to: 'why' }] })
    const sent = within(screen.getByRole('group', { name: 'Values that are sent' }))
    const field = sent.getByRole<HTMLInputElement>('combobox', { name: 'Field' })
    expect(field.value).toBe('Reason')
    await userEvent.click(field)
    await userEvent.click(screen.getByRole('option', { name: 'Receipts' }))
    expect(field.value).toBe('Receipts')
    expect(screen.getByText('Ready to publish')).toBeTruthy()
    expect(await brokenRules()).toEqual([])
  })
})

describe('a script', () => {
  const names = () => [...document.querySelectorAll('dt')].map(({ textContent }) => textContent)

  it('says what it may read, and what publishing finds in it', async () => {
    await open({ kind: 'script', code: 'return values.gone' })
    expect(names().slice(0, 2)).toEqual(['values.reason_1', 'values.receipts_2'])
    expect(screen.getByRole('button', { name: /^Step/ }).textContent).toContain('Runs a script')
    expect((await screen.findByRole('textbox', { name: 'Script (JavaScript)' })).textContent).toContain('return values.gone')
    expect(await brokenRules()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: /1 note|1 problem|1 warning/ }))
    expect(screen.getByText('脚本读取的字段不存在：gone')).toBeTruthy()
  })

  it('is tried by the server, which says what it would write, or which line fails', async () => {
    const tried: object[] = []
    const outcomes = [
      { ok: true, values: { reason_1: 'ill' }, note: 'noted', log: ['a', 'b'], ms: 12 },
      { ok: false, error: 'the script failed in line 2 with TypeError: no', log: [], ms: 3 },
    ]
    await open(
      { kind: 'script', code: 'return {}' },
      {},
      {
        'POST /api/v2/scripts/try': (request) => {
          tried.push(request.body as object)
          return { body: outcomes[tried.length - 1] }
        },
      },
    )
    const trial = within(screen.getByRole('region', { name: 'Try the script' }))
    await userEvent.click(trial.getByRole('button', { name: 'Try it' }))
    await waitFor(() => expect(trial.getByRole('status').textContent).toBe('Reason illNote for the historynotedLoga\nbTook 12 ms'))
    expect(tried).toEqual([{ code: 'return {}', title: 'Leave', values: {}, formIds: [formId] }])
    await userEvent.click(trial.getByRole('button', { name: 'Try it' }))
    await waitFor(() => expect(trial.getByRole('status').textContent).toBe('The script failed in line 2: TypeError: noTook 3 ms'))
  })

  it('has room in a large window, and stays the same script', async () => {
    await open({ kind: 'script', code: 'return {}' })
    await userEvent.click(screen.getByRole('button', { name: 'Edit in a large window' }))
    const large = within(screen.getByRole('dialog', { name: 'Step' }))
    expect((await large.findByRole('textbox', { name: 'Script (JavaScript)' })).textContent).toContain('return {}')
    expect(large.getByRole('button', { name: 'Try it' })).toBeTruthy()
    expect(await brokenRules(screen.getByRole('dialog'))).toEqual([])
    await userEvent.click(large.getByRole('button', { name: 'Back to the flow' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await screen.findByRole('textbox', { name: 'Script (JavaScript)' })).textContent).toContain('return {}')
  })

  it('gives the focus back to where the large window was opened, and keeps that window when it becomes as narrow as a phone', async () => {
    const narrow = narrowable()
    await open({ kind: 'script', code: 'return {}' })
    const enlarge = () => screen.getByRole('button', { name: 'Edit in a large window' })
    await userEvent.click(enlarge())
    await userEvent.click(screen.getByRole('button', { name: 'Back to the flow' }))
    await waitFor(() => expect(document.activeElement).toBe(enlarge()))
    await userEvent.click(enlarge())
    const large = screen.getByRole('dialog', { name: 'Step' })
    act(narrow)
    expect(screen.getByRole('dialog', { name: 'Step' })).toBe(large)
    await userEvent.click(within(large).getByRole('button', { name: 'Back to the flow' }))
    // The settings of the step are where a phone has them.
    expect(await screen.findByRole('button', { name: 'Edit in a large window' })).toBeTruthy()
    vi.unstubAllGlobals()
  })

  it('that is not written yet cannot be tried or published', async () => {
    await open({ kind: 'script', code: '' })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Try it' }).disabled).toBe(true)
    expect(screen.getByRole('button', { name: /^Step/ }).textContent).toContain('Write a script')
    expect(screen.getByRole('button', { name: /1 problem/ })).toBeTruthy()
  })
})

describe('a trial of a web request', () => {
  const request = { kind: 'httpRequest', method: 'GET', url: 'https://erp.example.com', headers: [], body: [], retries: 0 }

  it('is tried by the server, which says what it would write, and where the answer has nothing', async () => {
    const tried: object[] = []
    await open(
      { ...request, result: [{ from: 'why', to: 'reason_1' }] },
      {},
      {
        'POST /api/v2/requests/try': ({ body }) => {
          tried.push(body as object)
          return { body: { ok: true, values: { reason_1: 'ill' }, missing: ['gone'], status: 200, answer: '{"why":"ill"}', ms: 12 } }
        },
      },
    )
    const shown = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    const trial = within(screen.getByRole('region', { name: 'Try the request' }))
    await userEvent.click(trial.getByRole('button', { name: 'Try it' }))
    await waitFor(() => expect(trial.getByRole('status').textContent).toContain('Reason ill'))
    // It comes below everything else of the panel.
    expect(shown.mock.contexts).toContain(trial.getByRole('status'))
    shown.mockRestore()
    expect(trial.getByText('The answer has nothing at “gone”.')).toBeTruthy()
    expect(trial.getByText('Answered 200 after 12 ms')).toBeTruthy()
    expect(await brokenRules()).toEqual([])
    expect(tried).toMatchObject([{ name: 'Leave', values: {}, step: { ...request, name: 'Step' } }])
  })

  it('says of a row with one side only that it is left out, and no more once the other side is there', async () => {
    await open({ ...request, result: [] }, {}, {})
    const trial = within(screen.getByRole('region', { name: 'Try the request' }))
    const sent = within(screen.getByRole('group', { name: 'Headers' }))
    await userEvent.click(sent.getByRole('button', { name: 'Add a row' }))
    expect(trial.queryByRole('note')).toBeNull()
    await userEvent.type(sent.getByRole('textbox', { name: 'Name' }), 'X-Site')
    expect(sent.getByRole('status').textContent).toContain('1 row is incomplete')
    expect(trial.getByRole('note').textContent).toBe('1 row above is incomplete and is left out of the trial.')
    await userEvent.type(sent.getByRole('textbox', { name: 'Value, or secret:name' }), '1')
    expect(sent.queryByRole('status')).toBeNull()
    expect(trial.queryByRole('note')).toBeNull()
  })

  it('keeps a row with one side only when the step is left, and publishing names it', async () => {
    await open({ ...request, result: [] }, {}, {})
    const rows = (name: string) => within(screen.getByRole('group', { name }))
    await userEvent.click(rows('Headers').getByRole('button', { name: 'Add a row' }))
    await userEvent.type(rows('Headers').getByRole('textbox', { name: 'Value, or secret:name' }), 'x')
    await userEvent.click(rows('Values of the answer').getByRole('button', { name: 'Add a row' }))
    await userEvent.type(rows('Values of the answer').getByRole('textbox', { name: 'Path in the answer' }), 'no')
    await userEvent.click(screen.getByRole('button', { name: /^Approval/ }))
    await userEvent.click(screen.getByRole('button', { name: /2 problems/ }))
    const problems = within(screen.getByRole('dialog', { name: 'Problems' }))
    expect(problems.getByText('第 1 行请求头没有填写名称')).toBeTruthy()
    await userEvent.click(problems.getByText('「写入的结果」第 1 行只填写了一侧'))
    expect(rows('Headers').getByRole<HTMLInputElement>('textbox', { name: 'Value, or secret:name' }).value).toBe('x')
    const path = rows('Values of the answer').getByRole<HTMLInputElement>('textbox', { name: 'Path in the answer' })
    expect(path.value).toBe('no')
    expect(rows('Values of the answer').getByRole('combobox', { name: 'Field' }).getAttribute('aria-invalid')).toBe('true')
    expect(await brokenRules()).toEqual([])
  })
})

describe('a ticket of another process', () => {
  const innerId = '00000000-0000-4000-8000-0000000000cc'
  const step = {
    kind: 'subProcess',
    processId: innerId,
    input: [{ from: 'reason_1', to: 'why' }],
    output: [{ from: 'gone', to: 'reason_1' }],
  }
  const unread = { definition: { schema: 2, nodes: [], edges: [] } }
  const about = { id: innerId, name: 'Purchase', category: '', categoryId: null, icon: '', remark: '', formId, formName: 'Slip' }
  const inner = (publishedVersion: number | null) => ({
    body: { ...about, ...at, ...unread, revision: 1, publishedVersion, hasUnpublishedChanges: true, cases: [] },
  })
  const fields = { list: [widget('input', 'Why', 'why'), widget('number', 'Price', 'price')], config: {} }
  const version = { ...unread, version: 4, publishedAt: at.updatedAt, publishedBy: 'Li', form: fields }

  it('takes and gives values by the names of the fields of its published form, and shows a key that is none of them', async () => {
    await open(
      step,
      {},
      {
        [`GET /api/v2/processes/${innerId}`]: inner(4),
        [`GET /api/v2/processes/${innerId}/versions/4`]: { body: version },
      },
    )
    const there = (group: string) =>
      within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('combobox', { name: 'Field there' })
    await waitFor(() => expect(there('Values that go in').value).toBe('Why'))
    expect(there('Values that come back').value).toBe('gone')
    await userEvent.click(there('Values that come back'))
    await userEvent.click(screen.getByRole('option', { name: 'Price' }))
    expect(there('Values that come back').value).toBe('Price')
    expect(await brokenRules()).toEqual([])
  })

  it('that is not published has its fields typed', async () => {
    await open(step, {}, { [`GET /api/v2/processes/${innerId}`]: inner(null) })
    const group = within(screen.getByRole('group', { name: 'Values that go in' }))
    expect((await group.findByRole<HTMLInputElement>('textbox', { name: 'Field there' })).value).toBe('why')
  })
})

describe('a copy', () => {
  it('does not say that administrators get it where nobody is found', async () => {
    await open({ kind: 'copyTo', assignees: [{ kind: 'requester' }] })
    expect(screen.getByText('If nobody is found, nobody gets a copy, and the ticket goes on.')).toBeTruthy()
    expect(screen.queryByText(/administrators are asked/)).toBeNull()
  })
})

it('takes the right of a field that no condition can ask for no mistake', async () => {
  await open({ kind: 'copyTo', assignees: [{ kind: 'requester' }] }, { fieldRights: { receipts_2: 'hidden' } })
  expect(screen.getByText('Ready to publish')).toBeTruthy()
})

describe('a time limit', () => {
  const handling = { kind: 'handleTask', assignees: [{ kind: 'departmentLeader' }], completion: 'any' }
  const section = () => within(screen.getByRole('group', { name: 'Time limit' }))
  const rungs = () =>
    section()
      .getAllByRole('listitem')
      .map((item) => within(item).getAllByRole('button')[0]?.textContent)
  const card = () => screen.getByRole('button', { name: /^Step/ }).textContent

  it('is set and unset by one box, stands on the card, and goes with undo', async () => {
    await open(handling)
    await userEvent.click(section().getByRole('checkbox', { name: 'Time limit' }))
    expect(card()).toContain('1 day')
    await userEvent.click(section().getByRole('combobox', { name: 'Unit' }))
    await userEvent.click(screen.getByRole('option', { name: 'hours' }))
    expect(card()).toContain('1 hour')
    expect(rungs()).toEqual(['Once the time is up: whoever has it is reminded'])
    await userEvent.click(section().getByRole('checkbox', { name: 'Time limit' }))
    expect(card()).not.toContain('1 hour')
    expect(section().queryByRole('list')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(card()).toContain('1 hour')
  })

  it('counts working time only where that is chosen, is then said in hours, and a day becomes eight of them', async () => {
    await open(handling)
    await userEvent.click(section().getByRole('checkbox', { name: 'Time limit' }))
    const working = () => section().getByRole<HTMLInputElement>('checkbox', { name: 'Working time only' })
    expect(working().checked).toBe(false)
    await userEvent.click(working())
    expect(card()).toContain('8 hours of working time')
    await userEvent.click(section().getByRole('combobox', { name: 'Unit' }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['minutes', 'hours'])
    await userEvent.keyboard('{Escape}')
    expect(await brokenRules()).toEqual([])
    await userEvent.click(working())
    expect(card()).toContain('8 hours')
    expect(card()).not.toContain('working time')
  })

  it('is one length for each priority where that is chosen, or none, and goes with undo', async () => {
    await open(handling)
    await userEvent.click(section().getByRole('checkbox', { name: 'Time limit' }))
    await userEvent.click(section().getByRole('checkbox', { name: 'Different by priority' }))
    expect(card()).toContain('1 day')
    const urgent = within(section().getByRole('group', { name: 'Urgent' }))
    await userEvent.click(urgent.getByRole('combobox', { name: 'Unit' }))
    await userEvent.click(screen.getByRole('option', { name: 'hours' }))
    await userEvent.clear(urgent.getByRole('textbox', { name: 'Urgent' }))
    await userEvent.type(urgent.getByRole('textbox', { name: 'Urgent' }), '4')
    const veryUrgent = () => within(section().getByRole('group', { name: 'Very urgent' }))
    await userEvent.click(veryUrgent().getByRole('combobox', { name: 'Unit' }))
    await userEvent.click(screen.getByRole('option', { name: 'no time limit' }))
    expect(veryUrgent().queryByRole('textbox')).toBeNull()
    expect(card()).toContain('Normal: 1 day, Urgent: 4 hours, Very urgent: none')
    expect(await brokenRules()).toEqual([])
    // The value from before it was cleared returns with its unit.
    await userEvent.click(veryUrgent().getByRole('combobox', { name: 'Very urgent' }))
    await userEvent.click(screen.getByRole('option', { name: 'days' }))
    expect(card()).toContain('Very urgent: 1 day')
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(card()).toContain('Very urgent: none')
    await userEvent.click(section().getByRole('checkbox', { name: 'Different by priority' }))
    expect(card()).not.toContain('Urgent')
    expect(card()).toContain('1 day')
  })

  it('says that it holds for nobody where no priority has a length, and at a reminder for whom it is too early', async () => {
    await open({
      ...handling,
      timeLimit: { seconds: 7200, byPriority: { 1: null, 2: null, 3: null }, ladder: [{ at: -3600, act: 'remind' }] },
    })
    expect(section().getByRole('alert').textContent).toContain('时限对任何优先级都不生效')
    await userEvent.click(section().getByRole('combobox', { name: 'Normal' }))
    await userEvent.click(screen.getByRole('option', { name: 'days' }))
    expect(section().queryByRole('alert')).toBeNull()
    await userEvent.click(section().getByRole('combobox', { name: 'Very urgent' }))
    await userEvent.click(screen.getByRole('option', { name: 'minutes' }))
    expect(section().getByText('Not for Very urgent: it would come before their time begins')).toBeTruthy()
  })

  it('of 24 hours of working time is no day', async () => {
    await open({ ...handling, timeLimit: { seconds: 86_400, whenOver: 'remind', clock: 'working' } })
    expect(section().getByRole<HTMLInputElement>('textbox', { name: 'Answer within' }).value).toBe('24')
    expect(card()).toContain('24 hours of working time')
  })

  it('is not shorter than a minute', async () => {
    await open({ ...handling, timeLimit: { seconds: 120, whenOver: 'remind' } })
    const number = section().getByRole('textbox', { name: 'Answer within' })
    await userEvent.clear(number)
    await userEvent.type(number, '0')
    expect(section().getByRole('alert').textContent).toContain('A whole number from 1 to')
  })

  it('says at the reminder that it would come before the step begins', async () => {
    await open({ ...handling, timeLimit: { seconds: 3600, remindBefore: 7200, whenOver: 'remind' } })
    expect(section().getByRole('alert').textContent).toBe('提前提醒的时间必须小于办理时限')
    await userEvent.click(section().getByRole('button', { name: 'Remove “2 hours before the time is up: whoever has it is reminded”' }))
    expect(section().queryByRole('alert')).toBeNull()
    await userEvent.click(section().getByRole('button', { name: 'Add a reminder before' }))
    expect([rungs()[0], section().queryByRole('alert')]).toEqual(['30 minutes before the time is up: whoever has it is reminded', null])
  })

  it('is climbed in sentences: what happens is added, changed, moved and removed, and goes with undo', async () => {
    await open({ ...handling, timeLimit: { seconds: 7200, whenOver: 'tellLeader' } })
    const once = 'Once the time is up: their leader is told as well'
    expect(rungs()).toEqual([once])
    await userEvent.click(section().getByRole('button', { name: 'Add what happens when it is late' }))
    expect(rungs()[1]).toBe('1 day after the time is up: their leader is told as well')
    await choose('What happens', 'Give it to others')
    await choose('To whom', 'Those who are named')
    expect(rungs()[1]).toBe('1 day after the time is up: it goes to the chosen people')
    expect(section().getByRole('alert').textContent).toBe('尚未选择超时后要告知或转交的人员')
    await choose('To whom', 'The leader of their department')
    expect(section().queryByRole('alert')).toBeNull()
    expect(await brokenRules()).toEqual([])
    // The times stay in place: a rung that is moved up happens sooner.
    const up = section().getByRole('button', { name: 'Move “1 day after the time is up: it goes to their leader” up' })
    up.focus()
    await userEvent.keyboard('{Enter}')
    expect(rungs()).toEqual(['Once the time is up: it goes to their leader', '1 day after the time is up: their leader is told as well'])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move “Once the time is up: it goes to their leader” down')
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(rungs()[0]).toBe(once)
  })

  it('says at a rung that it comes before the one above it, and is put in order by moving it', async () => {
    const ladder = [
      { at: 7200, act: 'tell' },
      { at: 3600, act: 'raisePriority' },
    ]
    await open({ ...handling, timeLimit: { seconds: 7200, ladder } })
    expect(section().getByRole('alert').textContent).toBe('时限的各级动作没有按时间排列：这一级早于它上面的一级')
    await userEvent.click(section().getByRole('button', { name: /^Move “1 hour after .* up$/ }))
    expect(rungs()).toEqual([
      '1 hour after the time is up: the ticket becomes more urgent',
      '2 hours after the time is up: their leader is told as well',
    ])
    expect(section().queryByRole('alert')).toBeNull()
  })
})
