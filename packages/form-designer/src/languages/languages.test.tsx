/** The table of translations: by keyboard and by pointer, undone like anything else, counted, and through a file. */
import { languagesOf, translationsToCsv } from '@formwork/form-schema'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { axeFindings } from '../testing/axe-findings'
import { formOfWidgets, widgetOf } from '../testing/forms'
import { renderDesigner } from '../testing/render-designer'

const form = () => formOfWidgets(widgetOf('input', 'a', { name: '事由' }), widgetOf('input', 'b', { name: '备注' }))

async function openTable() {
  const page = renderDesigner(form())
  await page.user.click(screen.getByRole('button', { name: '表单语言' }))
  const dialog = within(await screen.findByRole('dialog', { name: '表单语言' }))
  await dialog.findByRole('combobox', { name: '添加语言' })
  return { ...page, dialog }
}

it('adds a language, translates without a mouse, counts what is missing and is undone step by step', async () => {
  const { user, dialog, handle } = await openTable()
  const add = dialog.getByRole('combobox', { name: '添加语言' })
  await user.type(add, 'no tag!{Enter}')
  expect(dialog.getByText(/不是有效的语言标签/)).toBeTruthy()
  await user.clear(add)
  await user.type(add, 'en{Enter}')
  expect(await dialog.findByText('缺 2 条')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: '「事由」的英语译文' }), 'Reason')
  expect(dialog.getByText('缺 1 条')).toBeTruthy()
  expect(await axeFindings(screen.getByRole('dialog', { name: '表单语言' }))).toEqual([])
  expect(languagesOf(handle().getForm()).translations).toEqual({ en: { 事由: 'Reason' } })
  await user.click(dialog.getByRole('switch', { name: '仅显示缺少译文的' }))
  expect(dialog.queryByRole('textbox', { name: '「事由」的英语译文' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: '关闭' }))
  await user.click(await screen.findByRole('button', { name: /^撤销/ }))
  expect(languagesOf(handle().getForm()).translations).toEqual({ en: {} })
  await user.click(await screen.findByRole('button', { name: /^撤销/ }))
  expect(languagesOf(handle().getForm()).translations).toEqual({})
})

it('takes a table over, and says what of it the form does not have', async () => {
  const { dialog, handle } = await openTable()
  const chosen = new File(['text,en,fr\n事由,Reason,Motif\n没有,None,'], 'table.csv', { type: 'text/csv' })
  fireEvent.change(dialog.getByLabelText('导入译文表'), { target: { files: [chosen] } })
  expect(await dialog.findByText('已更新 2 条译文；表中有 1 条文字不在此表单中')).toBeTruthy()
  expect(Object.keys(languagesOf(handle().getForm()).translations)).toEqual(['en', 'fr'])
  expect(translationsToCsv(handle().getForm())).toContain('事由,Reason,Motif')
  fireEvent.change(dialog.getByLabelText('导入译文表'), { target: { files: [new File(['a,b'], 'x.csv')] } })
  expect(await dialog.findByText(/不是译文表/)).toBeTruthy()
})
