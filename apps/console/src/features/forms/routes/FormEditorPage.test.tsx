/** Saving a form: what the server refuses is shown at its place, and nobody's work is overwritten unasked. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type FakeAnswers, fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render-page'
import { useToastStore } from '../../../shared/ui/feedback/toast-store'
import { FormEditorPage } from './FormEditorPage'

const id = '00000000-0000-4000-8000-0000000000cc'
const definition = {
  list: [{ type: 'input', name: 'Reason', key: 'k1', model: 'reason', rules: [], options: {} }],
  config: { labelWidth: 100, labelPosition: 'right', size: 'small', customClass: '' },
}
const standing = { fieldCount: 1, revision: 4, publishedVersion: null, hasUnpublishedChanges: true }
const detail = { id, name: 'Leave', remark: '', ...standing, updatedAt: '2026-11-21T08:00:00Z', updatedBy: 'Li', definition, tests: [] }
const problem = (status: number, code: string, detailText: string, issues: unknown[] = []) => ({
  status,
  body: { type: '', title: '', status, code, detail: detailText, issues },
})
const open = async (answers: FakeAnswers) => {
  const calls = fakeServer({ [`GET /api/v2/forms/${id}`]: { body: detail }, ...answers })
  renderPage(
    <main>
      <FormEditorPage />
    </main>,
    { pattern: '/design/forms/:id', at: `/design/forms/${id}` },
  )
  await userEvent.type(await screen.findByRole('textbox', { name: 'Form name' }), ' 2')
  await userEvent.keyboard('{Control>}s{/Control}')
  return calls
}
const saves = (calls: ReturnType<typeof fakeServer>) => calls.filter((call) => call.method === 'PUT')

describe('a form whose recorded test does not hold', () => {
  const test = {
    id: 't1',
    name: 'Nothing filled in',
    values: {},
    expect: { visible: ['reason'], refused: [{ place: 'reason', code: 'required' }] },
  }
  const refusal = problem(422, 'form.not-publishable', 'Not yet', [
    { path: ['tests', 0], code: 'test-failed', message: 'The test no longer holds', params: { name: test.name, testId: test.id } },
  ])
  const refuse = async () => {
    fakeServer({
      [`GET /api/v2/forms/${id}`]: { body: { ...detail, tests: [{ ...test, id: 't0', name: 'Another' }, test] } },
      [`GET /api/v2/forms/${id}/changes`]: {
        body: { from: null, to: null, isComparable: false, changes: [], counted: { tickets: 0, isComplete: true }, processes: [] },
      },
      [`POST /api/v2/forms/${id}/publish`]: refusal,
    })
    renderPage(
      <main>
        <FormEditorPage />
      </main>,
      { pattern: '/design/forms/:id', at: `/design/forms/${id}` },
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Publish' }))
    expect(await dialog.findByText('The test no longer holds')).toBeTruthy()
    return dialog.getByRole('button', { name: 'Go to the test' })
  }

  it.each(['mouse', 'keyboard'])('offers the way to it, by %s', async (way) => {
    const go = await refuse()
    if (way === 'mouse') await userEvent.click(go)
    else {
      go.focus()
      await userEvent.keyboard('{Enter}')
    }
    const row = await screen.findByRole('textbox', { name: /Nothing filled in/ })
    await waitFor(() => expect(document.activeElement).toBe(row))
    expect(await screen.findByText('上方的表单已按测试「Nothing filled in」填写')).toBeTruthy()
    expect(screen.queryByText('The test no longer holds')).toBeNull()
  })
})

describe('the form editor', () => {
  it('saves with Ctrl+S on the revision it was opened with', async () => {
    const calls = await open({ [`PUT /api/v2/forms/${id}`]: { body: { ...detail, name: 'Leave 2', revision: 5 } } })
    await waitFor(() => expect(saves(calls)).toMatchObject([{ body: { name: 'Leave 2', revision: 4 } }]))
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeTruthy()
  })

  it('saves a form with a pattern that cannot run, and warns that no process can be published with it', async () => {
    const [field] = definition.list
    const broken = { ...detail, definition: { ...definition, list: [{ ...field, options: { pattern: '(?=a)b' } }] } }
    const calls = await open({
      [`GET /api/v2/forms/${id}`]: { body: broken },
      [`PUT /api/v2/forms/${id}`]: { body: { ...broken, name: 'Leave 2', revision: 5 } },
    })
    await waitFor(() => expect(saves(calls)).toHaveLength(1))
    const isWarned = expect.objectContaining({ tone: 'warning', text: expect.stringContaining('no process can be published') })
    await waitFor(() => expect(useToastStore.getState().toasts).toContainEqual(isWarned))
  })

  it('names the field a refused definition is wrong at', async () => {
    const issue = { path: ['definition', 'list', 0, 'options', 'pattern'], code: 'pattern', message: 'Not a pattern' }
    await open({ [`PUT /api/v2/forms/${id}`]: problem(422, 'form.invalid', 'The form is refused', [issue]) })
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Reason')).toBeTruthy()
    expect(dialog.getByText('Not a pattern')).toBeTruthy()
  })

  it('asks for no further version of a form that is published as it is', async () => {
    const published = { ...detail, publishedVersion: 3, hasUnpublishedChanges: false }
    fakeServer({ [`GET /api/v2/forms/${id}`]: { body: published } })
    renderPage(<FormEditorPage />, { pattern: '/design/forms/:id', at: `/design/forms/${id}` })
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'The form is published as it is' }))
    expect(dialog.getByText('Version 3 is the same as the draft. There is nothing to publish.')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Publish' })).toBeNull()
  })

  it('asks before it overwrites what somebody else has saved', async () => {
    let round = 0
    const calls = await open({
      [`PUT /api/v2/forms/${id}`]: () =>
        round++ === 0 ? problem(409, 'form.stale', 'Li saved meanwhile') : { body: { ...detail, revision: 8 } },
    })
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Changed by someone else meanwhile')).toBeTruthy()
    expect(await dialog.findByText('The form is called “Leave 2”, no longer “Leave”')).toBeTruthy()
    await userEvent.click(await dialog.findByRole('button', { name: /Overwrite/ }))
    await waitFor(() => expect(saves(calls)).toHaveLength(2))
  })
})
