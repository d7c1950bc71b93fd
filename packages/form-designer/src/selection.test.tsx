/** Several widgets selected on the sheet, by mouse and by keyboard. */
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeFindings } from './testing/axe-findings'
import { formOfWidgets, gridOf, widgetOf } from './testing/forms'
import { renderDesigner } from './testing/render-designer'

const four = () => formOfWidgets(...['a', 'b', 'c', 'd'].map((key) => widgetOf('input', key)))
const selectedKeys = (container: Element) =>
  [...container.querySelectorAll('[data-selected="true"]')].map((element) => element.getAttribute('data-widget-key'))

describe('selecting several widgets', () => {
  it('with Ctrl one by one and with Shift a range; one click leaves one', async () => {
    const { user, item, container, said } = renderDesigner(four())
    await user.click(item('a'))
    await user.keyboard('{Control>}')
    await user.click(item('c'))
    await user.keyboard('{/Control}')
    expect(selectedKeys(container)).toEqual(['a', 'c'])
    expect(said()).toBe('已选中 2 个组件')
    await user.keyboard('{Shift>}')
    await user.click(item('d'))
    await user.keyboard('{/Shift}')
    expect(selectedKeys(container)).toEqual(['a', 'b', 'c', 'd'])
    await user.click(item('b'))
    expect(selectedKeys(container)).toEqual(['b'])
  })

  it('with Shift and the arrows; Delete takes all of them, one undo brings them back', async () => {
    const { user, item, container, names, said } = renderDesigner(four())
    act(() => item('b').focus())
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect(selectedKeys(container)).toEqual(['b', 'c'])
    expect(document.activeElement).toBe(item('c'))
    await user.keyboard('{Delete}')
    expect(names()).toEqual(['a', 'd'])
    expect(said()).toBe('已删除 2 个组件')
    await user.keyboard('{Control>}z{/Control}')
    expect(names()).toEqual(['a', 'b', 'c', 'd'])
    expect(selectedKeys(container)).toEqual(['b', 'c'])
  })

  it('all with Ctrl+A, put into a grid through the menu', async () => {
    const { user, item, handle } = renderDesigner(four())
    act(() => item('a').focus())
    await user.keyboard('{Control>}a{/Control}')
    fireEvent.contextMenu(item('b'))
    await user.click(await screen.findByRole('menuitem', { name: '放入栅格布局' }))
    expect(handle().getForm().list).toMatchObject([
      { type: 'grid', columns: [{ list: [{ key: 'a' }, { key: 'c' }] }, { list: [{ key: 'b' }, { key: 'd' }] }] },
    ])
  })
})

describe('a click into an empty pane', () => {
  const two = () => formOfWidgets(gridOf('g', [widgetOf('input', 'a')], []), widgetOf('input', 'b'))
  const pane = (item: HTMLElement) => item.querySelector('[data-slot="1"]') ?? item

  it('selects the container, says and shows that the next component goes in there, and it does', async () => {
    const { user, item, chip, handle, container, said } = renderDesigner(two())
    await user.click(pane(item('g')))
    expect(selectedKeys(container)).toEqual(['g'])
    expect(said()).toBe('下一个组件放入栅格布局「g」，第 2 列')
    expect(pane(item('g')).textContent).toBe('下一个组件放在这里')
    expect(await axeFindings(container)).toEqual([])
    await user.click(chip('计数器'))
    expect(handle().getForm().list).toMatchObject([{ columns: [{ list: [{ key: 'a' }] }, { list: [{ type: 'number' }] }] }, { key: 'b' }])
  })

  it('is taken back by Escape, which leaves the container selected', async () => {
    const { user, item, container, said } = renderDesigner(two())
    await user.click(pane(item('g')))
    await user.keyboard('{Escape}')
    expect(selectedKeys(container)).toEqual(['g'])
    expect(said()).toBe('下一个组件放在栅格布局「g」之后')
    expect(pane(item('g')).textContent).toBe('拖到此处')
  })
})

describe('the panel of several widgets', () => {
  it('sets what they have in common for all, and says what differs', async () => {
    const { user, item, handle, container } = renderDesigner(
      formOfWidgets(widgetOf('input', 'a'), widgetOf('number', 'b'), widgetOf('date', 'c')),
    )
    act(() => item('a').focus())
    await user.keyboard('{Control>}a{/Control}')
    const panel = within(screen.getByRole('tabpanel'))
    expect(panel.getByText('已选中 3 个组件')).toBeTruthy()
    const differing = panel.queryAllByText('各不相同').length
    await user.click(panel.getByRole('switch', { name: '必填' }))
    expect(handle().getForm().list).toMatchObject([
      { options: { required: true } },
      { options: { required: true } },
      { options: { required: true } },
    ])
    expect(await axeFindings(container)).toEqual([])
    await user.click(item('b'))
    await user.click(within(screen.getByRole('tabpanel')).getByRole('switch', { name: '必填' }))
    act(() => item('a').focus())
    await user.keyboard('{Control>}a{/Control}')
    expect(within(screen.getByRole('tabpanel')).getAllByText('各不相同')).toHaveLength(differing + 1)
  })

  it('leads from a widget to the containers around it', async () => {
    const { user, item, container } = renderDesigner(formOfWidgets(gridOf('g', [widgetOf('input', 'a')], [])))
    await user.click(item('a'))
    const path = within(await screen.findByRole('navigation', { name: '所在位置' }))
    await user.click(path.getByRole('button', { name: 'g' }))
    expect(selectedKeys(container)).toEqual(['g'])
  })
})
