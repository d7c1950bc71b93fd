/** Tests of a form: recorded in the preview, run at once, renamed, filled in again, removed. */
import { recordTest } from '@formwork/form-schema'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { axeFindings } from '../testing/axe-findings'
import { formOfWidgets, widgetOf } from '../testing/forms'
import { renderDesigner } from '../testing/render-designer'
import type { RecordedTest } from './form-tests'

const field = widgetOf('input', 'a', { name: '事由', model: 'reason' })
const form = formOfWidgets({ ...field, options: { ...field.options, required: true } })

async function openPreview(list: readonly RecordedTest[] = []) {
  const onChange = vi.fn<(tests: readonly RecordedTest[]) => void>()
  const page = renderDesigner(form, { tests: { list, onChange } })
  await page.user.click(screen.getByRole('button', { name: '预览' }))
  const dialog = within(await screen.findByRole('dialog'))
  return { ...page, dialog, panel: within(await dialog.findByRole('region', { name: '测试' })), onChange }
}
const kept = (name: string, values: Record<string, unknown>, answered = form): RecordedTest => ({
  id: name,
  name,
  values,
  expect: recordTest(answered, values),
})

it('keeps what is filled in with what the form answers to it', async () => {
  const { user, dialog, panel, onChange } = await openPreview()
  expect(panel.getByText('还没有测试')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: /^事由/ }), '回家')
  await user.type(panel.getByRole('textbox', { name: '测试名称' }), '填了事由{Enter}')
  expect(onChange.mock.lastCall?.[0]).toMatchObject([
    { name: '填了事由', values: { reason: '回家' }, expect: { visible: ['reason'], refused: [] } },
  ])
})

it('is opened at the test that a host names, and the next time where it begins', async () => {
  const list = [kept('好', { reason: 'x' }), kept('坏', { reason: '' })]
  const { handle, user } = renderDesigner(form, { tests: { list, onChange: () => undefined } })
  const close = async () => {
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  act(() => handle().showTest('坏'))
  const row = await screen.findByRole('textbox', { name: '重命名：坏' })
  await waitFor(() => expect(document.activeElement).toBe(row))
  await close()
  await user.click(await screen.findByRole('button', { name: '预览' }))
  expect(document.activeElement).not.toBe(await screen.findByRole('textbox', { name: '重命名：坏' }))
})

it('says of each whether it holds, and what differs; renames, fills in, records anew and removes', async () => {
  const optional = formOfWidgets(field)
  const [good, bad] = [kept('好', { reason: 'x' }), kept('坏', { reason: '' }, optional)]
  const { user, dialog, panel, onChange } = await openPreview([good, bad])
  expect(await panel.findByText(/与记录一致/)).toBeTruthy()
  expect(panel.getByText('「事由」被拒绝（必须填写）')).toBeTruthy()
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([])
  await user.click(panel.getByRole('button', { name: '填入：好' }))
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^事由/ }).value).toBe('x')
  await user.click(panel.getByRole('button', { name: '重新记录：坏' }))
  expect(onChange.mock.lastCall?.[0][1]).toMatchObject({ name: '坏', values: { reason: 'x' }, expect: { refused: [] } })
  await user.type(panel.getByRole('textbox', { name: '重命名：好' }), '了')
  await user.tab()
  expect(onChange.mock.lastCall?.[0][0]?.name).toBe('好了')
  await user.click(panel.getByRole('button', { name: '删除：坏' }))
  expect(onChange.mock.lastCall?.[0]).toEqual([good])
})
