/** Tests of a form: recorded in the preview, run at once, renamed, filled in again, removed. */
import { recordTest } from '@formwork/form-schema'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
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

describe('the preview that a host opens at a test', () => {
  const list = [kept('好', { reason: 'x' }), kept('坏', { reason: '' }), kept('长', { reason: '很长' })]
  const open = async (id: string, of = form) => {
    const page = renderDesigner(of, { tests: { list, onChange: () => undefined } })
    act(() => page.handle().showTest(id))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('region', { name: '测试' })
    const close = async () => {
      await page.user.click(dialog.getByRole('button', { name: '关闭' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    return { ...page, dialog, close, reason: () => dialog.findByRole<HTMLInputElement>('textbox', { name: /^事由/ }) }
  }
  const rowOf = (name: string) => screen.findByRole('textbox', { name: `重命名：${name}` })

  it('has the focus on its row, and the next time begins as ever', async () => {
    const { user, close } = await open('好')
    const row = await rowOf('好')
    await waitFor(() => expect(document.activeElement).toBe(row))
    await close()
    await user.click(await screen.findByRole('button', { name: '预览' }))
    expect(document.activeElement).not.toBe(await rowOf('好'))
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^事由/ })).value).toBe('')
  })

  it('is filled in as the test says, says so until something is changed, and closes unasked', async () => {
    const { user, dialog, reason } = await open('长')
    await waitFor(async () => expect((await reason()).value).toBe('很长'))
    const said = () => dialog.queryByText('上方的表单已按测试「长」填写')
    expect(said()?.getAttribute('role')).toBe('status')
    await user.type(await reason(), '了')
    expect(said()).toBeNull()
    await user.click(dialog.getByRole('button', { name: '填入：长' }))
    expect([(await reason()).value, said() === null]).toEqual(['很长', false])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows at its field what is refused of the values', async () => {
    const { dialog, reason } = await open('坏')
    await waitFor(async () => expect((await reason()).getAttribute('aria-invalid')).toBe('true'))
    expect(dialog.getByText('上方的表单已按测试「坏」填写')).toBeTruthy()
  })

  it('starts over with the empty form, and what is typed there is kept where a test says the same', async () => {
    const { user, dialog, reason } = await open('好')
    await waitFor(async () => expect((await reason()).value).toBe('x'))
    await user.click(dialog.getByRole('button', { name: '重置' }))
    expect((await reason()).value).toBe('')
    expect(dialog.queryByText('上方的表单已按测试「好」填写')).toBeNull()
    await user.type(await reason(), 'x')
    await user.click(dialog.getByRole('button', { name: '填入：好' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is filled in too where the form has to wait for the code of its rows', async () => {
    const { reason } = await open('好', formOfWidgets(field, widgetOf('subform', 's', { name: '明细', model: 'rows' })))
    await waitFor(async () => expect((await reason()).value).toBe('x'))
  })

  it('is not filled in later with a test that a form without fields could not take', async () => {
    const { handle, user, showForm } = renderDesigner(formOfWidgets(), { tests: { list, onChange: () => undefined } })
    act(() => handle().showTest('好'))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    showForm(form)
    await user.click(await screen.findByRole('button', { name: '预览' }))
    await rowOf('好')
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^事由/ })).value).toBe('')
  })
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
