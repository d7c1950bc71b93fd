/** Properties that one box may set for several widgets at once. */
import { createWidget, isField, isWidgetType, WIDGET_TYPES } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { isKnown, nodeOf } from '../commands/tree-queries'
import { setOptionOfMany } from '../actions/many-actions'
import { designerOf, formOfWidgets, widgetOf } from '../testing/forms'
import { panelGroups } from './panel-groups'
import { differs, sharedRows } from './shared-rows'

const optionsShared = (...types: readonly string[]) =>
  sharedRows(types.filter(isWidgetType).map((type, at) => widgetOf(type, `k${at}`))).flatMap(({ rows }) => rows.map(({ option }) => option))

describe('rows that several widgets share', () => {
  it('are those that both panels show with the same editor', () => {
    const shared = optionsShared('input', 'number')
    expect(shared).toEqual(expect.arrayContaining(['placeholder', 'required', 'width', 'tip']))
    expect(shared).not.toContain('dataType')
    expect(shared).not.toContain('min')
  })

  it('leave out what means something of its own on each widget', () => {
    const own = ['options', 'displayVerify', 'defaultValue', 'pattern', 'columns']
    expect(
      WIDGET_TYPES.filter((type) => isField(widgetOf(type, 'k'))).flatMap((type) =>
        optionsShared(type, type)
          .filter((option) => own.includes(option))
          .map((option) => `${type} ${option}`),
      ),
    ).toEqual([])
  })

  it('are none of nothing, and never offer an option that one of them refuses', () => {
    expect(sharedRows([])).toEqual([])
    for (const one of WIDGET_TYPES)
      for (const other of WIDGET_TYPES) {
        const [a, b] = [widgetOf(one, 'a'), widgetOf(other, 'b')]
        for (const option of sharedRows([a, b]).flatMap(({ rows }) => rows.map((row) => row.option))) {
          expect([one, other, option, Object.hasOwn(a.options, option), Object.hasOwn(b.options, option)]).toEqual([
            one,
            other,
            option,
            true,
            true,
          ])
        }
      }
  })
})

it('an option set for several is one step, and says beforehand whether they differ', () => {
  const designer = designerOf(formOfWidgets(widgetOf('input', 'a'), widgetOf('number', 'b')))
  const widgets = () => ['a', 'b'].flatMap((key) => nodeOf(designer.store.getState().document, key)?.widget ?? []).filter(isKnown)
  expect(differs(widgets(), 'tip')).toBe(false)
  designer.store.getState().dispatch({ type: 'set-option', key: 'a', option: 'tip', value: 'x' })
  expect(differs(widgets(), 'tip')).toBe(true)
  expect(setOptionOfMany(designer, ['a', 'b'], 'tip', 'same')).toBe(true)
  expect(widgets().map(({ options }) => 'tip' in options && options.tip)).toEqual(['same', 'same'])
  designer.store.getState().undo()
  expect(differs(widgets(), 'tip')).toBe(true)
})

it('every panel shows each option at most once, and only options that its type has', () => {
  for (const type of WIDGET_TYPES) {
    const widget = createWidget(type, { newKey: () => 'k' })
    const options = panelGroups(widget).flatMap(({ rows }) => rows.map(({ option }) => option))
    expect([type, new Set(options).size]).toEqual([type, options.length])
  }
})
