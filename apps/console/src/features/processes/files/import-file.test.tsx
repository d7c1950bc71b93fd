/** Importing a file of processes, as a person does it in the list. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render-page'
import { ProcessListPage } from '../routes/ProcessListPage'

const page = { list: [], count: 0, pageIndex: 1, pageSize: 20 }
const file = { format: 'formwork-processes', version: 1, processes: [] }
const chosen = (text: string) => new File([text], 'leave.json', { type: 'application/json' })
const taken = { key: 'process1', name: 'Leave', steps: 4, forms: ['form1'], isTaken: true, losesDraft: true, freeName: 'Leave (2)' }
const form = { key: 'form1', name: 'Leave form', fieldCount: 2, state: 'different', freeName: 'Leave form (2)' }
const preview = {
  processes: [taken],
  forms: [form],
  mayAddForms: true,
  mayReplace: true,
  missing: [{ kind: 'person', name: 'li.na', process: 'Leave', steps: ['Check', 'Sign'] }],
  foundCount: 3,
  notes: [{ code: 'header-empty', process: 'Leave', element: 'Tell others', detail: 'Authorization' }],
}

async function openImport(answers: Parameters<typeof fakeServer>[0]) {
  const seen = fakeServer({ 'GET /api/v2/processes': { body: page }, ...answers })
  renderPage(<ProcessListPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }))
  return { seen, dialog: within(await screen.findByRole('dialog', { name: 'Import processes' })) }
}

it('shows what is missing and what is here, and makes what was chosen', async () => {
  const { seen, dialog } = await openImport({
    'POST /api/v2/process-files/preview': { body: preview },
    'POST /api/v2/process-files': {
      body: {
        processes: [
          { id: 'a', name: 'Leave (2)' },
          { id: 'b', name: 'Other' },
        ],
        forms: [],
      },
    },
  })
  await userEvent.upload(dialog.getByLabelText(/File/), chosen(JSON.stringify(file)))
  expect((await dialog.findByRole('status')).textContent).toBe('1 process in the file: Leave')
  expect(dialog.getByText('li.na: “Leave”, Check, Sign')).toBeTruthy()
  expect(dialog.getByText('Authorization: “Leave”, Tell others')).toBeTruthy()
  expect(dialog.getByRole('note').textContent).toMatch(/^All processes of the file are here already/)
  expect(dialog.queryByRole('button', { name: 'Make drafts' })).toBeNull()
  expect(dialog.queryByText('The form “Leave form” is different here.')).toBeNull()
  await userEvent.click(dialog.getByRole('radio', { name: 'Make a copy: “Leave (2)”' }))
  expect(dialog.queryByRole('note')).toBeNull()
  await userEvent.click(dialog.getByRole('radio', { name: 'Use the one that is here' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Make drafts' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const made = seen.find(({ method, path }) => method === 'POST' && path === '/api/v2/process-files')
  expect(made?.body).toEqual({ file, processes: { process1: 'copy' }, forms: { form1: 'here' } })
  expect(made?.idempotencyKey).not.toBeNull()
})

it('says at the field why a file cannot be read, in the words of the server where it was asked', async () => {
  const { dialog, seen } = await openImport({
    'POST /api/v2/process-files/preview': {
      status: 422,
      body: { code: 'process-file.unreadable', detail: 'What is wrong stands at processes.0.name' },
    },
  })
  await userEvent.upload(dialog.getByLabelText(/File/), chosen('<xml/>'))
  expect(await dialog.findByText('The file is not JSON.')).toBeTruthy()
  await userEvent.upload(dialog.getByLabelText(/File/), chosen('{\n  "version": 1,\n}'))
  expect(await dialog.findByText('The file is not JSON: see line 3, column 1.')).toBeTruthy()
  expect(seen.some(({ method }) => method === 'POST')).toBe(false)
  await userEvent.upload(dialog.getByLabelText(/File/), chosen('{}'))
  expect(await dialog.findByText('What is wrong stands at processes.0.name')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Make drafts' })).toBeNull()
})

it('replaces the draft of what is here where that is chosen and allowed, and says what is lost', async () => {
  const answer = { processes: [{ id: 'a', name: 'Leave' }], forms: [] }
  const { dialog, seen } = await openImport({
    'POST /api/v2/process-files/preview': { body: preview },
    'POST /api/v2/process-files': { body: answer },
  })
  await userEvent.upload(dialog.getByLabelText(/File/), chosen('{}'))
  await userEvent.click(await dialog.findByRole('radio', { name: 'Replace its draft: changes that were not published are lost' }))
  await userEvent.click(dialog.getByRole('radio', { name: 'Use the one that is here' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Make drafts' }))
  const made = () => seen.find(({ method, path }) => method === 'POST' && path === '/api/v2/process-files')
  await waitFor(() => expect(made()).toBeDefined())
  expect(made()?.body).toMatchObject({ processes: { process1: 'replace' } })
})

it('lets nobody replace a draft who may not change processes', async () => {
  const { dialog } = await openImport({
    'POST /api/v2/process-files/preview': { body: { ...preview, mayReplace: false, processes: [{ ...taken, losesDraft: false }] } },
  })
  await userEvent.upload(dialog.getByLabelText(/File/), chosen('{}'))
  expect(await dialog.findByRole<HTMLInputElement>('radio', { name: 'Replace its draft' })).toHaveProperty('disabled', true)
})

it('makes nothing for somebody who may not add the forms of the file', async () => {
  const { dialog } = await openImport({
    'POST /api/v2/process-files/preview': {
      body: { ...preview, mayAddForms: false, processes: [{ ...taken, isTaken: false }], forms: [{ ...form, state: 'new' }] },
    },
  })
  await userEvent.upload(dialog.getByLabelText(/File/), chosen('{}'))
  expect(await dialog.findByText(/you may not add any/)).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Make drafts' })).toBeNull()
})
