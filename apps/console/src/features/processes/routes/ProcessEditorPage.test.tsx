/** The process designer as a person uses it: by its names, with the keyboard too. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { brokenRules, renderPage } from '../../../testing/render-page'
import { ProcessEditorPage } from './ProcessEditorPage'

const page = { list: [], count: 0, pageIndex: 1, pageSize: 100 }
const answers = {
  'GET /api/v1/rolelist': { body: { code: 200, msg: '', data: page } },
  'GET /api/v2/processes': { body: page },
  'GET /api/v2/forms': { body: page },
  'GET /api/v2/people': { body: { list: [] } },
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
    expect(screen.getByRole('button', { name: /1 problem/ })).toBeTruthy()
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

  it('removes the selected step with the Delete key', async () => {
    await open()
    await addStep('Submit')
    screen.getAllByRole('button', { name: /^Approval/ })[0]?.focus()
    await userEvent.keyboard('{Delete}')
    expect(screen.getAllByRole('button', { name: /^Approval/ })).toHaveLength(1)
  })

  it('asks for a name before it saves, then sends the draft', async () => {
    const calls = await open()
    await addStep('Submit')
    await userEvent.keyboard('{Control>}s{/Control}')
    expect(await screen.findByText('Give the process a name.')).toBeTruthy()
    expect(calls.filter((call) => call.method === 'POST')).toHaveLength(0)
    await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'Leave')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() =>
      expect(calls.find((call) => call.method === 'POST')).toMatchObject({ path: '/api/v2/processes', body: { name: 'Leave' } }),
    )
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

  it('has no accessibility problem', async () => {
    await open()
    await addStep('Submit')
    expect(await brokenRules()).toEqual([])
  })
})
