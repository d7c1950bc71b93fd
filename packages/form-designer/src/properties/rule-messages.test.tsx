/** The messages of a field for broken rules, written in the panel. */
import { validateValues } from '@formwork/form-schema'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { axeFindings } from '../testing/axe-findings'
import { formOfWidgets, widgetOf } from '../testing/forms'
import { renderDesigner } from '../testing/render-designer'

const panel = () => within(screen.getByRole('tabpanel'))
const asked = () => {
  const field = widgetOf('input', 'a', { name: '手机', model: 'phone' })
  return formOfWidgets({ ...field, options: { ...field.options, required: true, pattern: '/^1/' } })
}
const said = (form: Parameters<typeof validateValues>[0], values: object) => {
  const judged = validateValues(form, { ...values })
  return judged.ok ? [] : judged.issues.map(({ message }) => message)
}

it('an empty box shows the usual sentence; what is typed there is what people read, and one step back takes it away', async () => {
  const { user, handle, container } = renderDesigner(asked())
  const box = panel().getByRole('textbox', { name: '未填写时提示' })
  expect(box.getAttribute('placeholder')).toBe('手机必须填写')
  await user.type(box, '请留下手机号码')
  expect(said(handle().getForm(), {})).toEqual(['请留下手机号码'])
  expect(await axeFindings(container.querySelector('.fd-panel') ?? container)).toEqual([])
  await user.click(screen.getByRole('button', { name: '撤销：修改校验提示' }))
  expect(said(handle().getForm(), {})).toEqual(['手机必须填写'])
  expect(handle().getForm().list[0]).toMatchObject({ rules: [] })
})

it('only rules that the field has are offered, and a title that is edited is followed', async () => {
  const { user, handle } = renderDesigner(asked())
  expect(panel().queryByRole('textbox', { name: '超出上限时提示' })).toBeNull()
  await user.clear(panel().getByRole('textbox', { name: '标题' }))
  await user.type(panel().getByRole('textbox', { name: '标题' }), '电话')
  expect(panel().getByRole('textbox', { name: '格式不符时提示' }).getAttribute('placeholder')).toBe('电话格式不匹配')
  await user.type(panel().getByRole('textbox', { name: '格式不符时提示' }), '须以 1 开头')
  expect(said(handle().getForm(), { phone: '2' })).toEqual(['须以 1 开头'])
  await user.click(panel().getByRole('switch', { name: '必填' }))
  expect(panel().queryByRole('textbox', { name: '未填写时提示' })).toBeNull()
})

it('the rows are found by the search of the panel, in English too', async () => {
  const { user } = renderDesigner(asked(), { locale: 'en' })
  await user.type(panel().getByRole('searchbox'), 'message if')
  expect(panel().getByRole('textbox', { name: 'Message if empty' }).getAttribute('placeholder')).toBe('手机 is required')
})
