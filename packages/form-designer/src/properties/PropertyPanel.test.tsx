import { definitionOf, type FormDefinition, WIDGET_TYPES } from '@formwork/form-schema'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../testing/axe-findings'
import { zhCn } from '../messages/zh-cn'
import { rowLabel } from './row-label'
import { formOfWidgets, tabsOf, widgetOf } from '../testing/forms'
import { renderDesigner } from '../testing/render-designer'

const optionsOf = (form: FormDefinition, index = 0) => {
  const widget = form.list[index]
  return widget === undefined || widget.type === 'unknown' ? {} : widget.options
}
const panel = () => within(screen.getByRole('tabpanel'))

describe.each(WIDGET_TYPES)('the panel of %s', (type) => {
  it('shows a row for every option its definition lists, with no axe violation', async () => {
    const widget = widgetOf(type, 'a')
    const { container } = renderDesigner(formOfWidgets(widget))
    const options: Readonly<Record<string, unknown>> = { ...widget.options }
    const rows = definitionOf(widget).panel.filter(
      ({ when }) => when === undefined || when.in.some((value) => value === options[when.option]),
    )
    const labels = [...container.querySelectorAll('.fd-label')].map((label) => label.textContent)
    expect(labels).toEqual(expect.arrayContaining(rows.map((row) => rowLabel(zhCn, row))))
    expect(await axeFindings(container.querySelector('.fd-panel') ?? container)).toEqual([])
  })
})

it('says of a computed field that its formula cannot be read to its end', async () => {
  const total = widgetOf('number', 'total')
  renderDesigner(formOfWidgets({ ...total, options: { ...total.options, formwork: { computed: 'if a == 2 then 1 else 0' } } }))
  expect(await screen.findAllByText(/^计算公式有误/)).not.toHaveLength(0)
})

describe('editing an option', () => {
  it('writes texts, switches and numbers, as one step a burst', async () => {
    const { user, handle } = renderDesigner(formOfWidgets(widgetOf('input', 'a')))
    await user.type(panel().getByLabelText('占位内容'), '姓名')
    await user.click(panel().getByLabelText('必填'))
    const length = panel().getByLabelText('最多字数')
    await user.clear(length)
    await user.type(length, '20')
    expect(optionsOf(handle().getForm())).toMatchObject({ placeholder: '姓名', required: true, maxlength: 20 })
    expect(screen.getByRole('button', { name: '撤销：修改属性' })).toBeTruthy()
  })

  it('names the details of a person that a browser may fill in', async () => {
    const { user, handle } = renderDesigner(formOfWidgets(widgetOf('input', 'a')))
    const list = () => panel().getByRole('combobox', { name: '浏览器自动填充' })
    expect(list().textContent).toBe('不填充')
    await user.click(list())
    expect(screen.queryByRole('option', { name: '街道地址（多行）' })).toBeNull()
    await user.click(screen.getByRole('option', { name: '邮箱地址' }))
    expect(optionsOf(handle().getForm())).toMatchObject({ autocomplete: 'email' })
  })

  it('says at once when a pattern cannot be used', async () => {
    const { user } = renderDesigner(formOfWidgets(widgetOf('input', 'a')))
    const pattern = panel().getByLabelText('正则校验')
    await user.type(pattern, '^a+$')
    expect(panel().getByText('表达式可用')).toBeTruthy()
    await user.clear(pattern)
    await user.type(pattern, '(?=a)')
    expect(panel().getByText(/表达式不可用/)).toBeTruthy()
  })

  it('knows the properties of characters, and says which one there is not', async () => {
    const { user } = renderDesigner(formOfWidgets(widgetOf('input', 'a')))
    const pattern = panel().getByLabelText('正则校验')
    await user.type(pattern, '\\p{{Script=Klingon}')
    expect(await panel().findByText(/Klingon/)).toBeTruthy()
    await user.clear(pattern)
    await user.type(pattern, '^\\p{{Han}+$')
    expect(await panel().findByText('表达式可用')).toBeTruthy()
  })

  it('renames a model on leaving, and refuses one that is taken', async () => {
    const { user, handle } = renderDesigner(formOfWidgets(widgetOf('input', 'a'), widgetOf('input', 'b', { model: 'taken' })))
    const model = panel().getByLabelText('数据绑定 Key')
    await user.clear(model)
    await user.type(model, 'taken')
    expect(panel().getByText('该标识已被其他字段使用')).toBeTruthy()
    await user.tab()
    expect(handle().getForm().list[0]).toMatchObject({ model: 'input_a' })
    await user.clear(model)
    await user.type(model, 'fresh{Enter}')
    expect(handle().getForm().list[0]).toMatchObject({ model: 'fresh' })
  })

  it('adds, removes, reorders and pastes choices', async () => {
    const { user, handle } = renderDesigner(formOfWidgets(widgetOf('radio', 'a')))
    const values = () => {
      const [widget] = handle().getForm().list
      return widget?.type === 'radio' ? widget.options.options.map((choice) => choice.value) : []
    }
    await user.click(panel().getByRole('button', { name: '添加选项' }))
    await user.click(panel().getByRole('button', { name: '删除选项 1' }))
    await user.click(panel().getByRole('button', { name: '下移选项 1' }))
    expect(values()).toEqual(['Option 3', 'Option 2', '选项4'])
    await user.click(panel().getByRole('button', { name: '批量编辑' }))
    const lines = panel().getByRole('textbox', { name: '批量编辑' })
    await user.clear(lines)
    await user.type(lines, '1|一{Enter}2|二')
    await user.click(panel().getByRole('button', { name: '应用' }))
    expect(optionsOf(handle().getForm())).toMatchObject({
      options: [
        { value: '1', label: '一' },
        { value: '2', label: '二' },
      ],
    })
  })

  it('shows a limit that is none as an empty box, and an emptied box is none again', async () => {
    const { user, handle } = renderDesigner(formOfWidgets(widgetOf('input', 'a')))
    const limit = panel().getByLabelText<HTMLInputElement>('最多字数')
    expect([limit.value, limit.placeholder]).toEqual(['', '不限'])
    await user.type(limit, '20')
    expect(optionsOf(handle().getForm())).toMatchObject({ maxlength: 20 })
    await user.clear(limit)
    expect(optionsOf(handle().getForm())).toMatchObject({ maxlength: -1 })
  })

  it('shows no widget type a bare value that means none', async () => {
    const shown: string[] = []
    for (const type of WIDGET_TYPES) {
      const { unmount } = renderDesigner(formOfWidgets(widgetOf(type, 'a')))
      for (const box of panel().queryAllByRole<HTMLInputElement>('spinbutton'))
        if (Number(box.value) < 0 || box.value === '99') shown.push(`${type} ${box.value}`)
      for (const box of panel().queryAllByRole('combobox'))
        if (/^(99|hide|-1)$/.test(box.textContent ?? '')) shown.push(`${type} ${box.textContent}`)
      unmount()
    }
    expect(shown).toEqual([])
  })

  it('builds a condition from the fields that exist and the values they can have', async () => {
    const { user, handle, item } = renderDesigner(formOfWidgets(widgetOf('input', 'a'), widgetOf('radio', 'b')))
    await user.click(item('a'))
    await user.click(panel().getByRole('combobox', { name: '显示条件' }))
    await user.click(screen.getByRole('option', { name: '满足全部条件时显示' }))
    await user.click(panel().getByRole('combobox', { name: '条件 1 的值' }))
    await user.click(screen.getByRole('option', { name: 'Option 2' }))
    expect(optionsOf(handle().getForm())).toMatchObject({ displayVerify: { type: 'and', list: [{ model: 'radio_b', value: 'Option 2' }] } })
  })

  it('adds, renames, moves and removes panes, each a step to undo by its name', async () => {
    const form = formOfWidgets(tabsOf('t', { A: [widgetOf('input', 'a')], B: [] }))
    const { user, handle, getByRole } = renderDesigner(form, { locale: 'en' })
    const titles = () => {
      const [tabs] = handle().getForm().list
      return tabs !== undefined && 'columns' in tabs ? tabs.columns.map(({ title }) => title) : []
    }
    await user.click(getByRole('button', { name: 'Add pane' }))
    expect(titles()).toEqual(['A', 'B', 'Tab 3'])
    const title = getByRole('textbox', { name: 'Title of pane 3' })
    await user.clear(title)
    await user.type(title, 'C')
    await user.click(getByRole('button', { name: 'Move pane 3 up' }))
    expect(titles()).toEqual(['A', 'C', 'B'])
    await user.click(getByRole('button', { name: /^Remove pane 1/ }))
    expect(handle().getForm().list[0]).toMatchObject({ columns: [{ title: 'C', list: [{ key: 'a' }] }, { title: 'B' }] })
    await user.click(getByRole('button', { name: /^Undo.*remove pane/ }))
    expect(titles()).toEqual(['A', 'C', 'B'])
  })

  it('sets the columns of a grid', async () => {
    const { user, handle } = renderDesigner(formOfWidgets(widgetOf('grid', 'g')))
    await user.click(panel().getByRole('button', { name: '8 : 8 : 8' }))
    expect(handle().getForm().list[0]).toMatchObject({ columns: [{ span: 8 }, { span: 8 }, { span: 8 }] })
  })
})

describe('the form tab', () => {
  it('holds the label width within 0 and 200', async () => {
    const { user, handle } = renderDesigner()
    await user.click(screen.getByRole('tab', { name: '表单属性' }))
    const width = panel().getByLabelText('标签宽度')
    expect([width.getAttribute('min'), width.getAttribute('max'), width.getAttribute('step')]).toEqual(['0', '200', '10'])
    await user.clear(width)
    await user.type(width, '999')
    expect(handle().getForm().config.labelWidth).toBe(200)
    await user.click(panel().getByRole('button', { name: '顶部' }))
    await user.click(panel().getByRole('button', { name: '迷你' }))
    expect(handle().getForm().config).toMatchObject({ labelPosition: 'top', size: 'mini' })
  })
})
