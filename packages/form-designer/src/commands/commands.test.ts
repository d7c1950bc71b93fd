import {
  conditionModels,
  conditionOf,
  createForm,
  type FormDocument,
  fromDocument,
  toDocument,
  type Widget,
  type WidgetOptions,
} from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { applied, documentOf, optionsOf, refusal } from '../testing/documents'
import { formOfWidgets, gridOf, tabsOf, widgetOf } from '../testing/forms'
import { nodeOf } from './tree-queries'

describe('moving a widget', () => {
  const document = documentOf(widgetOf('input', 'a'), widgetOf('input', 'b'), gridOf('g', [widgetOf('input', 'c')], []))

  it('counts places as they stand before the move', () => {
    expect(applied(document, { type: 'move-widget', key: 'a', place: { parent: null, index: 2 } }).root).toEqual(['b', 'a', 'g'])
    expect(applied(document, { type: 'move-widget', key: 'b', place: { parent: null, index: 0 } }).root).toEqual(['b', 'a', 'g'])
  })

  it('moves into a column and out again', () => {
    const inside = applied(document, { type: 'move-widget', key: 'a', place: { parent: { key: 'g', slot: 1 }, index: 0 } })
    expect(nodeOf(inside, 'g')?.slots).toEqual([['c'], ['a']])
    const outside = applied(inside, { type: 'move-widget', key: 'a', place: { parent: null, index: 0 } })
    expect(fromDocument(outside)).toEqual(fromDocument(document))
  })

  it('refuses to move a grid into its own column, or into any column', () => {
    const two = documentOf(gridOf('g', [], []), gridOf('h', [], []))
    expect(refusal(two, { type: 'move-widget', key: 'g', place: { parent: { key: 'g', slot: 0 }, index: 0 } })).toBe('into-itself')
    expect(refusal(two, { type: 'move-widget', key: 'g', place: { parent: { key: 'h', slot: 0 }, index: 0 } })).toBe('child-not-allowed')
  })

  it('puts fields into a subform, and neither layout nor another subform', () => {
    const rows = documentOf(
      widgetOf('subform', 's'),
      widgetOf('input', 'a'),
      widgetOf('grid', 'g'),
      widgetOf('subform', 't'),
      widgetOf('text', 'x'),
    )
    const place = { parent: { key: 's', slot: 1 }, index: 0 }
    expect(nodeOf(applied(rows, { type: 'move-widget', key: 'a', place }), 's')?.slots).toEqual([[], ['a']])
    for (const key of ['g', 't', 'x']) expect(refusal(rows, { type: 'move-widget', key, place })).toBe('child-not-allowed')
    expect(refusal(rows, { type: 'insert-widgets', widgets: [widgetOf('divider', 'd')], place, origin: 'palette' })).toBe(
      'child-not-allowed',
    )
  })
  it('changes nothing when the widget is dropped where it was', () => {
    expect(refusal(document, { type: 'move-widget', key: 'a', place: { parent: null, index: 0 } })).toBe('nothing-changes')
    expect(refusal(document, { type: 'move-widget', key: 'a', place: { parent: null, index: 1 } })).toBe('nothing-changes')
  })

  it('refuses places and widgets that do not exist', () => {
    expect(refusal(document, { type: 'move-widget', key: 'constructor', place: { parent: null, index: 0 } })).toBe('widget-not-found')
    expect(refusal(document, { type: 'move-widget', key: 'a', place: { parent: { key: 'g', slot: 7 }, index: 0 } })).toBe('place-not-found')
    expect(refusal(document, { type: 'move-widget', key: 'a', place: { parent: null, index: 9 } })).toBe('place-not-found')
  })
})

describe('duplicating a widget', () => {
  it('puts the copy right before the original', () => {
    const document = documentOf(widgetOf('input', 'a'), widgetOf('input', 'b'))
    expect(applied(document, { type: 'duplicate-widget', key: 'b', copy: widgetOf('input', 'b2') }).root).toEqual(['a', 'b2', 'b'])
  })

  it('refuses a key that is taken', () => {
    const document = documentOf(widgetOf('input', 'a'))
    expect(refusal(document, { type: 'duplicate-widget', key: 'a', copy: widgetOf('input', 'a') })).toBe('key-taken')
  })
})

describe('turning "multiple" on a select', () => {
  const select = (defaultValue: WidgetOptions<'select'>['defaultValue'], multiple: boolean) => {
    const widget = widgetOf('select', 's')
    return documentOf({ ...widget, options: { ...widget.options, defaultValue, multiple } })
  }

  it.each([
    ['a', true, ['a']],
    ['', true, []],
    [['a', 'b'], false, 'a'],
    [[], false, ''],
  ] as const)('converts the default %j (multiple: %j) to %j', (before, multiple, after) => {
    const document = select(before, !multiple)
    expect(optionsOf(applied(document, { type: 'set-option', key: 's', option: 'multiple', value: multiple }), 's')).toMatchObject({
      multiple,
      defaultValue: after,
    })
  })
})

describe('renaming a model', () => {
  const reader = (key: string, type: 'and' | 'hide') => {
    const widget = widgetOf('input', key)
    return { ...widget, options: { ...widget.options, displayVerify: { type, list: [{ model: 'kind', value: 'x' }] } } }
  }

  it('follows the name through every condition, switched off ones included', () => {
    const document = documentOf(widgetOf('input', 'a', { model: 'kind' }), reader('b', 'and'), gridOf('g', [reader('c', 'hide')]))
    const renamed = applied(document, { type: 'rename-model', key: 'a', model: 'sort' })
    const b = nodeOf(renamed, 'b')?.widget
    expect(b && conditionOf(b)?.list).toEqual([{ model: 'sort', value: 'x' }])
    expect(optionsOf(renamed, 'c')).toMatchObject({ displayVerify: { type: 'hide', list: [{ model: 'sort' }] } })
  })

  it('leaves conditions alone while another field still answers to the old name', () => {
    const document = documentOf(widgetOf('input', 'a', { model: 'kind' }), widgetOf('input', 'a2', { model: 'kind' }), reader('b', 'and'))
    const b = nodeOf(applied(document, { type: 'rename-model', key: 'a', model: 'sort' }), 'b')?.widget
    expect(b && conditionOf(b)?.list).toEqual([{ model: 'kind', value: 'x' }])
  })

  it.each(['', ' a', '__proto__', 'constructor', 'prototype', 'x'.repeat(129)])('refuses %j', (model) => {
    expect(refusal(documentOf(widgetOf('input', 'a')), { type: 'rename-model', key: 'a', model })).toBe('model-invalid')
  })

  it('refuses a name another field has', () => {
    const document = documentOf(widgetOf('input', 'a'), widgetOf('input', 'b', { model: 'taken' }))
    expect(refusal(document, { type: 'rename-model', key: 'a', model: 'taken' })).toBe('model-taken')
  })
})

describe('renaming a model where there are rows', () => {
  const reading = (key: string, model: string, computed = '') => {
    const widget = widgetOf('input', key)
    const showWhen = { any: [{ not: { model, is: 'empty' as const } }, { model, is: 'equals' as const, value: 'x' }] }
    return { ...widget, options: { ...widget.options, formwork: { showWhen, computed } } }
  }
  const rows = (...fields: readonly Widget[]) =>
    widgetOf('subform', 's', { model: 'items', columns: [{ span: 24, list: fields, extras: {} }] })
  const renamed = (document: FormDocument, key: string, model: string) => {
    const after = applied(document, { type: 'rename-model', key, model })
    return (reader: string) => conditionModels(nodeOf(after, reader)?.widget ?? widgetOf('text', 'none'))
  }

  it('follows a field of the form into groups, and into rows that have no field of that name', () => {
    const read = renamed(
      documentOf(widgetOf('input', 'a', { model: 'kind' }), reading('b', 'kind'), rows(reading('c', 'kind'))),
      'a',
      'sort',
    )
    expect([read('b'), read('c')]).toEqual([['sort'], ['sort']])
  })

  it('leaves a row alone whose own field hides the form’s', () => {
    const own = widgetOf('input', 'own', { model: 'kind' })
    const document = documentOf(widgetOf('input', 'a', { model: 'kind' }), rows(own, reading('c', 'kind')))
    expect(renamed(document, 'a', 'sort')('c')).toEqual(['kind'])
    expect(renamed(document, 'own', 'sort')('c')).toEqual(['sort'])
  })

  it('follows a row’s field into its own row, and outside only into expressions that name the subform', () => {
    const price = widgetOf('number', 'p', { model: 'price' })
    const total = reading('t', 'price', 'sum(items.price)')
    const document = documentOf(total, rows(price, reading('c', 'price')))
    expect(renamed(document, 'p', 'cost')('c')).toEqual(['cost'])
    expect(renamed(document, 'p', 'cost')('t')).toEqual(['price'])
    expect(optionsOf(applied(document, { type: 'rename-model', key: 'p', model: 'cost' }), 't')).toMatchObject({
      formwork: { computed: 'sum(items.cost)' },
    })
  })

  it('allows a name that another record uses, unless a condition would mean the wrong field then', () => {
    const kind = widgetOf('input', 'a', { model: 'kind' })
    const own = widgetOf('input', 'own', { model: 'sort' })
    expect(renamed(documentOf(kind, rows(own)), 'a', 'sort')('own')).toEqual([])
    expect(refusal(documentOf(kind, rows(own, reading('c', 'kind'))), { type: 'rename-model', key: 'a', model: 'sort' })).toBe(
      'model-taken',
    )
    expect(refusal(documentOf(kind, rows(own, reading('c', 'kind'))), { type: 'rename-model', key: 'own', model: 'kind' })).toBe(
      'model-taken',
    )
  })
})

describe('setting columns', () => {
  it('moves the widgets of a removed column to the last one kept', () => {
    const document = documentOf(gridOf('g', [widgetOf('input', 'a')], [widgetOf('input', 'b')], [widgetOf('input', 'c')]))
    const narrowed = applied(document, { type: 'set-columns', key: 'g', spans: [8, 16] })
    expect(nodeOf(narrowed, 'g')?.slots).toEqual([['a'], ['b', 'c']])
    expect(nodeOf(narrowed, 'c')?.parent).toEqual({ key: 'g', slot: 1 })
  })

  it.each([[[]], [[0]], [[25]], [[1.5]], [Array.from({ length: 13 }, () => 1)]])('refuses %j', (spans) => {
    expect(refusal(documentOf(gridOf('g', [])), { type: 'set-columns', key: 'g', spans })).toBe('columns-invalid')
  })

  it('refuses what is no grid', () => {
    expect(refusal(documentOf(widgetOf('input', 'a')), { type: 'set-columns', key: 'a', spans: [12] })).toBe('no-columns')
  })

  it('sets the columns of a subform as those of a grid', () => {
    const rows = documentOf(widgetOf('subform', 's'))
    const { widget } = nodeOf(applied(rows, { type: 'set-columns', key: 's', spans: [8, 8, 8] }), 's') ?? {}
    expect(widget?.type === 'subform' && widget.columns.map((column) => column.span)).toEqual([8, 8, 8])
  })
})

describe('panes', () => {
  const titles = (document: FormDocument, key = 't') => {
    const widget = nodeOf(document, key)?.widget
    return widget !== undefined && 'columns' in widget ? widget.columns.map(({ title }) => title) : []
  }
  const abc = documentOf(tabsOf('t', { A: [widgetOf('input', 'a')], B: [widgetOf('input', 'b')], C: [widgetOf('input', 'c')] }))
  const expectPanes = (document: FormDocument, wanted: readonly (string | undefined)[], slots: readonly (readonly string[])[]) => {
    expect(titles(document)).toEqual(wanted)
    expect(nodeOf(document, 't')?.slots).toEqual(slots)
    for (const [slot, keys] of slots.entries()) for (const key of keys) expect(nodeOf(document, key)?.parent).toEqual({ key: 't', slot })
  }

  it('are added at the end, empty, with a title', () => {
    expectPanes(applied(abc, { type: 'add-pane', key: 't', title: 'D' }), ['A', 'B', 'C', 'D'], [['a'], ['b'], ['c'], []])
  })

  it('are renamed where they are', () => {
    expectPanes(applied(abc, { type: 'rename-pane', key: 't', pane: 1, title: 'X' }), ['A', 'X', 'C'], [['a'], ['b'], ['c']])
    expect(refusal(abc, { type: 'rename-pane', key: 't', pane: 1, title: 'B' })).toBe('nothing-changes')
  })

  it('are moved with what lies in them', () => {
    expectPanes(applied(abc, { type: 'move-pane', key: 't', pane: 0, to: 2 }), ['B', 'C', 'A'], [['b'], ['c'], ['a']])
    expectPanes(applied(abc, { type: 'move-pane', key: 't', pane: 2, to: 1 }), ['A', 'C', 'B'], [['a'], ['c'], ['b']])
  })

  it('leave what lies in them to the one next to them when they go', () => {
    expectPanes(applied(abc, { type: 'remove-pane', key: 't', pane: 1 }), ['A', 'C'], [['a', 'b'], ['c']])
    expectPanes(applied(abc, { type: 'remove-pane', key: 't', pane: 0 }), ['B', 'C'], [['a', 'b'], ['c']])
  })

  it.each([
    { type: 'rename-pane', key: 't', pane: 3, title: 'X' },
    { type: 'move-pane', key: 't', pane: 0, to: 3 },
    { type: 'remove-pane', key: 't', pane: -1 },
  ] as const)('there are none of: $type', (command) => {
    expect(refusal(abc, command)).toBe('panes-invalid')
  })

  it('are one at least, and fifty at most', () => {
    const one = documentOf(tabsOf('t', { A: [] }))
    expect(refusal(one, { type: 'remove-pane', key: 't', pane: 0 })).toBe('panes-invalid')
    const full = documentOf(tabsOf('t', Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`P${index}`, []]))))
    expect(refusal(full, { type: 'add-pane', key: 't', title: 'X' })).toBe('panes-invalid')
  })

  it('are no columns, and columns are no panes', () => {
    expect(refusal(abc, { type: 'set-columns', key: 't', spans: [12, 12] })).toBe('no-columns')
    const document = documentOf(gridOf('g', []), widgetOf('card', 'k'))
    for (const key of ['g', 'k']) expect(refusal(document, { type: 'add-pane', key, title: 'X' })).toBe('no-panes')
  })

  it('hold grids and one another, and a grid holds them', () => {
    const document = documentOf(tabsOf('t', { A: [] }), gridOf('g', []), widgetOf('card', 'k'))
    const into = (key: string, parent: string) =>
      refusal(document, { type: 'move-widget', key, place: { parent: { key: parent, slot: 0 }, index: 0 } })
    expect([into('g', 't'), into('k', 't'), into('k', 'g'), into('t', 'k')]).toEqual([null, null, null, null])
  })
})

describe('clearing', () => {
  it('leaves an empty list, the default settings, and what the host keeps beside the form', () => {
    const form = { ...formOfWidgets(widgetOf('input', 'a')), extras: { id: 7 } }
    const cleared = applied({ ...toDocument(form), config: { ...form.config, labelWidth: 20 } }, { type: 'clear-form' })
    expect(fromDocument(cleared)).toEqual({ ...createForm(), extras: { id: 7 } })
  })

  it('is refused when there is nothing to clear', () => {
    expect(refusal(documentOf(), { type: 'clear-form' })).toBe('nothing-changes')
  })
})

describe('widgets of unknown types', () => {
  const unknown: Widget = { type: 'unknown', key: 'u', name: 'U', sourceType: 'rate', raw: { type: 'rate', odd: [1] } }

  it('move and go like any other, and are never edited', () => {
    const document = documentOf(unknown, widgetOf('input', 'a'))
    const moved = applied(document, { type: 'move-widget', key: 'u', place: { parent: null, index: 2 } })
    expect(nodeOf(moved, 'u')?.widget).toBe(nodeOf(document, 'u')?.widget)
    expect(refusal(document, { type: 'set-option', key: 'u', option: 'odd', value: 1 })).toBe('widget-unknown')
    expect(refusal(document, { type: 'rename-widget', key: 'u', name: 'x' })).toBe('widget-unknown')
  })
})

it('refuses an option the widget does not have', () => {
  expect(refusal(documentOf(widgetOf('input', 'a')), { type: 'set-option', key: 'a', option: 'toString', value: 1 })).toBe('option-unknown')
})
