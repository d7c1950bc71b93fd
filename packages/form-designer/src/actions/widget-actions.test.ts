/** Acts on one widget: where a new one goes, how far one can be moved, and what is said when one goes that others read. */
import type { Widget } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { messagesFor } from '../messages/messages-for'
import { noticeText } from '../parts/notice-text'
import type { DesignerContextValue } from '../store/designer-context'
import { outlineOf } from '../testing/documents'
import { designerOf, formOfWidgets, gridOf, tabsOf, widgetOf } from '../testing/forms'
import { deleteSelected } from './many-actions'
import { aimAt, selectLess } from './selection-actions'
import { addWidget, clearForm, deleteWidget, duplicateWidget, moveWidgetBy, moveWidgetTo } from './widget-actions'

const input = (key: string) => widgetOf('input', key)
const outline = ({ store }: DesignerContextValue) => outlineOf(store.getState().document)
function noticeOf({ store }: DesignerContextValue): string {
  const { notice } = store.getState().view
  return notice === null ? '' : noticeText(messagesFor('en'), notice)
}
const form = () => formOfWidgets(input('a'), gridOf('g', [input('b'), input('c')], []), tabsOf('t', { One: [gridOf('h', [input('d')])] }))

describe('a widget that is added', () => {
  it.each([
    ['after a field of the sheet', 'a', 'input', 'a new1 g(b c|) t(h(d))'],
    ['after a field in a column', 'b', 'input', 'a g(b new1 c|) t(h(d))'],
    ['after a container that is selected, not into it', 'g', 'input', 'a g(b c|) new1 t(h(d))'],
    ['after the grid that the selection lies in, where it is a grid itself', 'b', 'grid', 'a g(b c|) new1(|) t(h(d))'],
    ['after the grid, inside the pane that both may lie in', 'd', 'grid', 'a g(b c|) t(h(d) new1(|))'],
    ['at the end where nothing is selected', null, 'input', 'a g(b c|) t(h(d)) new1'],
  ])('goes %s', (_, selected, type, expected) => {
    const designer = designerOf(form())
    designer.store.getState().select(selected)
    expect(addWidget(designer, type)).toBe(true)
    expect(outline(designer)).toBe(expected)
    expect(designer.store.getState().selected).toBe('new1')
  })

  it('goes into the empty pane that was clicked, the next one after it, and what may not be in there after the container', () => {
    const designer = designerOf(form())
    aimAt(designer, gridOf('g', [], []), 1)
    expect(noticeOf(designer)).toBe('The next component goes into Grid “g”, Column 2')
    addWidget(designer, 'grid')
    expect(outline(designer)).toBe('a g(b c|) new1(|) t(h(d))')
    aimAt(designer, gridOf('g', [], []), 1)
    addWidget(designer, 'input')
    addWidget(designer, 'input')
    expect(outline(designer)).toBe('a g(b c|new2 new3) new1(|) t(h(d))')
  })

  it('goes after the container again once the pane is let go, by Escape or by a click on the container', () => {
    const designer = designerOf(form())
    const { select } = designer.store.getState()
    aimAt(designer, gridOf('g', [], []), 1)
    selectLess(designer)
    expect([designer.store.getState().selected, noticeOf(designer)]).toEqual(['g', 'The next component goes after Grid “g”'])
    addWidget(designer, 'input')
    aimAt(designer, gridOf('g', [], []), 1)
    select('g')
    addWidget(designer, 'input')
    expect(outline(designer)).toBe('a g(b c|) new2 new1 t(h(d))')
  })

  it('goes into no pane that holds something already', () => {
    const designer = designerOf(form())
    aimAt(designer, gridOf('g', [], []), 0)
    addWidget(designer, 'input')
    expect(outline(designer)).toBe('a g(b c|) new1 t(h(d))')
  })

  it('goes where it is dropped, and nowhere where that is not possible', () => {
    const designer = designerOf(form())
    expect(addWidget(designer, 'date', { parent: { key: 'g', slot: 1 }, index: 0 })).toBe(true)
    expect(addWidget(designer, 'grid', { parent: { key: 'g', slot: 1 }, index: 0 })).toBe(false)
    expect(outline(designer)).toBe('a g(b c|new1) t(h(d))')
  })

  it('may be a row’s field, and what is none goes after the rows', () => {
    const rows = formOfWidgets(widgetOf('subform', 's', { columns: [{ span: 24, list: [input('x')], extras: {} }] }))
    const designer = designerOf(rows)
    designer.store.getState().select('x')
    addWidget(designer, 'number')
    designer.store.getState().select('x')
    addWidget(designer, 'divider')
    expect(outline(designer)).toBe('s(x new1) new2')
  })
})

describe('a widget that is moved by one', () => {
  it('passes one sibling, a container as one, and stays at the ends', () => {
    const designer = designerOf(form())
    expect([moveWidgetBy(designer, 'a', -1), moveWidgetBy(designer, 'c', 1)]).toEqual([false, false])
    expect([moveWidgetBy(designer, 'a', 1), outline(designer)]).toEqual([true, 'g(b c|) a t(h(d))'])
    expect([moveWidgetBy(designer, 'c', -1), outline(designer)]).toEqual([true, 'g(c b|) a t(h(d))'])
    expect(moveWidgetBy(designer, 'gone', 1)).toBe(false)
  })

  it('makes no step and says nothing where it cannot', () => {
    const designer = designerOf(form())
    moveWidgetBy(designer, 'a', -1)
    moveWidgetBy(designer, 't', 1)
    moveWidgetTo(designer, 'a', { parent: null, index: 1 })
    expect(designer.store.getState()).toMatchObject({ history: { past: [] }, view: { notice: null } })
  })

  it('there and back is where it was, and two steps', () => {
    const designer = designerOf(form())
    moveWidgetBy(designer, 'g', 1)
    moveWidgetBy(designer, 'g', -1)
    expect(outline(designer)).toBe('a g(b c|) t(h(d))')
    expect(designer.store.getState().history.past).toHaveLength(2)
  })
})

describe('a copy', () => {
  it('of a container has other keys inside as well; of nothing there is none', () => {
    const designer = designerOf(form())
    expect(duplicateWidget(designer, 'g')).toBe(true)
    expect(outline(designer)).toMatch(/^a new1\(new2 new3\|\) g\(b c\|\)/)
    expect(duplicateWidget(designer, 'gone')).toBe(false)
  })
})

describe('what is said of a deletion', () => {
  const kind = widgetOf('input', 'k', { name: 'Kind', model: 'kind' })
  const other = widgetOf('input', 'o', { name: 'Other', model: 'other' })
  const reader = (key: string, name: string, computed: string): Widget => {
    const widget = widgetOf('number', key, { name })
    return { ...widget, options: { ...widget.options, formwork: { computed } } }
  }
  const deleting = (...selection: readonly string[]) => {
    const designer = designerOf(formOfWidgets(kind, other, reader('r', 'Total', 'kind + other'), reader('q', 'Half', 'other / 2')))
    designer.store.getState().selectAll({ selected: selection[0] ?? null, selection })
    deleteSelected(designer)
    const { notice } = designer.store.getState().view
    return (locale: string) => (notice === null ? '' : noticeText(messagesFor(locale), notice))
  }

  it('names the widget, and each that still refers to it', () => {
    const said = deleting('o')
    expect(said('en')).toBe('Deleted Input “Other”; still referred to by Number “Total”, Number “Half”')
    expect(said('zh-CN')).toBe('已删除单行文本「Other」，但仍被 2 个字段引用：计数器「Total」、计数器「Half」')
  })

  it('tells several by their number', () => {
    const said = deleting('k', 'o')
    expect(said('en')).toBe('Deleted 2 components; still referred to by Number “Total”, Number “Half”')
    expect(said('zh-CN')).toBe('已删除 2 个组件，但仍被 2 个字段引用：计数器「Total」、计数器「Half」')
  })

  it('is an ordinary word where nothing refers to it', () => {
    expect(deleting('q')('en')).toBe('Deleted Number “Half”')
    expect(deleting('k', 'r')('en')).toBe('Deleted 2 components')
  })
})

describe('an act on what is not there', () => {
  it('changes nothing, and of the form that was cleared it is told once', () => {
    const designer = designerOf(form())
    expect(deleteWidget(designer, 'gone')).toBe(false)
    clearForm(designer)
    expect(designer.store.getState().view.notice).toMatchObject({ kind: 'cleared', shown: true })
    const { sequence } = designer.store.getState().view.notice ?? {}
    clearForm(designer)
    expect(designer.store.getState().view.notice?.sequence).toBe(sequence)
  })
})
