/** Dragging into a container by its row or the name of a column, in the outline. */
import { beforeEach, describe, expect, it } from 'vitest'
import { outlineOf } from '../testing/documents'
import { dragOf, stack } from '../testing/drag'
import { designerOf, formOfWidgets, gridOf, tabsOf, widgetOf } from '../testing/forms'
import { renderPart } from '../testing/render-part'
import { Outline } from './Outline'

const ROW = 30
const [UPPER, MIDDLE, LOWER] = [5, 15, 25]

function outline() {
  const input = (key: string) => widgetOf('input', key)
  const form = formOfWidgets(
    input('a'),
    widgetOf('card', 'empty'),
    gridOf('g', [], [input('b')]),
    tabsOf('t', { One: [], Two: [gridOf('h', [])] }),
    widgetOf('subform', 's', { columns: [{ span: 24, list: [], extras: {} }] }),
    input('d'),
  )
  const part = renderPart(designerOf(form), <Outline />)
  const row = (key: string) => {
    const element = part.container.querySelector<HTMLElement>(`[data-outline-key="${key}"]`)
    if (element === null) throw new Error(`no row ${key}`)
    return element
  }
  const columns = [...part.container.querySelectorAll<HTMLElement>('.fd-column')]
  const column = (name: string) => {
    const element = columns.find(({ textContent }) => textContent === name)
    if (element === undefined) throw new Error(`no column ${name}`)
    return element
  }
  const rows = [...part.container.querySelectorAll('[data-outline-key]')]
  stack(rows, ROW)
  const top = (key: string) => rows.indexOf(row(key)) * ROW
  const marked = () =>
    [...part.container.querySelectorAll<HTMLElement>('[data-drop]')].map((each) => [each.textContent, each.dataset['drop']])
  const tree = () => outlineOf(part.state().document)
  return { ...part, row, column, top, marked, tree }
}

let page: ReturnType<typeof outline>
beforeEach(() => {
  page = outline()
})

const START = 'a empty() g(|b) t(|h()) s() d'

describe('the middle of a container’s row', () => {
  it.each([
    ['one without columns is itself marked', 'd', 'empty', ['empty', 'into'], 'a empty(d) g(|b) t(|h()) s()'],
    ['one with columns is marked at the first of them', 'd', 'g', ['第 1 列', 'into'], 'a empty() g(d|b) t(|h()) s()'],
    ['a field goes into a row of fields', 'a', 's', ['第 1 列', 'into'], 'empty() g(|b) t(|h()) s(a) d'],
  ])('takes what is dropped there: %s', async (_, source, target, mark, after) => {
    const { row, top, marked, tree } = page
    const drag = dragOf(row(source))
    await drag.over(row(target), top(target) + MIDDLE)
    expect(marked()).toEqual([mark])
    drag.dropOn(row(target), top(target) + MIDDLE)
    expect([tree(), marked()]).toEqual([after, []])
  })

  it('puts it before what is in the container', async () => {
    const { row, column, top, marked, tree } = page
    const first = dragOf(row('a'))
    await first.over(row('empty'), top('empty') + MIDDLE)
    first.dropOn(row('empty'), top('empty') + MIDDLE)
    const second = dragOf(row('d'))
    await second.over(row('empty'), top('empty') + MIDDLE)
    expect(marked()).toEqual([['a', 'before']])
    second.dropOn(row('empty'), top('empty') + MIDDLE)
    expect([tree(), column('第 1 列').dataset['drop']]).toEqual(['empty(d a) g(|b) t(|h()) s()', undefined])
  })

  it.each([
    ['the upper part', UPPER, 'a d empty() g(|b) t(|h()) s()'],
    ['the lower part', LOWER, 'a empty() d g(|b) t(|h()) s()'],
  ])('%s still means beside it', async (_, y, after) => {
    const { row, top, tree } = page
    const drag = dragOf(row('d'))
    await drag.over(row('empty'), top('empty') + y)
    drag.dropOn(row('empty'), top('empty') + y)
    expect(tree()).toBe(after)
  })
})

describe('the name of a column', () => {
  it('takes what is dropped on it, empty or not', async () => {
    const { row, column, marked, tree } = page
    const drag = dragOf(row('d'))
    await drag.over(column('One'), 0)
    expect(marked()).toEqual([['One', 'into']])
    drag.dropOn(column('One'), 0)
    expect(tree()).toBe('a empty() g(|b) t(d|h()) s()')
    const another = dragOf(row('a'))
    await another.over(column('第 2 列'), 0)
    expect(marked()).toEqual([['b', 'before']])
    another.dropOn(column('第 2 列'), 0)
    expect(tree()).toBe('empty() g(|a b) t(d|h()) s()')
  })
})

describe('no mark and no drop', () => {
  it.each([
    ['of a container into itself', 't', 'One'],
    ['of a container into what is in it', 't', '第 1 列 of h'],
    ['of a grid into a column of a grid', 'h', '第 1 列'],
  ])('%s', async (_, source, target) => {
    const { row, column, container, marked, tree } = page
    const drag = dragOf(row(source))
    const inner = row('h').closest('li')?.querySelector('.fd-column')
    const over = target.includes(' of h') ? (inner ?? container) : column(target)
    await drag.over(over, 0)
    expect(marked()).toEqual([])
    drag.dropOn(over, 0)
    expect(tree()).toBe(START)
  })
})
