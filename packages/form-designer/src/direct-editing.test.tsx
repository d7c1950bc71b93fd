/** Words edited on the canvas itself, and the panel that begins at the title. */
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeFindings } from './testing/axe-findings'
import { formOfWidgets, widgetOf } from './testing/forms'
import { renderDesigner } from './testing/render-designer'

const form = () => formOfWidgets(widgetOf('input', 'a'), widgetOf('radio', 'b'))
const panel = () => within(screen.getByRole('tabpanel'))

describe('editing in place', () => {
  it('writes title, help text and choices after F2, and Enter gives the focus back', async () => {
    const { user, item, handle, container } = renderDesigner(form())
    act(() => item('b').focus())
    await user.keyboard('{F2}')
    const editor = within(screen.getByRole('group', { name: '就地编辑' }))
    expect(document.activeElement).toBe(editor.getByRole('textbox', { name: '标题' }))
    expect(await axeFindings(container)).toEqual([])
    await user.keyboard('颜色{Tab}选一种{Tab}')
    await user.keyboard('{Control>}a{/Control}')
    await user.clear(editor.getByRole('textbox', { name: '选项，每行一个' }))
    await user.type(editor.getByRole('textbox', { name: '选项，每行一个' }), '红{Enter}蓝{Control>}{Enter}{/Control}')
    expect(screen.queryByRole('group', { name: '就地编辑' })).toBeNull()
    expect(document.activeElement).toBe(item('b'))
    expect(handle().getForm().list[1]).toMatchObject({
      name: '颜色',
      options: { tip: '选一种', options: [{ value: '红' }, { value: '蓝' }] },
    })
  })

  it('begins with a double click, and Escape leaves everything as it was', async () => {
    const { user, item, handle } = renderDesigner(form())
    await user.dblClick(item('a'))
    await user.keyboard('x{Escape}')
    expect(handle().getForm().list[0]).toMatchObject({ name: 'a' })
    expect(document.activeElement).toBe(item('a'))
  })
})

it('lists its keys after a question mark', async () => {
  const { user, item } = renderDesigner(form())
  act(() => item('a').focus())
  await user.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: '键盘快捷键' })
  expect(within(dialog).getByText('F2')).toBeTruthy()
  expect(await axeFindings(dialog)).toEqual([])
})

describe('the panel', () => {
  it('is reached with Enter at the title and left with Escape', async () => {
    const { user, item } = renderDesigner(form())
    act(() => item('a').focus())
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(await panel().findByRole('textbox', { name: '标题' }))
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(item('a'))
  })

  it('gives a new field the key of its title', async () => {
    const { user, chip, handle } = renderDesigner()
    await user.click(chip('单行文本'))
    const title = await panel().findByRole('textbox', { name: '标题' })
    await user.clear(title)
    await user.type(title, 'Work e-mail')
    expect(handle().getForm().list[0]).toMatchObject({ name: 'Work e-mail', model: 'work_e_mail' })
  })

  it('finds attributes by name and keeps groups folded for the next field of the type', async () => {
    const { user, item } = renderDesigner(formOfWidgets(widgetOf('input', 'a'), widgetOf('input', 'c')))
    await user.click(item('a'))
    const search = await panel().findByRole('searchbox', { name: '搜索属性' })
    await user.type(search, '占位')
    expect(panel().getAllByRole('group', { name: /./ })).toHaveLength(1)
    await user.type(search, 'zzz')
    expect(panel().getByText('没有与「占位zzz」匹配的属性')).toBeTruthy()
    await user.keyboard('{Escape}')
    const [first] = panel().getAllByRole('button', { expanded: true })
    if (first === undefined) throw new Error('no group')
    await user.click(first)
    await user.click(item('c'))
    expect(await panel().findByRole('button', { name: first.textContent ?? '', expanded: false })).toBeTruthy()
  })

  it('changes the type and keeps what fits', async () => {
    const { user, item, handle } = renderDesigner(form())
    await user.click(item('b'))
    await user.click(await panel().findByRole('combobox', { name: '组件类型' }))
    await user.click(screen.getByRole('option', { name: '下拉选择框' }))
    expect(handle().getForm().list[1]).toMatchObject({
      type: 'select',
      key: 'b',
      options: { options: widgetOf('radio', 'x').options.options },
    })
  })
})
