import { eachWidget, type FormDefinition, importDefinition } from '@formwork/form-schema'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { FormDesigner } from './FormDesigner'
import { axeFindings } from './testing/axe-findings'
import { formOfWidgets, gridOf, widgetOf } from './testing/forms'
import { renderDesigner } from './testing/render-designer'

const types = (form: FormDefinition) => [...eachWidget(form)].map((widget) => widget.type)
const three = () => formOfWidgets(widgetOf('input', 'a'), widgetOf('number', 'b'), widgetOf('date', 'c'))

it('begins with an empty form at once where it is given none, and starts over with the one that comes', () => {
  const view = render(<FormDesigner locale="en" />)
  expect(screen.getByRole('button', { name: 'Add Input' })).toBeTruthy()
  view.rerender(<FormDesigner locale="en" value={formOfWidgets(widgetOf('input', 'late'))} />)
  expect(view.container.querySelector('[data-widget-key="late"]')).not.toBeNull()
  view.unmount()
})

describe('the palette', () => {
  it('adds with Enter after the selection and selects what it added', async () => {
    const { user, chip, handle, said } = renderDesigner(three())
    chip('开关').focus()
    await user.keyboard('{Enter}')
    expect(types(handle().getForm())).toEqual(['input', 'switch', 'number', 'date'])
    expect(said()).toBe('已添加开关，位于第 2 个，共 4 个')
  })

  it('names what it adds and gives it a key, a model and a remote function', async () => {
    const { user, chip, handle } = renderDesigner()
    await user.click(chip('下拉选择框'))
    const [widget] = handle().getForm().list
    expect(widget).toMatchObject({
      type: 'select',
      name: '下拉选择框',
      rules: [],
      options: { options: [{ value: '选项1' }, { value: '选项2' }, { value: '选项3' }] },
    })
    expect(widget?.key).toMatch(/^\d+_\d+$/)
    expect(widget).toMatchObject({ model: `select_${widget?.key}`, options: { remoteFunc: `func_${widget?.key}` } })
  })

  it('finds types by their name in either language', async () => {
    const { user } = renderDesigner()
    const search = screen.getByRole('searchbox')
    await user.type(search, '日期')
    expect(screen.getAllByRole('button', { name: /^添加/ })).toHaveLength(1)
    await user.clear(search)
    await user.type(search, 'grid')
    expect(screen.getByRole('button', { name: '添加栅格布局' })).toBeTruthy()
    await user.clear(search)
    await user.type(search, 'qqqq')
    expect(screen.getByText('没有与「qqqq」匹配的组件')).toBeTruthy()
  })
})

describe('the keyboard on the sheet', () => {
  it('moves, duplicates, deletes and undoes, announcing each action', async () => {
    const { user, item, names, said } = renderDesigner(three())
    act(() => item('b').focus())
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(names()).toEqual(['b', 'a', 'c'])
    expect(said()).toBe('已移动计数器「b」，现在是第 1 个，共 3 个')
    await user.keyboard('{Control>}d{/Control}')
    expect(names()).toHaveLength(4)
    expect(names().slice(1)).toEqual(['b', 'a', 'c'])
    expect(document.activeElement?.getAttribute('data-widget-key')).toBe(names()[0])
    await user.keyboard('{Delete}')
    expect(names()).toEqual(['b', 'a', 'c'])
    expect(document.activeElement).toBe(item('b'))
    await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}{Control>}z{/Control}')
    expect(names()).toEqual(['a', 'b', 'c'])
    expect(said()).toBe('已撤销：移动组件')
    await user.keyboard('{Control>}y{/Control}')
    expect(names()).toEqual(['b', 'a', 'c'])
  })

  it('roves with the arrows: one widget is in the tab order', async () => {
    const { user, item, container } = renderDesigner(three())
    act(() => item('a').focus())
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(document.activeElement).toBe(item('c'))
    expect(container.querySelectorAll('[data-widget-key][tabindex="0"]')).toHaveLength(1)
  })

  it('moves a widget into a column and out again through the menu', async () => {
    const { user, item, handle } = renderDesigner(formOfWidgets(widgetOf('input', 'a'), gridOf('g', [], [])))
    await user.click(item('a'))
    await user.click(within(item('a')).getByRole('button', { name: '更多操作' }))
    await user.click(screen.getByRole('menuitem', { name: 'g · 第 2 列' }))
    expect(handle().getForm().list).toMatchObject([{ key: 'g', columns: [{ list: [] }, { list: [{ key: 'a' }] }] }])
    await user.click(within(item('a')).getByRole('button', { name: '更多操作' }))
    await user.click(screen.getByRole('menuitem', { name: '表单最外层' }))
    expect(handle().getForm().list).toMatchObject([{ key: 'g' }, { key: 'a' }])
  })

  it('ignores keys typed into a text', async () => {
    const { user, names, item } = renderDesigner(three())
    await user.click(item('b'))
    const title = screen.getByRole('textbox', { name: '标题' })
    await user.click(title)
    await user.keyboard('{Delete}{Backspace}x{Control>}d{/Control}{Alt>}{ArrowUp}{/Alt}')
    expect(names()).toEqual(['a', 'b', 'c'])
  })

  it('cuts and pastes through the clipboard', async () => {
    const { item, names, said } = renderDesigner(three())
    act(() => item('a').focus())
    const data = new DataTransfer()
    const fire = (type: string) =>
      act(
        () =>
          void document.activeElement?.dispatchEvent(
            Object.assign(new Event(type, { bubbles: true, cancelable: true }), { clipboardData: data }),
          ),
      )
    fire('cut')
    expect(names()).toEqual(['b', 'c'])
    fire('paste')
    await waitFor(() => expect(names()).toEqual(['b', 'a', 'c']))
    expect(said()).toBe('已粘贴 1 个组件')
  })
})

describe('the toolbar', () => {
  it('clears at once and offers to undo it', async () => {
    const { user, handle } = renderDesigner(three())
    await user.click(screen.getByRole('button', { name: '清空' }))
    expect(handle().getForm().list).toEqual([])
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: '撤销' }))
    expect(types(handle().getForm())).toEqual(['input', 'number', 'date'])
  })

  it('shows only the buttons that are enabled, and the host’s own', () => {
    renderDesigner(three(), {
      toolbar: { clear: false, generateCode: false, importJson: false, codeBeside: false, languages: false },
      actions: <button type="button">保存</button>,
    })
    const bar = screen.getByRole('toolbar')
    const names = within(bar)
      .getAllByRole('button')
      .map((button) => button.textContent || button.getAttribute('aria-label'))
    expect(names).toEqual(['撤销', '重做', '预览', '生成 JSON', '保存'])
  })

  it('keeps the spec’s English words', () => {
    renderDesigner(undefined, { locale: 'en' })
    expect(screen.getByText('You can drag and drop the item from the left to add components')).toBeTruthy()
    expect(screen.getByText('Powered by Formwork')).toBeTruthy()
  })
})

describe('the host’s handle', () => {
  it('knows what is unsaved, and that undoing everything saves it again', async () => {
    const onChange = vi.fn()
    const { user, handle, chip } = renderDesigner(three(), { onChange })
    expect(handle().isDirty()).toBe(false)
    await user.click(chip('文字'))
    expect(handle().isDirty()).toBe(true)
    expect(onChange).toHaveBeenLastCalledWith(handle().getForm())
    await user.click(screen.getByRole('button', { name: '撤销：添加组件' }))
    expect(handle().isDirty()).toBe(false)
    await user.click(screen.getByRole('button', { name: '重做：添加组件' }))
    act(() => handle().markSaved())
    expect(handle().isDirty()).toBe(false)
  })

  it('starts over with another form without calling back', () => {
    const onChange = vi.fn()
    const { handle, names } = renderDesigner(three(), { onChange })
    act(() => void handle().setForm(formOfWidgets(widgetOf('input', 'z'))))
    expect(names()).toEqual(['z'])
    expect(handle().isDirty()).toBe(false)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('keeps its history when the host hands back what it was given', async () => {
    const { user, handle, chip, showForm } = renderDesigner(three())
    await user.click(chip('文字'))
    showForm(handle().getForm())
    await user.click(screen.getByRole('button', { name: '撤销：添加组件' }))
    expect(types(handle().getForm())).toEqual(['input', 'number', 'date'])
    showForm(formOfWidgets(widgetOf('input', 'other')))
    expect(handle().getForm().list).toMatchObject([{ key: 'other' }])
  })
})

describe('a widget of an unknown type', () => {
  const raw = { type: 'hologram', key: 'u', name: '全息', model: 'h', options: { odd: [1, null] }, rules: [] }

  it('is shown, can be moved, and comes back as it was', async () => {
    const read = importDefinition({ list: [raw, { type: 'input', name: 'A', key: 'a', model: 'a', options: {}, rules: [] }] })
    if (!read.ok) throw new Error('the definition was refused')
    const { user, item, handle } = renderDesigner(read.form)
    expect(item('u').textContent).toContain('暂不支持的组件：hologram')
    await user.click(item('u'))
    expect(screen.getByText(/保存时其内容原样保留/)).toBeTruthy()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(handle().getForm().list[1]).toMatchObject({ type: 'unknown', raw })
  })
})

describe('accessibility', () => {
  it('finds nothing to complain about: empty, filled, in either tab', async () => {
    const { container, user } = renderDesigner(formOfWidgets(widgetOf('input', 'a'), gridOf('g', [widgetOf('select', 's')], [])))
    expect(await axeFindings(container)).toEqual([])
    await user.click(screen.getByRole('tab', { name: '表单属性' }))
    await user.click(screen.getByRole('tab', { name: '大纲' }))
    expect(await axeFindings(container)).toEqual([])
    const empty = renderDesigner()
    expect(await axeFindings(empty.container)).toEqual([])
  })
})
