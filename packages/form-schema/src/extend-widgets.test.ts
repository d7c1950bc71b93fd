import { describe, expect, expectTypeOf, it } from 'vitest'
import { visibleFields } from './conditions/form-visibility'
import { cloneWidget, createWidget } from './create-widget'
import { defaultValues, newRow } from './default-values'
import { defineWidget } from './define-widget'
import { acceptsChild, fromDocument, nestingOf, toDocument } from './document/form-document'
import { exportDefinition } from './export/export-definition'
import { toHtmlPage } from './export/to-html-page'
import { toJsonSchema } from './export/to-json-schema'
import { toTypeScript } from './export/to-typescript'
import { toZod } from './export/to-zod'
import { extendWidgets, readWidgetModule } from './extend-widgets'
import type { FormDefinition } from './form-definition'
import { importDefinition } from './import/import-definition'
import { lintDefinition } from './lint/lint-definition'
import { pruneValues, validateValues } from './rules/validate-values'
import { formOf, subform, widget } from './testing/builders'
import { z } from './zod'
import { signature, withSignature } from './testing/signature'
import { hasRows, typeOf } from './widgets/behaviours'
import { widgetDefinition, widgetDefinitions } from './widgets/index'

const SOURCE = {
  list: [
    {
      type: 'signature',
      key: 's',
      model: 'sign',
      name: 'Signature',
      options: { required: true, letters: '3', defaultValue: 'me', ownKey: 1 },
      rules: [],
      extra: 'kept',
    },
  ],
  config: {},
}

function read(source: object = SOURCE): FormDefinition {
  const { form } = importDefinition(source, { widgets: withSignature })
  if (form === null) throw new Error('the source is a form')
  return form
}

const codesOf = (form: FormDefinition, values: object) => {
  const answer = validateValues(form, values, { locale: 'en' })
  return answer.ok ? answer.values : answer.issues.map(({ code, path }) => [code, ...path])
}

describe('extendWidgets', () => {
  it('adds a stranger’s definition beside the known ones, typed', () => {
    const extended = extendWidgets(widgetDefinitions, [signature])
    expect(extended.signature).toBe(signature)
    expect(extended.input).toBe(widgetDefinitions.input)
    expectTypeOf(extended.signature).toEqualTypeOf<typeof signature>()
    expect(Object.hasOwn(widgetDefinitions, 'signature')).toBe(false)
  })

  it('refuses a type that is already there', () => {
    expect(() => extendWidgets(widgetDefinitions, [{ ...signature, type: 'input' as const }])).toThrow(RangeError)
  })

  it('refuses a type without the options that every type has', () => {
    const { formwork: _, ...others } = signature.options.shape
    expect(() => extendWidgets({}, [{ ...signature, options: z.object(others) }])).toThrow('formwork')
  })

  it('reads the list that a module exports, and says what is wrong with it', () => {
    expect(readWidgetModule({ widgets: [signature] })).toEqual({ ok: true, widgets: withSignature })
    expect(readWidgetModule({ default: [signature] })).toEqual({ ok: false, code: 'no-list', found: 'widgets' })
    expect(readWidgetModule(null)).toMatchObject({ code: 'no-list' })
    expect(readWidgetModule({ widgets: [signature, { type: 'x' }] })).toEqual({ ok: false, code: 'no-definition', found: 'widgets[1]' })
    expect(readWidgetModule({ widgets: [{ ...widgetDefinition('grid'), type: 'tabs' }] })).toMatchObject({ code: 'no-definition' })
    expect(readWidgetModule({ widgets: [{ ...signature, type: 'input' }] })).toEqual({ ok: false, code: 'type-taken', found: 'input' })
    const { formwork: _, ...others } = signature.options.shape
    expect(readWidgetModule({ widgets: [{ ...signature, options: z.object(others) }] })).toMatchObject({ found: 'signature.formwork' })
  })

  it('takes no type that holds other widgets', () => {
    // @ts-expect-error Its columns would need a place in every walk over a form.
    expect(extendWidgets({}, [{ ...widgetDefinition('grid'), type: 'tabs' }])).toBeDefined()
  })

  it('fills in the value functions of a widget that has none', () => {
    const plain = defineWidget({ type: 'plain', kind: 'display', palette: signature.palette, options: signature.options, panel: [] })
    expect(plain.emptyValue(plain.options.parse({}))).toBeNull()
    expect(plain.checkValue('x', plain.options.parse({}))).toEqual([])
    expect(plain.cleanValue('x', plain.options.parse({}))).toBe('x')
  })
})

describe('a widget type that a host added', () => {
  it('is unknown to an import that is not told of it, and kept', () => {
    const { form, report } = importDefinition(SOURCE)
    expect(form?.list[0]?.type).toBe('unknown')
    expect(report.map(({ code }) => code)).toContain('widget.unknown-type')
  })

  it('is read with its own options, checked and repaired like ours', () => {
    const { form, report } = importDefinition(SOURCE, { widgets: withSignature })
    const [found] = form?.list ?? []
    expect(found).toMatchObject({ type: 'added', definition: signature, model: 'sign', extras: { extra: 'kept' } })
    expect(found).toMatchObject({ options: { required: true, letters: 3, disabled: false, ownKey: 1 } })
    expect(report.map(({ code }) => code)).toEqual(['option.converted', 'rules.required-restored'])
  })

  it('comes first where it stands for one of ours', () => {
    const own = { ...signature, type: 'input' }
    const { form } = importDefinition(
      { list: [{ type: 'input', key: 'a', model: 'a', name: 'A' }], config: {} },
      { widgets: { input: own } },
    )
    expect(form?.list[0]).toMatchObject({ type: 'added', definition: own })
  })

  it('is written back as it came', () => {
    expect(exportDefinition(read())).toMatchObject({
      list: [{ ...SOURCE.list[0], options: { letters: 3, ownKey: 1 }, rules: [{ required: true }] }],
    })
    expect(exportDefinition(read(exportDefinition(read())))).toEqual(exportDefinition(read()))
  })

  it('has its default, its rules and its stored form in every answer', () => {
    const form = read()
    expect(defaultValues(form)).toEqual({ sign: 'me' })
    expect(codesOf(form, {})).toEqual([['required', 'sign']])
    expect(codesOf(form, { sign: 7 })).toEqual([['shape', 'sign']])
    expect(codesOf(form, { sign: 'ab' })).toEqual([['min', 'sign']])
    expect(codesOf(form, { sign: ' Ada ' })).toEqual({ sign: 'Ada' })
    expect(pruneValues(form, { sign: 'Ada', stranger: 1 })).toEqual({ sign: 'Ada' })
  })

  it('is hidden and shown by conditions, and left out by its policy', () => {
    const shown = { displayVerify: { type: 'and', list: [{ model: 'kind', value: 'signed' }] }, formwork: { hiddenValue: 'clear' } }
    const source = {
      ...SOURCE,
      list: [{ ...SOURCE.list[0], options: shown }, exportDefinition(formOf(widget('input', { model: 'kind' })))['list']].flat(),
    }
    const form = read(source)
    expect([...visibleFields(form, { kind: 'signed' })]).toEqual(['kind', 'sign'])
    expect(codesOf(form, { kind: 'other', sign: 'Ada' })).toEqual({ kind: 'other', sign: '' })
  })

  it('lies in a row of a subform', () => {
    const rows = exportDefinition(formOf(subform('rows', [[]])))['list']
    const source = JSON.parse(JSON.stringify({ list: rows, config: {} }))
    source.list[0].columns[0].list = SOURCE.list
    const form = read(source)
    const [found] = form.list
    expect(found !== undefined && hasRows(found) && newRow(found)).toEqual({ sign: 'me', status: 1 })
    expect(codesOf(form, { rows: [{ sign: 'ab' }] })).toEqual([['min', 'rows', 0, 'sign']])
    expect(acceptsChild(widgetDefinition('subform'), signature)).toBe(true)
    expect(acceptsChild(signature, widgetDefinition('input'))).toBe(false)
  })

  it('stands in every notation', () => {
    const form = read()
    expect(toTypeScript(form)).toContain('sign: string')
    expect(toJsonSchema(form)).toMatchObject({ properties: { sign: { type: 'string' } }, required: ['sign'] })
    expect(toZod(form)).toContain('sign: z.string().min(1)')
    expect(toHtmlPage(form)).toContain('<input id="f-s" name="sign" data-model="sign" data-needed minlength="3" type="text">')
  })

  it('gets the plainest control in the sample page when it says nothing of HTML', () => {
    const silent = { ...signature, html: null }
    const { form } = importDefinition(SOURCE, { widgets: { signature: silent } })
    expect(form && toHtmlPage(form)).toContain('data-needed type="text" value="me">')
  })

  it('is linted like ours', () => {
    const source = { ...SOURCE, list: [{ ...SOURCE.list[0], name: '', options: { defaultValue: 'x' } }] }
    expect(lintDefinition(read(source)).map(({ code }) => code)).toEqual(['empty-label', 'default-invalid'])
  })

  it('is made, copied and taken apart like ours', () => {
    const made = createWidget('signature', { newKey: () => 'k', widgets: withSignature })
    expect(made).toMatchObject({ model: 'signature_k', options: { letters: 2, remoteFunc: 'func_k' } })
    const copy = cloneWidget(made, { newKey: () => 'c' })
    expect(copy).toMatchObject({ type: 'added', definition: signature, model: 'signature_c' })
    expect(fromDocument(toDocument(read()))).toEqual(read())
    expect([typeOf(copy), nestingOf(copy)]).toEqual(['signature', signature])
    expect(() => createWidget('nobody', { newKey: () => 'k', widgets: withSignature })).toThrow(RangeError)
  })
})
