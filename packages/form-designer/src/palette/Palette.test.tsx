/** The palette by itself: its search, its one tab stop, its sections, and what is dragged out of it. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createForm, exportDefinition } from '@formwork/form-schema'
import { describe, expect, it, vi } from 'vitest'
import { Outline } from '../outline/Outline'
import type { DesignerContextValue } from '../store/designer-context'
import { outlineOf } from '../testing/documents'
import { dragOf, stack } from '../testing/drag'
import { designerOf, formOfWidgets, gridOf, widgetOf } from '../testing/forms'
import { renderPart } from '../testing/render-part'
import { Palette } from './Palette'
import { loadPaletteSearch } from './palette-search'

await loadPaletteSearch()

const address = { name: '地址', definition: exportDefinition(formOfWidgets(widgetOf('input', 'city'), widgetOf('input', 'street'))) }

function palette(change: Partial<DesignerContextValue> = {}, onAdded?: () => void) {
  const designer = { ...designerOf(createForm()), ...change }
  const part = renderPart(designer, <Palette onAdded={onAdded} />)
  const chips = () => screen.queryAllByRole('button', { name: /^添加/ }).map((chip) => chip.textContent)
  const chip = (name: string) => screen.getByRole('button', { name: `添加${name}` })
  const search = screen.getByRole('searchbox')
  const types = () => Object.values(part.state().document.widgets).map(({ widget }) => widget.type)
  return { ...part, designer, chips, chip, search, types }
}

describe('the search', () => {
  it.each([
    ['a part of the Chinese name', '单行', '单行文本'],
    ['the English name', 'rate', '评分'],
    ['the name of the type', 'imgupload', '图片'],
    ['a name with a slip', 'cascder', '级联选择器'],
  ])('finds by %s, best first', (_, query, best) => {
    const { search, user, types } = palette({ palette: ['input', 'textarea', 'rate', 'imgupload', 'cascader', 'date'] })
    fireEvent.change(search, { target: { value: query } })
    expect(screen.getByRole('button', { name: `添加${best}` })).toBeTruthy()
    return user.type(search, '{Enter}').then(() => expect(types()).toHaveLength(1))
  })

  it.each([
    ['its reading', 'xiala', '下拉选择框'],
    ['the first letters of its reading', 'rq', '日期选择器'],
    ['a reading whose syllables an input method keeps apart', "zi'biao", '子表单'],
  ])('finds a Chinese title by %s', async (_, query, title) => {
    const { search, user, chips, types } = palette({ palette: ['input', 'select', 'date', 'subform', 'rate'] })
    fireEvent.change(search, { target: { value: query } })
    await waitFor(() => expect(chips()).toContain(title))
    await user.type(search, '{Enter}')
    expect(types()).toHaveLength(1)
    expect(chips()[0]).toBe(title)
  })

  it('puts in the best with Enter, though a favourite stands before it', async () => {
    const favourites = { types: ['textarea'], onChange: () => undefined }
    const { search, user, types, chips } = palette({ palette: ['textarea', 'text'], favourites })
    await user.type(search, 'text{Enter}')
    expect([chips()[0], types()]).toEqual(['多行文本', ['text']])
  })

  it('shows all again after Escape, and says what it did not find', async () => {
    const { search, user, chips } = palette({ palette: ['input', 'date'] })
    await user.type(search, 'qqqq')
    expect([chips(), screen.getByText('没有与「qqqq」匹配的组件').tagName]).toEqual([[], 'P'])
    await user.keyboard('{Escape}')
    expect(chips()).toEqual(['单行文本', '日期选择器'])
  })

  it('adds nothing with Enter while nothing is asked for, nothing is found, or a word is being composed', async () => {
    const { search, user, types } = palette()
    await user.type(search, '{Enter}')
    await user.type(search, 'qqqq{Enter}')
    fireEvent.change(search, { target: { value: 'rate' } })
    fireEvent.keyDown(search, { key: 'Enter', isComposing: true })
    expect(types()).toEqual([])
    await user.type(search, '{Enter}')
    expect(types()).toEqual(['rate'])
  })
})

describe('the chips', () => {
  const five = ['input', 'textarea', 'number', 'radio', 'checkbox']

  it.each([
    ['the arrows along a row', '{ArrowRight}{ArrowLeft}{ArrowRight}', '多行文本'],
    ['the arrows by rows of two', '{ArrowDown}{ArrowDown}', '多选框组'],
    ['the arrow up, which stops at the first', '{ArrowDown}{ArrowUp}{ArrowUp}', '单行文本'],
    ['the arrow down, which stops at the last', '{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}', '多选框组'],
    ['End', '{End}', '多选框组'],
    ['Home', '{End}{Home}', '单行文本'],
  ])('are reached with %s', async (_, keys, name) => {
    const { user, chip, container } = palette({ palette: five })
    act(() => chip('单行文本').focus())
    await user.keyboard(keys)
    expect(document.activeElement).toBe(chip(name))
    expect([...container.querySelectorAll('[data-palette-type][tabindex="0"]')]).toEqual([chip(name)])
  })

  it('go the other way from right to left, and leave a key with Ctrl to the browser', async () => {
    const { user, chip, container } = palette({ palette: five })
    container.style.direction = 'rtl'
    act(() => chip('单行文本').focus())
    await user.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(chip('多行文本'))
    await user.keyboard('{Control>}{ArrowLeft}{/Control}')
    expect(document.activeElement).toBe(chip('多行文本'))
  })

  it('keep one in the tab order also where the search took away the one that had it', async () => {
    const { user, chip, search, container } = palette({ palette: five })
    act(() => chip('计数器').focus())
    await user.type(search, '多行')
    expect(container.querySelectorAll('[data-palette-type][tabindex="0"]')).toHaveLength(1)
  })

  it('add with Enter, with Space once it is let go, and with a click', async () => {
    const { user, chip, types } = palette({ palette: five })
    act(() => chip('单行文本').focus())
    await user.keyboard('{Enter}')
    fireEvent.keyDown(chip('单行文本'), { key: ' ' })
    fireEvent.keyDown(chip('单行文本'), { key: ' ', repeat: true })
    expect(types()).toHaveLength(1)
    fireEvent.keyUp(chip('单行文本'), { key: ' ' })
    await user.click(chip('单选框组'))
    expect(types()).toEqual(['input', 'input', 'radio'])
  })

  it('ask for the title of what a mouse added, not of what a key, a finger or a drawer did', async () => {
    const { user, chip, state, designer } = palette({ palette: five })
    const asked = () => {
      const { titleRequest } = state().view
      designer.store.getState().setView({ titleRequest: null })
      return titleRequest !== null
    }
    await user.click(chip('单行文本'))
    expect(asked()).toBe(true)
    fireEvent.pointerDown(chip('单行文本'), { pointerType: 'touch' })
    fireEvent.click(chip('单行文本'), { detail: 1 })
    expect(asked()).toBe(false)
    fireEvent.click(chip('单行文本'), { detail: 0 })
    expect([asked(), state().document.root.length]).toEqual([false, 3])
  })

  it('of a drawer close it instead', async () => {
    const onAdded = vi.fn()
    const { user, chip, state } = palette({ palette: five }, onAdded)
    await user.click(chip('单行文本'))
    expect([onAdded.mock.calls.length, state().view.titleRequest]).toEqual([1, null])
  })
})

describe('the sections', () => {
  const titles = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))

  it('are those that hold something: favourites first, blocks last', () => {
    const { within: redraw, designer } = palette({ palette: ['input', 'grid'] })
    expect(titles()).toEqual(['基础字段', '布局字段'])
    redraw({ ...designer, blocks: { list: [address] }, favourites: { types: ['grid', 'gone'], onChange: () => undefined } })
    expect(titles()).toEqual(['常用', '基础字段', '已保存的组合'])
    expect(within(screen.getByRole('region', { name: '常用' })).getAllByRole('button', { name: /^添加/ })).toHaveLength(1)
  })

  it('offer a favourite at a corner and by F, and blocks to be edited by E, each only where the host keeps them', async () => {
    const onChange = vi.fn()
    const favourites = { types: [], onChange }
    const { user, chip, state, designer, within: redraw } = palette({ palette: ['input'], blocks: { list: [address] }, favourites })
    expect(screen.getByRole('button', { name: '将单行文本设为常用' }).getAttribute('aria-pressed')).toBe('false')
    act(() => chip('单行文本').focus())
    await user.keyboard('{Control>}f{/Control}f')
    expect(onChange.mock.calls).toEqual([[['input']]])
    act(() => chip('地址').focus())
    await user.keyboard('e')
    expect(state().view.dialog).toBeNull()
    redraw({ ...designer, blocks: { list: [address], onChange: () => undefined } })
    await user.keyboard('E')
    expect(state().view).toMatchObject({ dialog: 'block', block: '地址' })
  })
})

describe('what is dragged out of it', () => {
  function beside() {
    const form = formOfWidgets(widgetOf('input', 'a'), gridOf('g', [widgetOf('input', 'b')]))
    const designer = { ...designerOf(form), palette: ['date', 'grid'], blocks: { list: [address] } }
    const part = renderPart(
      designer,
      <>
        <Palette />
        <Outline />
      </>,
    )
    const row = (key: string) => part.container.querySelector(`[data-outline-key="${key}"]`) ?? document.body
    stack(['a', 'g', 'b'].map(row), 30)
    const rows = part.container.querySelector('[role="tree"]')
    if (rows !== null) rows.getBoundingClientRect = () => new DOMRect(0, 0, 200, 3 * 30)
    return { ...part, row, tree: () => outlineOf(part.state().document) }
  }

  it('lands beside a row of the outline, in its column, a block as a copy of each of its widgets', async () => {
    const { row, tree } = beside()
    const date = dragOf(screen.getByRole('button', { name: '添加日期选择器' }))
    await date.over(row('b'), 85)
    date.dropOn(row('b'), 85)
    expect(tree()).toBe('a g(b new1)')
    const block = dragOf(screen.getByRole('button', { name: '添加地址' }))
    await block.over(row('a'), 5)
    block.dropOn(row('a'), 5)
    await waitFor(() => expect(tree()).toBe('city street a g(b new1)'))
  })

  it('does not land where it may not lie', async () => {
    const { row, tree } = beside()
    const grid = dragOf(screen.getByRole('button', { name: '添加栅格布局' }))
    await grid.over(row('b'), 85)
    grid.dropOn(row('b'), 85)
    expect(tree()).toBe('a g(b)')
  })
})
