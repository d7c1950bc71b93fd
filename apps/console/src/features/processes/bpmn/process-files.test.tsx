/** Files in the process editor, as a person uses them. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render-page'
import { ProcessEditorPage } from '../routes/ProcessEditorPage'

const page = { list: [], count: 0, pageIndex: 1, pageSize: 100 }
const file = (inner: string) =>
  new File(
    [
      `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="t"><process id="p" name="Order">${inner}</process></definitions>`,
    ],
    'order.bpmn',
  )
const order =
  file(`<startEvent id="s"/><userTask id="check" name="Check the order"/><businessRuleTask id="count" name="Count"/><endEvent id="e"/>
  <sequenceFlow id="a" sourceRef="s" targetRef="check"/><sequenceFlow id="b" sourceRef="check" targetRef="count"/>
  <sequenceFlow id="c" sourceRef="count" targetRef="e"/>`)

async function openImport() {
  fakeServer({
    'GET /api/v1/rolelist': { body: { code: 200, msg: '', data: page } },
    'GET /api/v2/processes': { body: page },
    'GET /api/v2/forms': { body: page },
    'GET /api/v2/people': { body: { list: [] } },
  })
  renderPage(
    <main>
      <ProcessEditorPage />
    </main>,
    { pattern: '/design/processes/:id', at: '/design/processes/new' },
  )
  await screen.findByRole('button', { name: /^Approval/ })
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Import BPMN 2.0' }))
  return within(await screen.findByRole('dialog', { name: 'Import BPMN 2.0' }))
}

it('shows what a file gives before the draft is replaced, and undo takes it back in one step', async () => {
  const dialog = await openImport()
  expect(dialog.queryByRole('button', { name: 'Replace the draft' })).toBeNull()
  await userEvent.upload(dialog.getByLabelText(/File/), order)
  expect((await dialog.findByText(/steps read/)).textContent).toBe('4 steps read. What is different from the file:')
  expect(dialog.getByText('Count: BusinessRuleTask')).toBeTruthy()
  expect(screen.queryByText('Check the order')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Replace the draft' }))
  expect(await screen.findByRole('button', { name: /^Check the order/ })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Order' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Undo: import a file' }))
  expect(await screen.findByRole('button', { name: /^Approval/ })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'New process' })).toBeTruthy()
})

it('says at the field why a file cannot be read, and offers nothing but another one', async () => {
  const dialog = await openImport()
  await userEvent.upload(dialog.getByLabelText(/File/), file('<task id="t"/><task id="t"/>'))
  expect(await dialog.findByText('Several elements of the file have the id “t”.')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Replace the draft' })).toBeNull()
  await userEvent.upload(dialog.getByLabelText(/File/), order)
  expect(await dialog.findByRole('button', { name: 'Replace the draft' })).toBeTruthy()
})
