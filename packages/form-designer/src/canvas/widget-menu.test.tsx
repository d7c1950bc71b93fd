/** The menu of a widget and the bar at its corner: every act of the mouse without one, and only those that can be done. */
import { createForm, widgetDefinitions } from '@formwork/form-schema'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DesignerContextValue } from '../store/designer-context'
import { axeFindings } from '../testing/axe-findings'
import { outlineOf } from '../testing/documents'
import { designerOf, formOfWidgets, gridOf, tabsOf, widgetOf } from '../testing/forms'
import { renderPart } from '../testing/render-part'
import { ItemTools } from './ItemTools'
import { WidgetMenu } from './WidgetMenu'

const input = (key: string) => widgetOf('input', key)
const form = () =>
  formOfWidgets(input('a'), gridOf('g', [input('b')], []), tabsOf('t', { Who: [], '': [] }), widgetOf('card', 'k', { name: '' }))

afterEach(() => void vi.restoreAllMocks())

function menu(key: string, selection: readonly string[] = [key], change: Partial<DesignerContextValue> = {}) {
  const designer = { ...designerOf(form()), ...change }
  designer.store.getState().selectAll({ selected: key, selection })
  const onClose = vi.fn()
  const part = renderPart(designer, <WidgetMenu widgetKey={key} anchor={{ kind: 'point', top: 0, left: 0 }} onClose={onClose} />)
  const items = () => [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  // Without the keys, which are for the eye alone. (Asking for names as a screen reader hears them takes a second in a menu like this.)
  const nameOf = (each: HTMLElement) => each.textContent?.replace(each.querySelector('kbd')?.textContent ?? '', '') ?? ''
  const item = (name: string) => {
    const found = items().find((each) => nameOf(each) === name)
    if (found === undefined) throw new Error(`nothing is called ${name}`)
    return found
  }
  const choose = (name: string) => fireEvent.click(item(name))
  const names = () => items().map(nameOf)
  const can = (name: string) => item(name).getAttribute('aria-disabled') !== 'true'
  return { ...part, designer, onClose, item, choose, names, can, tree: () => outlineOf(part.state().document) }
}

describe('the menu', () => {
  it.each([
    ['上移', 't', 'a t(|) g(b|) k()'],
    ['下移', 'a', 'g(b|) a t(|) k()'],
    ['复制一份', 'a', 'new1 a g(b|) t(|) k()'],
    ['删除', 'g', 'a t(|) k()'],
    ['放入卡片', 'a', 'new1(a) g(b|) t(|) k()'],
    ['g · 第 2 列', 'a', 'g(b|a) t(|) k()'],
    ['t · Who', 'g', 'a t(g(b|)|) k()'],
    ['t · 标签 2', 'b', 'a g(|) t(|b) k()'],
    ['卡片', 'a', 'g(b|) t(|) k(a)'],
    ['表单最外层', 'b', 'a g(|) t(|) k() b'],
  ])('“%s” does so to %s, closes, and gives the focus back', (name, key, after) => {
    const { choose, tree, onClose, state } = menu(key)
    choose(name)
    expect([tree(), onClose.mock.calls.length, state().view.focusRequest]).toEqual([after, 1, 1])
  })

  it('has nothing that axe finds, and says of each place that it leads there', async () => {
    const { item } = menu('a')
    expect(await axeFindings(document.querySelector('[role="menu"]') ?? document.body)).toEqual([])
    expect(item('g · 第 2 列').getAttribute('aria-description')).toBe('移动到…')
  })

  it('moves nothing past the ends of its list', () => {
    const { can } = menu('a')
    expect([can('上移'), can('下移')]).toEqual([false, true])
  })

  it('moves the last no further down', () => {
    const { can } = menu('k')
    expect([can('上移'), can('下移')]).toEqual([true, false])
  })

  it('is about all that is selected', () => {
    const { choose, can, tree } = menu('a', ['a', 'b'])
    expect([can('上移'), can('下移')]).toEqual([true, true])
    choose('删除')
    expect(tree()).toBe('g(|) t(|) k()')
  })

  it('leads to the editor in place, the list of keys, and all that can be selected', () => {
    const { choose, state } = menu('b')
    choose('就地编辑')
    expect(state().view.editing).toBe('b')
    choose('键盘快捷键')
    expect(state().view.dialog).toBe('keys')
    choose('全选')
    expect(state().selection).toEqual(['a', 'g', 't', 'k'])
  })

  it('names the key of each act that has one, for the eye alone', () => {
    const { item } = menu('a')
    const keys = ['下移', '复制一份', '复制', '剪切', '删除', '全选'].map((name) => item(name).querySelector('kbd'))
    expect(keys.map((key) => key?.textContent)).toEqual(['Alt+↓', 'Ctrl+D', 'Ctrl+C', 'Ctrl+X', 'Del', 'Ctrl+A'])
    expect(keys.every((key) => key?.getAttribute('aria-hidden') === 'true')).toBe(true)
  })

  it('offers to keep a block where somebody keeps blocks', () => {
    const without = menu('a')
    expect(without.names()).not.toContain('保存为组合…')
    without.unmount()
    const { choose, state } = menu('g', ['g'], { blocks: { list: [], onChange: () => undefined } })
    choose('保存为组合…')
    expect(state().view).toMatchObject({ dialog: 'block', block: null })
  })

  it('offers no container that the designer does not know, and no place that would not take the widget', () => {
    const { input: line, grid } = widgetDefinitions
    const small = menu('g', ['g'], { widgets: { input: line, grid } })
    expect(small.names().filter((name) => name.startsWith('放入'))).toEqual(['放入栅格布局'])
    small.unmount()
    const { names } = menu('k')
    expect(names().filter((name) => name.startsWith('放入') && name.includes('子表单'))).toEqual([])
    expect(names().filter((name) => name.includes('·'))).toEqual(['g · 第 1 列', 'g · 第 2 列', 't · Who', 't · 标签 2'])
  })

  it('copies and cuts to the clipboard; where it may not, it says so and cuts nothing', async () => {
    const { choose, tree, state } = menu('b')
    choose('复制')
    await waitFor(() => expect(state().view.notice).toMatchObject({ kind: 'copied' }))
    expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({ list: [{ key: 'b' }] })
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'))
    choose('剪切')
    await waitFor(() => expect(state().view.notice).toMatchObject({ kind: 'copy-failed', shown: true }))
    expect(tree()).toContain('g(b|)')
    choose('剪切')
    await waitFor(() => expect(tree()).toContain('g(|)'))
  })
})

describe('the bar at the corner', () => {
  it('copies, deletes and opens the menu, each about what is selected', async () => {
    const designer = designerOf(form())
    const onMore = vi.fn()
    const { user, state, container } = renderPart(designer, <ItemTools onMore={onMore} />)
    const bar = within(container)
    await user.click(bar.getByRole('button', { name: '复制一份' }))
    expect(outlineOf(state().document)).toMatch(/^new1 a /)
    await user.click(bar.getByRole('button', { name: '删除' }))
    expect(outlineOf(state().document)).toMatch(/^a g/)
    await user.click(bar.getByRole('button', { name: '更多操作' }))
    expect([onMore.mock.calls.length, state().view.focusRequest]).toEqual([1, 2])
  })

  it('does not let the click that deletes go on to the canvas below', async () => {
    const below = vi.fn()
    const { user } = renderPart(
      designerOf(createForm()),
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- stands for the canvas
      <div onClick={below}>
        <ItemTools onMore={() => undefined} />
      </div>,
    )
    await user.click(screen.getByRole('button', { name: '删除' }))
    expect(below).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: '复制一份' }))
    expect(below).toHaveBeenCalledOnce()
  })
})
