/** The readers of a field: the same ones are found when it is renamed, when it is deleted, and when a name would hide it between a row and the form. */
import type { FormDocument, Widget, WidgetOptions } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { applied, documentOf, optionsOf, refusal } from '../../testing/documents'
import { gridOf, widgetOf } from '../../testing/forms'
import { modelScopes } from './model-scopes'
import { followRenaming, readersLeft } from './references'
import { keysInOrder, nodeOf } from '../tree-queries'

type Logic = WidgetOptions<'select'>['formwork']
const reads = (key: string, formwork: Logic): Widget => {
  const widget = widgetOf('select', key, { model: `of_${key}` })
  return { ...widget, options: { ...widget.options, formwork } }
}
const when = { model: 'kind', is: 'equals', value: 1 } as const
const readers: readonly Widget[] = [
  reads('shown', { showWhen: { all: [{ not: when }] } }),
  reads('required', { requiredWhen: when }),
  reads('readonly', { readonlyWhen: when }),
  reads('choice', { choicesWhen: [{ value: 'x', when }] }),
  reads('formula', { computed: 'kind + 1' }),
  reads('check', { rules: { checks: [{ holds: when, message: 'No' }] } }),
]
const old = widgetOf('input', 'old')
const oldReader: Widget = { ...old, options: { ...old.options, displayVerify: { type: 'and', list: [{ model: 'kind', value: '1' }] } } }
const kind = widgetOf('input', 'k', { model: 'kind' })
const rows = (...list: readonly Widget[]) => widgetOf('subform', 's', { model: 'items', columns: [{ span: 24, list, extras: {} }] })
const leftBy = (form: FormDocument, key: string) =>
  readersLeft(form, applied(form, { type: 'delete-widget', key, origin: 'delete' })).map((widget) => widget.key)

describe('what reads a field', () => {
  const form = documentOf(kind, ...readers, gridOf('g', [oldReader]), reads('stranger', { computed: 'other * 2' }))
  const everyReader = [...readers.map(({ key }) => key), 'old']

  it('is found in every kind of condition, in formulas and in checks, when the field is deleted', () => {
    expect(leftBy(form, 'k')).toEqual(everyReader)
  })

  it('is what a rename would write anew, and nothing else', () => {
    const after = applied(form, { type: 'rename-model', key: 'k', model: 'sort' })
    const written = keysInOrder(form).filter((key) => key !== 'k' && nodeOf(after, key)?.widget !== nodeOf(form, key)?.widget)
    expect(written).toEqual(everyReader)
  })

  it('is nothing while another field has the name, or where the reader goes too', () => {
    expect(leftBy(documentOf(kind, widgetOf('input', 'k2', { model: 'kind' }), ...readers), 'k')).toEqual([])
    expect(leftBy(documentOf(gridOf('g', [kind, oldReader])), 'g')).toEqual([])
    expect(leftBy(documentOf(gridOf('g', [kind]), oldReader), 'g')).toEqual(['old'])
  })
})

describe('what reads across rows', () => {
  const total = reads('total', { computed: 'sum(items.kind)' })
  const own = widgetOf('input', 'own', { model: 'kind' })

  it('is a formula outside that sums a column, when the column or the whole subform is deleted', () => {
    expect(leftBy(documentOf(total, rows(own, widgetOf('input', 'x'))), 'own')).toEqual(['total'])
    expect(leftBy(documentOf(total, rows(own)), 's')).toEqual(['total'])
  })

  it('is a row that looks the name up in the form, not one that has a field of that name', () => {
    const inRow = reads('formula', { computed: 'kind + 1' })
    expect(leftBy(documentOf(kind, rows(inRow)), 'k')).toEqual(['formula'])
    expect(leftBy(documentOf(kind, rows(own, inRow)), 'k')).toEqual([])
    expect(leftBy(documentOf(kind, rows(own, inRow)), 'own')).toEqual(['formula'])
  })

  it('is not a field outside that reads the form’s own field of that name', () => {
    expect(leftBy(documentOf(kind, oldReader, rows(own)), 'own')).toEqual([])
  })

  it('says nothing of a widget that reads nothing: it is the same object', () => {
    const form = documentOf(kind, rows(own))
    const widget = nodeOf(form, 'own')?.widget ?? kind
    expect(followRenaming(form, widget, modelScopes(form), { scope: null, from: 'kind', to: 'sort' })).toBe(widget)
  })
})

describe('a name that would come between a row and the form', () => {
  const own = widgetOf('input', 'own', { model: 'sort' })

  it.each([
    ['a formula', { computed: 'kind + 1' }],
    ['a check', { rules: { checks: [{ holds: when, message: 'No' }] } }],
    ['a condition of a choice', { choicesWhen: [{ value: 'x', when }] }],
  ] satisfies readonly (readonly [string, Logic])[])('is refused where %s in the row means the form’s field', (_, logic) => {
    const form = documentOf(kind, rows(own, reads('reader', logic)))
    expect(refusal(form, { type: 'rename-model', key: 'own', model: 'kind' })).toBe('model-taken')
    expect(refusal(form, { type: 'rename-model', key: 'k', model: 'sort' })).toBe('model-taken')
    expect(refusal(form, { type: 'rename-model', key: 'k', model: 'free' })).toBeNull()
  })

  it('is allowed where the row reads neither', () => {
    const form = documentOf(kind, rows(own, reads('reader', { computed: 'sort + 1' })))
    const after = applied(form, { type: 'rename-model', key: 'own', model: 'kind' })
    expect(optionsOf(after, 'reader')['formwork']).toEqual({ computed: 'kind + 1' })
  })
})
