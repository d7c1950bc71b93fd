/** One option set for many: what is set, for whom, and the way back. */
import { definitionOf, exportDefinition, WIDGET_TYPES } from '@formwork/form-schema'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { setOptionOfMany } from '../actions/many-actions'
import { isKnown, nodeOf } from '../commands/tree-queries'
import { formOf } from '../store/form-of'
import { designerOf, formOfWidgets, widgetOf } from '../testing/forms'
import { differs, sharedRows } from './shared-rows'

const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  switch: [true, false],
  text: ['', 'same', '客户'],
  multiline: ['two\nlines'],
  length: ['50%', ''],
  color: ['#ff0000'],
  number: [1, 7],
}

it('every shared row can be set for all, is one step, and is undone to the byte', () => {
  const types = fc.uniqueArray(fc.constantFrom(...WIDGET_TYPES), { minLength: 2, maxLength: 5 })
  fc.assert(
    fc.property(types, fc.nat(), fc.nat(), (chosen, whichRow, whichValue) => {
      const designer = designerOf(formOfWidgets(...chosen.map((type, at) => widgetOf(type, `w${at}`))))
      const { store } = designer
      const keys = chosen.map((_, at) => `w${at}`)
      const widgets = () => keys.flatMap((key) => nodeOf(store.getState().document, key)?.widget ?? []).filter(isKnown)
      const rows = sharedRows(widgets()).flatMap((group) => group.rows)
      const row = rows[whichRow % Math.max(1, rows.length)]
      const values = row === undefined ? [] : (row.choices ?? VALUES[row.editor] ?? [])
      if (row === undefined || values.length === 0) return
      const before = JSON.stringify(exportDefinition(formOf(store.getState().document)))
      const value = values[whichValue % values.length]
      const isChanged = setOptionOfMany(designer, keys, row.option, value)
      expect(differs(widgets(), row.option)).toBe(false)
      for (const widget of widgets()) {
        expect(Object.entries(widget.options).find(([name]) => name === row.option)?.[1]).toEqual(value)
        expect(definitionOf(widget).options.safeParse(widget.options).success).toBe(true)
      }
      expect(store.getState().history.past).toHaveLength(isChanged ? 1 : 0)
      while (store.getState().undo());
      expect(JSON.stringify(exportDefinition(formOf(store.getState().document)))).toBe(before)
    }),
    { numRuns: 150 },
  )
})

it('nothing is set where nothing changes, nor for some of them where one is gone', () => {
  const designer = designerOf(formOfWidgets(widgetOf('input', 'a'), widgetOf('input', 'b')))
  expect(setOptionOfMany(designer, ['a', 'b'], 'required', false)).toBe(false)
  expect(setOptionOfMany(designer, ['a', 'gone', 'b'], 'required', true)).toBe(false)
  expect(formOf(designer.store.getState().document).list).toMatchObject([
    { options: { required: false } },
    { options: { required: false } },
  ])
})
