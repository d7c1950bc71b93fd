import type { FormDefinition } from '@formwork/form-schema'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../../testing/axe-findings'
import { formOfWidgets, widgetOf } from '../../testing/forms'
import { renderDesigner } from '../../testing/render-designer'

const optionsOf = (form: FormDefinition) => {
  const [widget] = form.list
  return widget === undefined || widget.type === 'unknown' ? {} : widget.options
}
const panel = () => within(screen.getByRole('tabpanel'))
const dialog = () => within(screen.getByRole('dialog'))

describe('the choices of a cascader', () => {
  it('are built as a tree, with label and value asked for in the words of the specification', async () => {
    const { user, handle } = renderDesigner(formOfWidgets(widgetOf('cascader', 'c')))
    await user.click(panel().getByRole('button', { name: '添加节点' }))
    await screen.findByRole('dialog')
    await user.click(dialog().getByRole('button', { name: '应用' }))
    expect(dialog().getByText('Label不能为空')).toBeTruthy()
    expect(dialog().getByText('Value不能为空')).toBeTruthy()
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([])
    await user.type(dialog().getByLabelText(/Label/), '浙江')
    await user.type(dialog().getByLabelText(/Value/), 'zj')
    await user.click(dialog().getByRole('button', { name: '应用' }))
    await user.click(await panel().findByRole('button', { name: '在「浙江」下添加节点' }))
    await user.type(dialog().getByLabelText(/Label/), '杭州')
    await user.type(dialog().getByLabelText(/Value/), 'hz')
    await user.click(dialog().getByRole('button', { name: '应用' }))
    await panel().findByRole('button', { name: '删除「杭州」及其下级' })
    expect(optionsOf(handle().getForm())).toMatchObject({
      options: [{ value: 'zj', label: '浙江', children: [{ value: 'hz', label: '杭州' }] }],
    })
  })
})

describe('the options of an upload', () => {
  it('take headers by name and a size in pixels', async () => {
    const { user, handle } = renderDesigner(formOfWidgets(widgetOf('imgupload', 'i')))
    await user.click(panel().getByRole('button', { name: '添加请求头' }))
    await user.type(panel().getByLabelText('请求头 1 的名称'), 'X-Tenant')
    await user.type(panel().getByLabelText('请求头 1 的值'), '7')
    const width = panel().getByLabelText('缩略图宽度（像素）')
    await user.clear(width)
    await user.type(width, '160')
    expect(optionsOf(handle().getForm())).toMatchObject({ headers: { 'X-Tenant': '7' }, size: { width: 160, height: 100 } })
  })
})

describe('turning on a range', () => {
  it('clears the default of a time', async () => {
    const time = widgetOf('time', 't')
    const { user, handle } = renderDesigner(formOfWidgets({ ...time, options: { ...time.options, defaultValue: '21:19:56' } }))
    await user.click(panel().getByLabelText('范围选择'))
    expect(optionsOf(handle().getForm())).toMatchObject({ isRange: true, defaultValue: null })
    await user.click(panel().getByLabelText('范围选择'))
    expect(optionsOf(handle().getForm())).toMatchObject({ isRange: false, defaultValue: '' })
  })

  it('spans a slider’s whole line', async () => {
    const { user, handle } = renderDesigner(formOfWidgets(widgetOf('slider', 's')))
    await user.click(panel().getByLabelText('范围选择'))
    expect(optionsOf(handle().getForm())).toMatchObject({ range: true, defaultValue: [0, 100] })
    const end = panel().getByLabelText('默认值 结束')
    await user.clear(end)
    await user.type(end, '40')
    expect(optionsOf(handle().getForm())).toMatchObject({ defaultValue: [0, 40] })
  })
})
