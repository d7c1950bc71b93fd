/** The process designer as a person uses it: by its names, with the keyboard too. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type FakeAnswers, fakeServer } from '../../../testing/fake-server'
import { useToastStore } from '../../../shared/ui/feedback/toast-store'
import { ConfirmHost } from '../../../shared/ui/feedback/ConfirmHost'
import { brokenRules, renderPage } from '../../../testing/render-page'
import { plainEdge } from '../flow/commands/edge'
import { ProcessEditorPage } from './ProcessEditorPage'

const page = { list: [], count: 0, pageIndex: 1, pageSize: 100 }
const answers = {
  'GET /api/v1/rolelist': { body: { code: 200, msg: '', data: page } },
  'GET /api/v2/processes': { body: page },
  'GET /api/v2/forms': { body: page },
  'GET /api/v2/people': { body: { list: [] } },
}
const id = '00000000-0000-4000-8000-0000000000aa'
const formId = '00000000-0000-4000-8000-0000000000bb'
const line = (source: string, target: string) => plainEdge(`${source}-${target}`, source, target)
const definition = {
  schema: 2,
  selfApproval: 'refuse',
  samePerson: 'allow',
  nodes: [
    { id: 'start', kind: 'start', name: 'Start' },
    { id: 'approval', kind: 'userTask', name: 'Approval', assignees: [{ kind: 'departmentLeader' }], completion: 'any' },
    { id: 'end', kind: 'end', name: 'End' },
  ],
  edges: [line('start', 'approval'), line('approval', 'end')],
}
const process = { id, name: 'Leave', category: '', icon: '', remark: '', formId, formName: 'Slip', revision: 3, publishedVersion: null }
const changed = { hasUnpublishedChanges: true, updatedAt: '2026-11-21T08:00:00Z', updatedBy: 'Li' }
const stored = { ...process, ...changed, categoryId: null, definition, cases: [] }
const openStored = (more: FakeAnswers = {}) => {
  const calls = fakeServer({ ...answers, [`GET /api/v2/processes/${id}`]: { body: stored }, ...more })
  const page = renderPage(
    <main>
      <ProcessEditorPage />
      <ConfirmHost />
    </main>,
    { pattern: '/design/processes/:id', at: `/design/processes/${id}` },
  )
  return { calls, ...page }
}
const open = async () => {
  const calls = fakeServer(answers)
  renderPage(
    <main>
      <ProcessEditorPage />
    </main>,
    { pattern: '/design/processes/:id', at: '/design/processes/new' },
  )
  await screen.findByRole('button', { name: /^Approval/ })
  return calls
}
const addStep = async (after: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Add after ${after}` }))
  await userEvent.click(screen.getByRole('menuitem', { name: /Approval step/ }))
}

describe('the process designer', () => {
  it('adds a step where it was asked to, opens its settings and says what is missing', async () => {
    await open()
    await addStep('Submit')
    const cards = screen.getAllByRole('button', { name: /^Approval/ })
    expect(cards.map((card) => card.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
    expect(screen.getByRole('heading', { name: 'Approval step' })).toBeTruthy()
    expect(screen.getByRole('button', { name: /2 problems/ })).toBeTruthy()
  })

  it('says that a new process has no name yet, leads to it, and is ready once it has one', async () => {
    await open()
    await userEvent.click(screen.getByRole('tab', { name: 'Versions' }))
    await userEvent.click(screen.getByRole('button', { name: /1 problem/ }))
    await userEvent.click(within(screen.getByRole('dialog', { name: 'Problems' })).getByRole('button', { name: /Give the process a name/ }))
    const name = await screen.findByRole('textbox', { name: /Name/ })
    expect(screen.getByText('Give the process a name.')).toBeTruthy()
    await userEvent.type(name, 'L')
    expect(screen.queryByText('Give the process a name.')).toBeNull()
    expect(screen.getByText('Ready to publish')).toBeTruthy()
    await userEvent.clear(name)
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(document.activeElement).toBe(name))
  })

  it('lets nobody decide on their own request unless that is chosen, which can be taken back', async () => {
    await open()
    const [refused, allowed] = [
      screen.getByRole('radio', { name: /They do not decide/ }),
      screen.getByRole('radio', { name: /They may decide/ }),
    ]
    expect([refused, allowed].map((radio) => radio instanceof HTMLInputElement && radio.checked)).toEqual([true, false])
    await userEvent.click(allowed)
    expect(allowed).toHaveProperty('checked', true)
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(refused).toHaveProperty('checked', true)
  })

  it('leads with the keys alone from an added step into its settings and back, and on to the next place', async () => {
    await open()
    screen.getByRole('button', { name: 'Add after Submit' }).focus()
    await userEvent.keyboard('{Enter}')
    screen.getByRole('menuitem', { name: /Approval step/ }).focus()
    await userEvent.keyboard('{Enter}')
    const [added] = screen.getAllByRole('button', { name: /^Approval/ })
    await waitFor(() => expect(document.activeElement).toBe(added))
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
    await userEvent.keyboard('{Control>}a{/Control}First{Escape}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^First/ }))
    await userEvent.keyboard('{Delete}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Submit/ }))
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add after Submit' }))
  })

  it('takes it back with undo and brings it again with redo', async () => {
    await open()
    await addStep('Submit')
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(screen.getAllByRole('button', { name: /^Approval/ })).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: /^Redo/ }))
    expect(screen.getAllByRole('button', { name: /^Approval/ })).toHaveLength(2)
  })

  it('opens branches with a condition to be set and a default one, and asks for a form first', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Add after Approval' }))
    await userEvent.click(screen.getByRole('menuitem', { name: /Condition branches/ }))
    const block = within(screen.getByRole('group', { name: 'Condition branches' }))
    expect(block.getByRole('button', { name: /^Condition 1/ })).toBeTruthy()
    expect(block.getByRole('button', { name: /^Otherwise/ })).toBeTruthy()
    expect(screen.getByText(/Bind a form/)).toBeTruthy()
  })

  it('gives what is added names that nothing else in the process has', async () => {
    await open()
    const add = async (kind: RegExp) => {
      await userEvent.click(screen.getByRole('button', { name: 'Add after Submit' }))
      await userEvent.click(screen.getByRole('menuitem', { name: kind }))
    }
    await add(/Approval step/)
    await add(/^Condition branches/)
    await add(/^Condition branches/)
    await add(/Parallel branches/)
    await add(/Parallel branches/)
    const first = screen.getAllByRole('group', { name: 'Condition branches' })[0] ?? document.body
    await userEvent.click(within(first).getByRole('button', { name: 'Add branch' }))
    const named = (name: RegExp) => screen.getAllByRole('button', { name }).map(({ title, textContent }) => title || textContent)
    const numbered = /^(?:Approval|Condition|Branch) \d/
    const names = named(numbered).map((text) => text?.match(numbered)?.[0] ?? '')
    expect(names.toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Approval 2',
      'Branch 1',
      'Branch 2',
      'Branch 3',
      'Branch 4',
      'Condition 1',
      'Condition 2',
      'Condition 3',
    ])
  })

  it('removes the selected step with the Delete key', async () => {
    await open()
    await addStep('Submit')
    screen.getAllByRole('button', { name: /^Approval/ })[0]?.focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Approval/ })).toHaveLength(1))
  })

  it('removes the selected branch with the Delete key, and asks first where steps go with it', async () => {
    openStored()
    await userEvent.click(await screen.findByRole('button', { name: 'Add after Start' }))
    await userEvent.click(screen.getByRole('menuitem', { name: /Parallel branches/ }))
    const branches = () => screen.queryAllByRole('button', { name: /^Branch \d/ })
    await userEvent.click(branches()[0] ?? document.body)
    expect(screen.getByRole('button', { name: 'Move right' })).toBeTruthy()
    await addStep('Branch 1')
    branches()[0]?.focus()
    await userEvent.keyboard('{Delete}')
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete branch' }))
    await waitFor(() => expect(branches()).toHaveLength(0))
    // While the question closes, the rest of the page is hidden from the accessibility tree.
    expect(await screen.findAllByRole('button', { name: /^Approval/ })).toHaveLength(1)
  })

  it('closes the search for steps with one press of Escape', async () => {
    await open()
    await userEvent.keyboard('{Control>}f{/Control}')
    await screen.findByRole('dialog', { name: 'Search a step' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search a step' })).toBeNull())
  })

  it('asks for a name before it saves, then sends the draft', async () => {
    const calls = await open()
    await addStep('Submit')
    await userEvent.keyboard('{Control>}s{/Control}')
    expect(await screen.findByText('Give the process a name.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Name/ })))
    expect(calls.filter((call) => call.method === 'POST')).toHaveLength(0)
    await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'Leave')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() =>
      expect(calls.find((call) => call.method === 'POST')).toMatchObject({ path: '/api/v2/processes', body: { name: 'Leave' } }),
    )
  })

  it('leads to the name that another process has already, with a step selected too, and stays what it was', async () => {
    const taken = { type: 'x', title: 'x', status: 409, code: 'process.name-taken', detail: 'There is already one of this name' }
    const calls = fakeServer({ ...answers, 'POST /api/v2/processes': { status: 409, body: taken } })
    renderPage(<ProcessEditorPage />, { pattern: '/design/processes/:id', at: '/design/processes/new' })
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Leave')
    await addStep('Submit')
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    expect((await screen.findByRole('alert')).textContent).toBe('There is already one of this name')
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: /Name/ })
    await waitFor(() => expect(document.activeElement).toBe(name))
    expect(name.value).toBe('Leave')
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Save draft' }).hasAttribute('disabled')).toBe(false)
  })

  it('keeps unsaved work in the browser and brings it back', async () => {
    await open()
    await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'Half done')
    cleanup()
    await open()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Name/ }).value).toBe('Half done')
    expect(screen.getByText(/were restored/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Name/ }).value).toBe(''))
    expect(Object.keys(localStorage).filter((key) => key.startsWith('formwork.draft'))).toEqual([])
  })

  const refusedFor = (issue: object) => ({
    status: 422,
    body: { type: '', title: '', status: 422, code: 'process.invalid', detail: 'The process is not sound', issues: [issue] },
  })
  /** @returns the dialog that says why. */
  async function publishInVain() {
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publish' }))
    return within(await screen.findByRole('dialog', { name: 'This process cannot be published yet' }))
  }

  it('says why the server did not publish, and leads to the form', async () => {
    const issue = { path: ['form', 'staff'], code: 'pattern-unsupported', message: 'Number: The pattern cannot be used', params: {} }
    const { router } = openStored({
      [`GET /api/v2/forms/${formId}`]: { status: 404, body: { type: '', title: '', status: 404, code: 'form.not-found', detail: '' } },
      [`POST /api/v2/processes/${id}/publish`]: refusedFor(issue),
    })
    const dialog = await publishInVain()
    expect(dialog.getByText('Number: The pattern cannot be used')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Open the form' }))
    expect(router.state.location.pathname).toBe(`/design/forms/${formId}`)
  })

  it('names the step for which the server did not publish, and leads to it', async () => {
    const message = 'Who is asked is disabled or does not exist: Li Na'
    const issue = { path: ['definition', 'nodes', 1], code: 'assignee-unknown', message, params: { nodeId: 'approval', name: 'Li Na' } }
    openStored({
      [`POST /api/v2/processes/${id}/publish`]: refusedFor(issue),
    })
    const dialog = await publishInVain()
    await userEvent.click(dialog.getByRole('button', { name: `Error Approval ${message}` }))
    expect(await screen.findByRole('button', { name: /^Approval/, pressed: true })).toBeTruthy()
  })

  it('keeps a step of a kind it does not know through a save, as it came', async () => {
    const robot = {
      id: 'robot',
      name: 'Robot arm',
      kind: 'unknown',
      original: { id: 'robot', kind: 'robot', name: 'Robot arm', arms: [1, 2] },
    }
    const edges = [line('start', 'robot'), line('robot', 'approval'), line('approval', 'end')]
    const withRobot = { ...definition, nodes: [...definition.nodes, robot], edges }
    const { calls } = openStored({
      [`GET /api/v2/processes/${id}`]: { body: { ...stored, definition: withRobot } },
      [`PUT /api/v2/processes/${id}`]: { body: { ...stored, revision: 4, definition: withRobot } },
    })
    await userEvent.click(await screen.findByRole('button', { name: /^Robot arm/ }))
    expect(screen.getByText(/does not know this kind of step/)).toBeTruthy()
    expect(screen.getByText(/"arms": \[/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /^Approval/ }))
    await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), ' two')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')).toBeDefined())
    const sent = calls.find(({ method }) => method === 'PUT')?.body as { definition: { nodes: object[] } }
    expect(sent.definition.nodes.at(-1)).toEqual(robot)
  })

  it('says what somebody else changed when they have saved meanwhile', async () => {
    const theirs = {
      ...definition,
      nodes: definition.nodes.map((node) => (node.id === 'approval' ? { ...node, completion: 'all' } : node)),
    }
    let asked = 0
    openStored({
      [`GET /api/v2/processes/${id}`]: () => ({
        body: (asked += 1) === 1 ? stored : { ...stored, revision: 4, updatedBy: 'Wang', definition: theirs },
      }),
      [`PUT /api/v2/processes/${id}`]: {
        status: 409,
        body: { type: '', title: '', status: 409, code: 'process.stale', detail: 'Wang has changed this process', params: { by: 'Wang' } },
      },
    })
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), ' of absence')
    await userEvent.keyboard('{Control>}s{/Control}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed by someone else meanwhile' }))
    const changes = within(await dialog.findByRole('list', { name: 'What Wang changed' }))
    expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Step “Approval”: when it is decided changed'])
  })

  it('takes a version back as the draft, says so, and makes no step of one that it is already', async () => {
    const version = { version: 1, publishedAt: '2026-11-21T08:00:00Z', publishedBy: 'Li' }
    const shorter = { ...definition, nodes: definition.nodes.filter(({ kind }) => kind !== 'userTask'), edges: [line('start', 'end')] }
    openStored({
      [`GET /api/v2/processes/${id}/versions`]: { body: { list: [{ ...version, runningTickets: 0 }] } },
      [`GET /api/v2/processes/${id}/versions/1`]: { body: { ...version, definition: shorter, form: null } },
    })
    await userEvent.click(await screen.findByRole('tab', { name: 'Versions' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Compare with the draft' }))
    const take = await screen.findByRole('button', { name: 'Take it back as the draft' })
    await userEvent.click(take)
    expect(screen.queryByRole('button', { name: /^Approval/ })).toBeNull()
    expect(useToastStore.getState().toasts.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^The version is the draft now/))
    await userEvent.click(take)
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(screen.getByRole('button', { name: /^Approval/ })).toBeTruthy()
  })

  it('offers the fields of the published form, and says so while its draft has more', async () => {
    const field = (model: string) => ({ type: 'number', name: model, key: model, model, options: {}, rules: [] })
    const form = {
      id: formId,
      name: 'Slip',
      remark: '',
      fieldCount: 2,
      revision: 5,
      publishedVersion: 2,
      hasUnpublishedChanges: true,
      tests: [],
      updatedAt: changed.updatedAt,
      updatedBy: 'Li',
    }
    const version = { version: 2, fieldCount: 1, note: '', publishedAt: changed.updatedAt, publishedBy: 'Li' }
    openStored({
      [`GET /api/v2/forms/${formId}`]: { body: { ...form, definition: { list: [field('Days'), field('Drafted')], config: {} } } },
      [`GET /api/v2/forms/${formId}/versions/2`]: { body: { ...version, definition: { list: [field('Days')], config: {} } } },
    })
    expect((await screen.findByRole('note')).textContent).toContain('version 2')
    await userEvent.click(screen.getByRole('button', { name: 'Field rights' }))
    expect(await screen.findByText('Days')).toBeTruthy()
    expect(screen.queryByText('Drafted')).toBeNull()
  })

  it('chooses a category among those there are, which one that is chosen does not narrow, or names a new one', async () => {
    const category = (categoryId: string, name: string, processes: number) => ({ id: categoryId, name, icon: 'folder', processes })
    const list = [category('c1', 'People', 3), category('c2', 'IT', 5)]
    openStored({
      [`GET /api/v2/processes/${id}`]: { body: { ...stored, category: 'People', categoryId: 'c1' } },
      'GET /api/v2/process-categories': { body: { list } },
    })
    const input = await screen.findByRole<HTMLInputElement>('combobox', { name: /Category/ })
    await userEvent.click(input)
    const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
    await waitFor(() => expect(offered()).toEqual(['People3', 'IT5']))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(input.value).toBe('IT')
    await userEvent.clear(input)
    await userEvent.type(input, 'peo')
    expect(offered()).toEqual(['People3'])
    await userEvent.type(input, 'ple and culture')
    expect(screen.getByText('A new category: it is made when you save.')).toBeTruthy()
  })

  it('has no accessibility problem', async () => {
    await open()
    await addStep('Submit')
    expect(await brokenRules()).toEqual([])
  })
})
