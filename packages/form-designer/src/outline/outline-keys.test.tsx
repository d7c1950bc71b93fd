/** The outline by keyboard, as a tree: the focus goes where the keys lead, and stays in the outline whatever is done. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { createForm } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { historyShortcut } from '../actions/canvas-shortcuts'
import { outlineOf } from '../testing/documents'
import { designerOf, formOfWidgets, gridOf, tabsOf, widgetOf } from '../testing/forms'
import { renderPart } from '../testing/render-part'
import { Outline } from './Outline'

const input = (key: string) => widgetOf('input', key)
const form = () =>
  formOfWidgets(input('a'), gridOf('g', [input('b')], [input('c')]), tabsOf('t', { Who: [input('d')], '': [] }), input('e'))

function outline(start = 'a') {
  const designer = designerOf(form())
  const part = renderPart(designer, <Outline />)
  const row = (key: string) => {
    const element = part.container.querySelector<HTMLElement>(`[data-outline-key="${key}"]`)
    if (element === null) throw new Error(`no row ${key}`)
    return element
  }
  const focused = () => document.activeElement?.getAttribute('data-outline-key') ?? null
  act(() => row(start).focus())
  return { ...part, designer, row, focused, tree: () => outlineOf(part.state().document) }
}

describe('the arrows', () => {
  it.each([
    ['down into containers and out of them', 'a', '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}', 't'],
    ['up the same way', 't', '{ArrowUp}{ArrowUp}{ArrowUp}', 'g'],
    ['no further than the last', 'd', '{ArrowDown}{ArrowDown}{ArrowDown}', 'e'],
    ['to the container around', 'c', '{ArrowLeft}', 'g'],
    ['nowhere from the outermost', 'e', '{ArrowLeft}', 'e'],
    ['to the first widget inside', 't', '{ArrowRight}', 'd'],
    ['nowhere where nothing is inside', 'b', '{ArrowRight}', 'b'],
    ['to the first of all', 'd', '{Home}', 'a'],
    ['to the last of all', 'b', '{End}', 'e'],
  ])('lead %s', async (_, start, keys, end) => {
    const { user, focused, state } = outline(start)
    await user.keyboard(keys)
    expect(focused()).toBe(end)
    expect(state().selection).toEqual(['a'])
  })

  it('left and right change places where words run from right to left', async () => {
    const { user, focused, container } = outline('b')
    container.style.direction = 'rtl'
    await user.keyboard('{ArrowRight}')
    expect(focused()).toBe('g')
    await user.keyboard('{ArrowLeft}')
    expect(focused()).toBe('b')
  })

  it('select with Shift, from where the selection began', async () => {
    const { user, focused, state } = outline('a')
    await user.keyboard('{Shift>}{ArrowDown}{End}{/Shift}')
    expect([focused(), state().selected, state().selection]).toEqual(['e', 'e', ['a', 'g', 't', 'e']])
  })
})

describe('selecting', () => {
  it('is Enter, more of them with Ctrl and Space, all with Ctrl and A', async () => {
    const { user, state } = outline('b')
    await user.keyboard('{Enter}')
    expect(state().selection).toEqual(['b'])
    await user.keyboard('{ArrowDown}{Control>} {/Control}')
    expect(state().selection).toEqual(['b', 'c'])
    await user.keyboard('{Control>} {/Control}')
    expect(state().selection).toEqual(['b'])
    await user.keyboard('{Control>}a{/Control}')
    expect(state().selection).toEqual(['a', 'g', 't', 'e'])
  })

  it('by mouse: alone, one more with Ctrl, a range with Shift', () => {
    const { row, state } = outline()
    fireEvent.click(row('e'))
    fireEvent.click(row('b'), { metaKey: true })
    expect(state().selection).toEqual(['e', 'b'])
    fireEvent.click(row('c'), { ctrlKey: true })
    fireEvent.click(row('c'), { ctrlKey: true })
    fireEvent.click(row('a'))
    fireEvent.click(row('g'), { shiftKey: true })
    expect(state().selection).toEqual(['a', 'g'])
  })

  it('is told of each row, and one row is in the tab order', () => {
    const { container, row, designer } = outline()
    act(() => designer.store.getState().selectAll({ selected: 'c', selection: ['a', 'c'] }))
    const current = [...container.querySelectorAll('[aria-selected="true"]')].map((each) => each.getAttribute('data-outline-key'))
    expect([current, row('c').tabIndex, container.querySelectorAll('[tabindex="0"]').length]).toEqual([['a', 'c'], 0, 1])
    act(() => designer.store.getState().select(null))
    expect(row('a').tabIndex).toBe(0)
  })
})

describe('what is done', () => {
  it.each([
    ['deleted', 'b', '{Delete}', 'a g(|c) t(d|) e', 'g'],
    ['deleted with Backspace', 'a', '{Backspace}', 'g(b|c) t(d|) e', 'g'],
    ['copied above', 'e', '{Control>}d{/Control}', 'a g(b|c) t(d|) new1 e', 'new1'],
    ['moved up', 'e', '{Alt>}{ArrowUp}{/Alt}', 'a g(b|c) e t(d|)', 'e'],
    ['moved down', 'a', '{Alt>}{ArrowDown}{/Alt}', 'g(b|c) a t(d|) e', 'a'],
  ])(
    'the row with the focus is %s, though another is selected, and the focus stays in the outline',
    async (_, start, keys, after, focus) => {
      const { user, tree, focused } = outline(start)
      await user.keyboard(keys)
      expect([tree(), focused()]).toEqual([after, focus])
    },
  )

  it('all that is selected with it goes too', async () => {
    const { user, tree } = outline('a')
    await user.keyboard('{End}{Control>} {/Control}{Delete}')
    expect(tree()).toBe('g(b|c) t(d|)')
  })

  it('the canvas takes no focus for it, and the last widget gone leaves the keyboard in the outline', async () => {
    const { user, state, container, designer } = outline('a')
    await user.keyboard('{Control>}a{/Control}{Delete}')
    expect([state().document.root, state().view.focusRequest]).toEqual([[], 0])
    expect(document.activeElement).toBe(container.querySelector('[data-outline]'))
    expect(screen.getByText(designer.messages.outline.empty)).toBeTruthy()
    act(() => void historyShortcut(designer, { key: 'z', ctrlKey: true, altKey: false, metaKey: false, shiftKey: false }))
    expect(state().document.root).toHaveLength(4)
  })

  it('a letter alone does nothing, and a question mark lists the keys', async () => {
    const { user, state, tree } = outline('b')
    const before = tree()
    await user.keyboard('dax')
    expect([tree(), state().selection]).toEqual([before, ['a']])
    await user.keyboard('?')
    expect(state().view.dialog).toBe('keys')
  })

  it('F2 edits the words of that row’s widget on the canvas', async () => {
    const { user, state } = outline('d')
    await user.keyboard('{F2}')
    expect([state().view.editing, state().selected]).toEqual(['d', 'd'])
  })
})

describe('the clipboard', () => {
  it('cuts and pastes from row to row, and keeps the focus here', async () => {
    const { row, tree, focused, state } = outline('a')
    const clipboardData = new DataTransfer()
    fireEvent.cut(row('a'), { clipboardData })
    expect([tree(), focused()]).toEqual(['g(b|c) t(d|) e', 'g'])
    fireEvent.click(row('b'))
    fireEvent.paste(row('b'), { clipboardData })
    await waitFor(() => expect(tree()).toBe('g(b a|c) t(d|) e'))
    expect([focused(), state().view.focusRequest]).toEqual(['a', 0])
  })

  it('copies what is selected and says so', () => {
    const { row, state } = outline('a')
    const clipboardData = new DataTransfer()
    fireEvent.copy(row('c'), { clipboardData })
    expect(JSON.parse(clipboardData.getData('text/plain'))).toMatchObject({ list: [{ key: 'a' }] })
    expect(state().view.notice).toMatchObject({ kind: 'copied' })
  })
})

describe('what the rows say', () => {
  it('a title, or the type where there is none; panes by their titles, columns by their number', () => {
    const designer = designerOf(formOfWidgets(widgetOf('date', 'x', { name: ' ' }), ...form().list))
    const { container } = renderPart(designer, <Outline />)
    expect(container.querySelector('[data-outline-key="x"]')?.textContent).toBe('日期选择器')
    expect([...container.querySelectorAll('.fd-column')].map(({ textContent }) => textContent)).toEqual([
      '第 1 列',
      '第 2 列',
      'Who',
      '标签 2',
    ])
  })

  it('an empty form has one sentence', () => {
    const designer = designerOf(createForm())
    renderPart(designer, <Outline />)
    expect(screen.queryByRole('treeitem')).toBeNull()
    expect(screen.getByText('表单中还没有组件')).toBeTruthy()
  })
})
