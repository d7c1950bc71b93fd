/** Rows of the outline dragged to another place, with all that is selected with them; and what is dragged there from the palette. */
import { describe, expect, it } from 'vitest'
import { outlineOf } from '../testing/documents'
import { dragOf, stack } from '../testing/drag'
import { designerOf, formOfWidgets, gridOf, widgetOf } from '../testing/forms'
import { renderPart } from '../testing/render-part'
import { Outline } from './Outline'

const ROW = 30
const [UPPER, LOWER] = [5, 25]
const order = ['a', 'g', 'b', 'c', 'h', 'd']

function outline() {
  const input = (key: string) => widgetOf('input', key)
  const designer = designerOf(formOfWidgets(input('a'), gridOf('g', [input('b')], [input('c')]), gridOf('h', []), input('d')))
  const part = renderPart(designer, <Outline />)
  const row = (key: string) => {
    const element = part.container.querySelector<HTMLElement>(`[data-outline-key="${key}"]`)
    if (element === null) throw new Error(`no row ${key}`)
    return element
  }
  stack(order.map(row), ROW)
  const rows = part.container.querySelector('[role="tree"]')
  if (rows !== null) rows.getBoundingClientRect = () => new DOMRect(0, 0, 200, order.length * ROW)
  return { ...part, designer, row, y: (key: string) => order.indexOf(key) * ROW, tree: () => outlineOf(part.state().document) }
}

describe('a row that is dragged', () => {
  it.each([
    ['before another, from its upper half', 'd', 'a', UPPER, 'd a g(b|c) h()'],
    ['after another, from its lower half', 'a', 'd', LOWER, 'g(b|c) h() d a'],
    ['into the column that the other row stands in', 'a', 'b', LOWER, 'g(b a|c) h() d'],
    ['out of a column', 'c', 'a', LOWER, 'a c g(b|) h() d'],
    ['from column to column', 'b', 'c', UPPER, 'a g(|b c) h() d'],
  ])('lands %s', async (_, source, target, half, after) => {
    const { row, y, tree } = outline()
    const drag = dragOf(row(source))
    await drag.over(row(target), y(target) + half)
    drag.dropOn(row(target), y(target) + half)
    expect(tree()).toBe(after)
  })

  it('is where the line is: it shows before or after the row, and goes with the drop', async () => {
    const { row, y, state } = outline()
    const drag = dragOf(row('a'))
    await drag.over(row('d'), y('d') + LOWER)
    expect([row('d').dataset['drop'], state().view.dropPlace]).toEqual(['after', { parent: null, index: 4 }])
    await drag.over(row('d'), y('d') + UPPER)
    expect([row('d').dataset['drop'], row('h').closest('li')?.dataset['drop']]).toEqual(['before', undefined])
    drag.dropOn(row('d'), y('d') + UPPER)
    expect([row('d').dataset['drop'], state().view.isDragging, state().view.dropPlace]).toEqual([undefined, false, null])
  })

  it('takes along what is selected with it; alone it is selected instead of what was', async () => {
    const { row, y, tree, designer, state } = outline()
    designer.store.getState().selectAll({ selected: 'a', selection: ['a', 'c'] })
    const both = dragOf(row('c'))
    await both.over(row('d'), y('d') + LOWER)
    both.dropOn(row('d'), y('d') + LOWER)
    expect([tree(), state().history.past.length]).toEqual(['g(b|) h() d a c', 1])
    dragOf(row('b')).giveUp()
    expect(state().selection).toEqual(['b'])
  })

  it('lands at the end of the form below the last row, also where that one lies in a container', async () => {
    const nested = formOfWidgets(widgetOf('input', 'a'), gridOf('g', [widgetOf('input', 'b')]))
    const { container, state } = renderPart(designerOf(nested), <Outline />)
    const [tree, pane] = [container.querySelector('[role="tree"]'), container.querySelector('[data-outline]')]
    const row = (key: string) => container.querySelector(`[data-outline-key="${key}"]`)
    const [dragged, grid] = [row('a'), row('g')]
    if (tree === null || pane === null || dragged === null || grid === null) throw new Error('no outline')
    stack([dragged, grid], ROW)
    tree.getBoundingClientRect = () => new DOMRect(0, 0, 200, 3 * ROW)
    const drag = dragOf(dragged)
    await drag.over(pane, 3 * ROW + UPPER)
    const line = () => [grid.closest('li')?.dataset['drop'], row('g')?.getAttribute('data-drop')]
    expect([line(), state().view.dropPlace]).toEqual([['after', null], { parent: null, index: 2 }])
    drag.dropOn(pane, 3 * ROW + UPPER)
    expect([outlineOf(state().document), line()]).toEqual(['g(b) a', [undefined, null]])
  })

  it('given up changes nothing', async () => {
    const { row, y, state } = outline()
    const before = state().document
    const drag = dragOf(row('a'))
    await drag.over(row('d'), y('d') + LOWER)
    drag.giveUp()
    expect(state()).toMatchObject({ document: before, view: { isDragging: false, dropPlace: null } })
  })

  it('does not land where it may not lie: a grid in the column of a grid', async () => {
    const { row, y, tree, state } = outline()
    const drag = dragOf(row('h'))
    await drag.over(row('b'), y('b') + LOWER)
    expect([row('b').dataset['drop'], state().view]).toMatchObject([undefined, { dropPlace: null, notice: null }])
    drag.dropOn(row('b'), y('b') + LOWER)
    expect(tree()).toBe('a g(b|c) h() d')
  })
})
