/** Moving to another level by keyboard. */
import { describe, expect, it } from 'vitest'
import { outlineOf } from '../testing/documents'
import { designerOf, formOfWidgets, gridOf, tabsOf, widgetOf } from '../testing/forms'
import { canvasShortcut } from './canvas-shortcuts'

const input = (key: string) => widgetOf('input', key)
const form = () =>
  formOfWidgets(
    input('a'),
    gridOf('g', [input('b')], []),
    input('c'),
    tabsOf('t', { One: [], Two: [] }),
    widgetOf('divider', 'line'),
    widgetOf('subform', 's', { columns: [{ span: 24, list: [], extras: {} }] }),
    input('d'),
  )
const START = 'a g(b|) c t(|) line s() d'

function moved(selection: readonly string[], ...keys: readonly ('ArrowRight' | 'ArrowLeft')[]) {
  const designer = designerOf(form())
  const { store } = designer
  store.getState().selectAll({ selected: selection.at(-1) ?? null, selection })
  const isOurs = keys.map((key) => canvasShortcut(designer, { key, altKey: true, ctrlKey: false, metaKey: false, shiftKey: false }))
  return { tree: outlineOf(store.getState().document), isOurs, steps: store.getState().history.past.length }
}

describe('Alt and the arrow to the right', () => {
  it.each([
    ['into the container above, after what is there', ['c'], 'a g(b c|) t(|) line s() d'],
    ['into the container below where there is none above', ['a'], 'g(a b|) c t(|) line s() d'],
    ['to the next column', ['b'], 'a g(|b) c t(|) line s() d'],
    ['all that is selected, as one step', ['c', 'd'], 'a g(b c d|) t(|) line s()'],
    ['nowhere where nothing takes it', ['line'], 'a g(b|) c t(line|) s() d'],
    ['past a container that does not take it', ['g'], START],
  ])('moves %s', (_, selection, after) => {
    const { tree, isOurs, steps } = moved(selection, 'ArrowRight')
    expect([tree, isOurs, steps]).toEqual([after, [true], after === START ? 0 : 1])
  })
})

describe('Alt and the arrow to the left', () => {
  it.each([
    ['out of the first column, below the container', ['b'], ['ArrowLeft'], 'a g(|) b c t(|) line s() d'],
    ['to the column before', ['b'], ['ArrowRight', 'ArrowLeft'], START],
    ['nowhere from the sheet, and keeps the browser on the page', ['a'], ['ArrowLeft'], START],
  ] as const)('moves %s', (_, selection, keys, after) => {
    const { tree, isOurs } = moved(selection, ...keys)
    expect([tree, new Set(isOurs)]).toEqual([after, new Set([true])])
  })

  it('is the browser’s while nothing is selected', () => {
    expect(moved([], 'ArrowLeft').isOurs).toEqual([false])
  })
})
