/** Setting the condition of a new branch: nothing is decided by default, and its field is found by name among many. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { brokenRules, renderPage } from '../../../testing/render-page'
import { plainEdge } from '../flow/commands/edge'
import { ProcessEditorPage } from './ProcessEditorPage'

const page = { list: [], count: 0, pageIndex: 1, pageSize: 100 }
const id = '00000000-0000-4000-8000-0000000000aa'
const formId = '00000000-0000-4000-8000-0000000000bb'
const at = { updatedAt: '2026-11-21T08:00:00Z', updatedBy: 'Li' }
const line = (source: string, target: string) => plainEdge(`${source}-${target}`, source, target)
const definition = {
  schema: 2,
  nodes: [
    { id: 'start', kind: 'start', name: 'Start' },
    { id: 'approval', kind: 'userTask', name: 'Approval', assignees: [{ kind: 'departmentLeader' }], completion: 'any' },
    { id: 'fork', kind: 'exclusiveGateway', name: 'By kind' },
    { id: 'end', kind: 'end', name: 'End' },
  ],
  edges: [
    line('start', 'approval'),
    line('approval', 'fork'),
    { ...plainEdge('special', 'fork', 'end', 1), label: 'Special' },
    { ...plainEdge('otherwise', 'fork', 'end', 2), label: 'Otherwise', isDefault: true },
  ],
}
const widget = (type: string, name: string, options: object = {}) => ({ type, name, key: name, model: name, options, rules: [] })
const choices = [
  { label: 'Sick', value: 'sick' },
  { label: 'Paid', value: 'paid' },
]
const form = {
  list: [
    widget('radio', 'Kind', { options: choices }),
    widget('switch', 'Urgent'),
    ...Array.from({ length: 18 }, (_, number) => widget('number', `Amount ${number + 1}`)),
  ],
  config: {},
}
const storedForm = {
  id: formId,
  name: 'Slip',
  remark: '',
  fieldCount: 20,
  revision: 5,
  publishedVersion: null,
  hasUnpublishedChanges: true,
  tests: [],
}
const stored = { id, name: 'Leave', category: '', icon: '', remark: '', formId, formName: 'Slip', revision: 3, publishedVersion: null }

async function setCondition() {
  fakeServer({
    'GET /api/v1/rolelist': { body: { code: 200, msg: '', data: page } },
    'GET /api/v2/processes': { body: page },
    'GET /api/v2/forms': { body: page },
    'GET /api/v2/people': { body: { list: [] } },
    [`GET /api/v2/forms/${formId}`]: { body: { ...storedForm, ...at, definition: form } },
    [`GET /api/v2/processes/${id}`]: {
      body: { ...stored, ...at, hasUnpublishedChanges: true, categoryId: null, definition, cases: [] },
    },
  })
  renderPage(
    <main>
      <ProcessEditorPage />
    </main>,
    { pattern: '/design/processes/:id', at: `/design/processes/${id}` },
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Special/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Set condition' }))
}
const pick = async (field: string, typed: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: 'Field' }))
  await userEvent.clear(screen.getByRole('combobox', { name: 'Field' }))
  await userEvent.keyboard(typed)
  await userEvent.click(await screen.findByRole('option', { name: field }))
}

describe('the condition of a new branch', () => {
  it('is not ready before somebody has said what is compared, and the list of problems names the branch', async () => {
    await setCondition()
    expect(screen.getByRole('combobox', { name: 'Value' }).textContent).toBe('Choose')
    await userEvent.click(screen.getByRole('button', { name: /1 problem/ }))
    const problems = within(screen.getByRole('dialog', { name: 'Problems' }))
    expect(problems.getByRole('button', { name: /By kind › Special/ }).textContent).toContain('「Kind」还没有填写要比较的值')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('combobox', { name: 'Value' }))
    await userEvent.click(screen.getByRole('option', { name: 'Paid' }))
    await waitFor(() => expect(screen.getByText('Ready to publish')).toBeTruthy())
  })

  it('asks of a switch as well whether it is on or off', async () => {
    await setCondition()
    await pick('Urgent', 'urg')
    expect(screen.getByRole('combobox', { name: 'Value' }).textContent).toBe('Choose')
    expect(screen.getByRole('button', { name: /1 problem/ })).toBeTruthy()
    await userEvent.click(screen.getByRole('combobox', { name: 'Value' }))
    await userEvent.click(screen.getByRole('option', { name: 'off' }))
    expect(screen.getByText('Ready to publish')).toBeTruthy()
  })

  it('finds one field among many by part of its name, and goes back to what it was when nothing is chosen', async () => {
    await setCondition()
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Field' })
    await userEvent.click(field)
    expect(screen.getAllByRole('option')).toHaveLength(20)
    await userEvent.clear(field)
    await userEvent.type(field, 'ount 17')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Amount 17'])
    expect(await brokenRules()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    expect(field.value).toBe('Kind')
    await pick('Amount 17', '17')
    expect(field.value).toBe('Amount 17')
    expect(screen.getByRole('button', { name: /1 problem/ })).toBeTruthy()
    await userEvent.type(screen.getByRole('textbox', { name: 'Value' }), '3')
    expect(screen.getByText('Ready to publish')).toBeTruthy()
  })
})
