/** Actions on several widgets, whatever and wherever they are. */
import type { Place } from '@formwork/form-schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameList, keysInOrder, nodeOf, placeOf, siblingsAt } from '../commands/tree-queries'
import { outlineOf, textOf } from '../testing/documents'
import { designerOf, formOfWidgets, gridOf, tabsOf, widgetOf } from '../testing/forms'
import { expectSound } from '../testing/random-command'
import { deleteSelected, duplicateSelected, moveSelectedBy, moveSelectedTo, pickedKeys, wrapSelected } from './many-actions'

const input = (key: string) => widgetOf('input', key)
const form = formOfWidgets(
  input('a'),
  input('b'),
  gridOf('g', [input('c'), input('d')], [input('e')]),
  tabsOf('t', { One: [input('f'), gridOf('h', [input('i')])], Two: [] }),
  input('j'),
  input('k'),
)
const keys = keysInOrder(designerOf(form).store.getState().document)
/** More than in other laws cost more than they find. */
const RUNS = { numRuns: 60 }
const picks = fc.uniqueArray(fc.constantFrom(...keys), { minLength: 1, maxLength: 6 })

function picked(selection: readonly string[]) {
  const designer = designerOf(form)
  designer.store.getState().selectAll({ selected: selection.at(-1) ?? null, selection })
  const document = () => designer.store.getState().document
  return { designer, document, before: document(), chosen: pickedKeys(designer) }
}
const listOf = (document: ReturnType<ReturnType<typeof picked>['document']>, key: string) =>
  siblingsAt(document, placeOf(document, key)?.parent ?? null) ?? []

/** Whatever was done is one step, leaves a sound form, and one undo brings back form and selection. */
function expectOneStep({ designer, document, before }: ReturnType<typeof picked>, selection: readonly string[]) {
  expectSound(document())
  expect(designer.store.getState().history.past).toHaveLength(1)
  designer.store.getState().undo()
  expect(textOf(document())).toBe(textOf(before))
  expect(designer.store.getState()).toMatchObject({ selected: selection.at(-1), selection })
}

describe('several widgets', () => {
  it('moved to a place stand there side by side, in the order of the form, before what stood behind the line', () => {
    const slots = [null, { key: 'g', slot: 0 }, { key: 'g', slot: 1 }, { key: 't', slot: 0 }, { key: 't', slot: 1 }, { key: 'h', slot: 0 }]
    fc.assert(
      fc.property(picks, fc.constantFrom(...slots), fc.nat(6), (selection, parent, at) => {
        const those = picked(selection)
        const { designer, document, before, chosen } = those
        const list = siblingsAt(before, parent) ?? []
        const place: Place = { parent, index: at % (list.length + 1) }
        fc.pre(moveSelectedTo(designer, place))
        const behind = list.slice(place.index).find((key) => !chosen.includes(key))
        const now = siblingsAt(document(), parent) ?? []
        const from = now.indexOf(chosen[0] ?? '')
        expect(now.slice(from, from + chosen.length)).toEqual(chosen)
        expect(now[from + chosen.length]).toBe(behind)
        expect(now.filter((key) => !chosen.includes(key))).toEqual(list.filter((key) => !chosen.includes(key)))
        expectOneStep(those, selection)
      }),
      RUNS,
    )
  })

  it('moved one step keep their order among each other and pass what is not selected by one place at most', () => {
    fc.assert(
      fc.property(picks, fc.constantFrom(-1 as const, 1 as const), (selection, step) => {
        const those = picked(selection)
        const { designer, document, before, chosen } = those
        fc.pre(moveSelectedBy(designer, step))
        for (const key of chosen) {
          const [then, now] = [placeOf(before, key), placeOf(document(), key)]
          expect(isSameList(then?.parent ?? null, now?.parent ?? null)).toBe(true)
          expect([0, step]).toContain((now?.index ?? 0) - (then?.index ?? 0))
          const order = (list: readonly string[]) => list.filter((each) => chosen.includes(each))
          expect(order(listOf(document(), key))).toEqual(order(listOf(before, key)))
        }
        expectOneStep(those, selection)
      }),
      RUNS,
    )
  })

  it('copied stand each below its copy, and the copies are selected', () => {
    fc.assert(
      fc.property(picks, (selection) => {
        const those = picked(selection)
        const { designer, document, chosen } = those
        fc.pre(duplicateSelected(designer))
        const copies = designer.store.getState().selection
        expect(copies).toHaveLength(chosen.length)
        for (const [index, key] of chosen.entries()) {
          const list = listOf(document(), key)
          expect(list[list.indexOf(key) - 1]).toBe(copies[index])
          expect(outlineOf(document(), [copies[index] ?? '']).replaceAll(/\w+/g, 'x')).toBe(
            outlineOf(document(), [key]).replaceAll(/\w+/g, 'x'),
          )
        }
        expectOneStep(those, selection)
      }),
      RUNS,
    )
  })

  it('deleted are gone with all that lay in them, and one that stays is selected, if any does', () => {
    fc.assert(
      fc.property(picks, (selection) => {
        const those = picked(selection)
        const { designer, document, before } = those
        fc.pre(deleteSelected(designer))
        const isInside = (key: string): boolean => {
          const parent = nodeOf(before, key)?.parent ?? null
          return selection.includes(key) || (parent !== null && isInside(parent.key))
        }
        expect(keysInOrder(document())).toEqual(keys.filter((key) => !isInside(key)))
        const { selected } = designer.store.getState()
        expect(selected === null).toBe(document().root.length === 0)
        expectOneStep(those, selection)
      }),
      RUNS,
    )
  })

  it('put into a container lie all in it, where the first of them stood', () => {
    fc.assert(
      fc.property(picks, fc.constantFrom('grid', 'card', 'tabs', 'steps'), (selection, type) => {
        const those = picked(selection)
        const { designer, document, before, chosen } = those
        fc.pre(wrapSelected(designer, type))
        const around = designer.store.getState().selected ?? ''
        expect(nodeOf(document(), around)?.slots.flat().toSorted()).toEqual(chosen.toSorted())
        const [then, now] = [placeOf(before, chosen[0] ?? ''), placeOf(document(), around)]
        expect(now?.parent).toEqual(then?.parent)
        expectOneStep(those, selection)
      }),
      RUNS,
    )
  })
})

describe('nothing selected', () => {
  it('nothing is done, and no step is made', () => {
    const { designer } = picked([])
    const place = { parent: null, index: 0 }
    expect([
      deleteSelected(designer),
      duplicateSelected(designer),
      moveSelectedBy(designer, 1),
      moveSelectedTo(designer, place),
      wrapSelected(designer, 'grid'),
    ]).toEqual([false, false, false, false, false])
    expect(designer.store.getState().history.past).toEqual([])
  })
})

describe('what is refused', () => {
  it.each([
    ['a grid into a grid of its own', ['g'], 'grid'],
    ['a field with the grid beside it into a grid', ['a', 'g'], 'grid'],
    ['the field of a column into another grid there', ['c'], 'grid'],
  ])('is %s, and everything stays', (_, selection, type) => {
    const { designer, document, before } = picked(selection)
    expect(wrapSelected(designer, type)).toBe(false)
    expect(document()).toBe(before)
    expect(designer.store.getState().view.notice).toMatchObject({ kind: 'refused', reason: 'child-not-allowed', shown: true })
  })

  it('is moving a container into itself together with others', () => {
    const { designer, document, before } = picked(['a', 't'])
    expect(moveSelectedTo(designer, { parent: { key: 't', slot: 1 }, index: 0 })).toBe(false)
    expect(document()).toBe(before)
    expect(designer.store.getState().view.notice).toMatchObject({ kind: 'refused', reason: 'into-itself' })
  })
})
