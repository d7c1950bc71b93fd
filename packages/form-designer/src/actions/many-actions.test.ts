import { fromDocument, importDefinition, exportDefinition } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { nodeOf } from '../commands/tree-queries'
import { designerOf, formOfWidgets, gridOf, rootKeys, tabsOf, widgetOf } from '../testing/forms'
import { clipboardTextOf, pasteText } from './clipboard'
import {
  deleteSelected,
  duplicateSelected,
  moveSelectedBy,
  moveSelectedTo,
  pickedKeys,
  setOptionOfMany,
  wrapSelected,
} from './many-actions'
import { extendBy, selectEverything, selectLess, toggleWidget } from './selection-actions'

const letters = (...keys: readonly string[]) => designerOf(formOfWidgets(...keys.map((key) => widgetOf('input', key))))
type Designer = ReturnType<typeof designerOf>

function pick(designer: Designer, ...keys: readonly string[]) {
  designer.store.getState().selectAll({ selected: keys[0] ?? null, selection: keys })
}
const slotsOf = (designer: Designer, key: string) => nodeOf(designer.store.getState().document, key)?.slots

describe('selecting many', () => {
  it('grows and shrinks with Shift and the arrows around where it began', () => {
    const designer = letters('a', 'b', 'c', 'd')
    designer.store.getState().select('b')
    extendBy(designer, 1)
    extendBy(designer, 1)
    expect(pickedKeys(designer)).toEqual(['b', 'c', 'd'])
    extendBy(designer, -1)
    extendBy(designer, -1)
    extendBy(designer, -1)
    expect(pickedKeys(designer)).toEqual(['a', 'b'])
    expect(designer.store.getState().selected).toBe('a')
  })

  it('takes in and out one by one, and leaves one with Escape', () => {
    const designer = letters('a', 'b', 'c')
    toggleWidget(designer, 'c')
    expect(pickedKeys(designer)).toEqual(['a', 'c'])
    toggleWidget(designer, 'a')
    expect(pickedKeys(designer)).toEqual(['c'])
    selectEverything(designer)
    selectLess(designer)
    expect(designer.store.getState()).toMatchObject({ selected: 'a', selection: ['a'] })
    selectLess(designer)
    expect(designer.store.getState()).toMatchObject({ selected: null, selection: [] })
  })

  it('counts what lies in a selected container as part of it', () => {
    const designer = designerOf(formOfWidgets(gridOf('g', [widgetOf('input', 'a')]), widgetOf('input', 'b')))
    pick(designer, 'a', 'b', 'g')
    expect(pickedKeys(designer)).toEqual(['g', 'b'])
  })
})

describe('what is done to many', () => {
  it('is one step: deleted together, back together with one undo, selected as before', () => {
    const designer = letters('a', 'b', 'c', 'd')
    pick(designer, 'b', 'c')
    deleteSelected(designer)
    expect(rootKeys(designer)).toEqual(['a', 'd'])
    expect(designer.store.getState().selected).toBe('d')
    designer.store.getState().undo()
    expect(rootKeys(designer)).toEqual(['a', 'b', 'c', 'd'])
    expect(designer.store.getState().selection).toEqual(['b', 'c'])
  })

  it('duplicates each and selects the copies', () => {
    const designer = letters('a', 'b')
    selectEverything(designer)
    duplicateSelected(designer)
    expect(rootKeys(designer)).toEqual(['new1', 'a', 'new2', 'b'])
    expect(designer.store.getState().selection).toEqual(['new1', 'new2'])
  })

  it('duplicates fields that name each other as fields that do so as well', () => {
    const total = widgetOf('number', 'total', { model: 'total' })
    const logic = { computed: 'price * 2', showWhen: { all: [{ model: 'price', is: 'notEmpty' as const }] } }
    const designer = designerOf(
      formOfWidgets(widgetOf('number', 'price', { model: 'price' }), { ...total, options: { ...total.options, formwork: logic } }),
    )
    selectEverything(designer)
    duplicateSelected(designer)
    expect(rootKeys(designer)).toEqual(['new1', 'price', 'new2', 'total'])
    expect(nodeOf(designer.store.getState().document, 'new2')?.widget).toMatchObject({
      options: { formwork: { computed: 'price_2 * 2', showWhen: { all: [{ model: 'price_2', is: 'notEmpty' }] } } },
    })
  })

  it('moves each one step; what stands at the end holds back those behind it', () => {
    const designer = letters('a', 'b', 'c', 'd')
    pick(designer, 'a', 'b', 'd')
    moveSelectedBy(designer, -1)
    expect(rootKeys(designer)).toEqual(['a', 'b', 'd', 'c'])
    expect(moveSelectedBy(designer, -1)).toBe(false)
    moveSelectedBy(designer, 1)
    expect(rootKeys(designer)).toEqual(['c', 'a', 'b', 'd'])
  })

  it('moves them side by side to a place, also where one stands already', () => {
    const designer = designerOf(
      formOfWidgets(...['a', 'b', 'c', 'd'].map((key) => widgetOf('input', key)), tabsOf('t', { one: [widgetOf('input', 'x')] })),
    )
    pick(designer, 'a', 'c')
    moveSelectedTo(designer, { parent: null, index: 4 })
    expect(rootKeys(designer)).toEqual(['b', 'd', 'a', 'c', 't'])
    moveSelectedTo(designer, { parent: { key: 't', slot: 0 }, index: 0 })
    expect(slotsOf(designer, 't')).toEqual([['a', 'c', 'x']])
    pick(designer, 'b', 'd')
    expect(moveSelectedTo(designer, { parent: null, index: 0 })).toBe(false)
  })

  it('moves all of them or none: a grid does not go into a grid', () => {
    const designer = designerOf(formOfWidgets(widgetOf('input', 'a'), gridOf('h', []), gridOf('g', [])))
    pick(designer, 'a', 'h')
    expect(moveSelectedTo(designer, { parent: { key: 'g', slot: 0 }, index: 0 })).toBe(false)
    expect(rootKeys(designer)).toEqual(['a', 'h', 'g'])
    expect(designer.store.getState().view.notice).toMatchObject({ kind: 'refused', reason: 'child-not-allowed' })
  })

  it('puts them into a grid side by side, into a card one below the other', () => {
    const grid = letters('a', 'b', 'c')
    selectEverything(grid)
    wrapSelected(grid, 'grid')
    expect(rootKeys(grid)).toEqual(['new1'])
    expect(slotsOf(grid, 'new1')).toEqual([['a', 'c'], ['b']])
    expect(grid.store.getState().selection).toEqual(['new1'])
    const card = letters('a', 'b', 'c')
    pick(card, 'b', 'c')
    wrapSelected(card, 'card')
    expect(rootKeys(card)).toEqual(['a', 'new1'])
    expect(slotsOf(card, 'new1')).toEqual([['b', 'c']])
    card.store.getState().undo()
    expect(rootKeys(card)).toEqual(['a', 'b', 'c'])
  })

  it('sets one option of all as one step', () => {
    const designer = letters('a', 'b')
    setOptionOfMany(designer, ['a', 'b'], 'tip', 'x')
    setOptionOfMany(designer, ['a', 'b'], 'tip', 'xy')
    expect(fromDocument(designer.store.getState().document).list).toMatchObject([{ options: { tip: 'xy' } }, { options: { tip: 'xy' } }])
    designer.store.getState().undo()
    expect(fromDocument(designer.store.getState().document).list).toMatchObject([{ options: { tip: '' } }, { options: { tip: '' } }])
  })

  it('is copied together: a condition among them names the copy', async () => {
    const reader = widgetOf('input', 'b')
    const condition = { type: 'and', list: [{ model: 'kind', value: '1' }] } as const
    const designer = designerOf(
      formOfWidgets(widgetOf('input', 'a', { model: 'kind' }), { ...reader, options: { ...reader.options, displayVerify: condition } }),
    )
    selectEverything(designer)
    await pasteText(designer, clipboardTextOf(designer, pickedKeys(designer)) ?? '')
    const form = fromDocument(designer.store.getState().document)
    const copied = form.list.find(({ key }) => key !== 'a' && key !== 'b')
    expect(form.list.at(-1)).toMatchObject({
      options: { displayVerify: { list: [{ model: copied !== undefined && copied.type !== 'unknown' ? copied.model : '' }] } },
    })
    const again = importDefinition(JSON.stringify(exportDefinition(form)))
    expect(again.ok && exportDefinition(again.form)).toEqual(exportDefinition(form))
  })
})
