import { describe, expect, it } from 'vitest'
import { cloneWidget, createWidget, defaultOptions } from '../../create-widget'
import { defaultValues, newRow } from '../../default-values'
import { acceptsChild } from '../../document/form-document'
import { inputFields, rowFields } from '../../form-definition'
import { pruneValues, validateValues } from '../../rules/validate-values'
import { countedKeys, formOf, grid, subform, widget } from '../../testing/builders'
import { widgetDefinition } from '../index'
import { subformDefinition } from './definition'

const price = widget('number', { model: 'price', name: '单价', options: { required: true, min: 0, defaultValue: null } })
const label = widget('input', { model: 'label', name: '品名' })
const items = subform('items', [[label], [grid('g', [[price]])]])
const form = formOf(widget('input', { model: 'title', name: '标题' }), items)

const issues = (values: unknown) => {
  const answer = validateValues(form, values)
  return answer.ok ? [] : answer.issues.map(({ path, code, message }) => ({ path: path.join('.'), code, message }))
}
const cleaned = (values: unknown) => {
  const answer = validateValues(form, values)
  return answer.ok ? answer.values : answer.issues
}

describe('subform', () => {
  it('has the options and defaults of the specification, and two columns', () => {
    expect(defaultOptions('subform')).toMatchObject({ gutter: 0, justify: 'start', align: 'top' })
    expect(createWidget('subform', countedKeys()).columns.map((column) => column.span)).toEqual([12, 12])
    expect(subformDefinition.defaultValue(defaultOptions('subform'))).toEqual([])
    expect(subformDefinition.emptyValue(defaultOptions('subform'))).toEqual([])
  })

  it('keeps the fields of its rows out of the form’s own', () => {
    expect(inputFields(form).map((field) => field.model)).toEqual(['title', 'items'])
    expect(rowFields(items).map((field) => field.model)).toEqual(['label', 'price'])
    expect(defaultValues(form)).toEqual({ title: '', items: [] })
  })

  it('starts a row with the defaults of its fields and the mark of an added row', () => {
    expect(newRow(items)).toEqual({ label: '', price: null, status: 1 })
    const own = subform('s', [[widget('switch', { model: 'status' })]])
    expect(newRow(own)).toEqual({ status: false })
  })

  it('validates each row, and says where', () => {
    expect(issues({ items: [{ label: 'a', price: 1 }, { label: 'b' }, { price: -1 }] })).toEqual([
      { path: 'items.1.price', code: 'required', message: '单价必须填写' },
      { path: 'items.2.price', code: 'min', message: '单价不能小于 0' },
    ])
  })

  it('hands back clean rows with their marks', () => {
    const rows = [
      { label: 'a', price: 1 },
      { price: 2, status: 1 },
      { label: 'gone', status: -1 },
      { price: 3, status: 'x' },
    ]
    expect(cleaned({ items: rows })).toEqual({
      items: [{ label: 'a', price: 1 }, { price: 2, status: 1 }, { label: 'gone', status: -1 }, { price: 3 }],
    })
  })

  it('does not validate a removed row', () => {
    expect(issues({ items: [{ price: 'x', status: -1 }] })).toEqual([])
  })

  it('counts as empty when every row was removed', () => {
    const required = formOf(subform('items', [[label]], { required: true }))
    expect(validateValues(required, { items: [{ label: 'a', status: -1 }] })).toMatchObject({ ok: false, issues: [{ code: 'required' }] })
    expect(validateValues(required, { items: [{ label: 'a' }] }).ok).toBe(true)
  })

  it('with a field called status has no marks: what stands there was entered', () => {
    const status = widget('number', { model: 'status', name: 'Status', options: { min: 0, defaultValue: null } })
    const own = formOf(subform('items', [[status]], { required: true }))
    expect(validateValues(own, { items: [{ status: -1 }] })).toMatchObject({
      ok: false,
      issues: [{ path: ['items', 0, 'status'], code: 'min' }],
    })
    const free = formOf(subform('items', [[{ ...status, options: { ...status.options, min: -5 } }, label]], { required: true }))
    const rows = [{ status: -1, label: 'a' }]
    expect(validateValues(free, { items: rows })).toMatchObject({ ok: true, values: { items: rows } })
    expect(pruneValues(free, { items: rows })).toEqual({ items: rows })
    for (const row of [{ status: -1, other: 1 }, { status: 'x' }]) expect(validateValues(free, { items: [row] }).ok).toBe(false)
  })

  it.each([['x'], [{}], [['x']], [[[]]], [[null]]])('refuses %j as rows', (value) => {
    expect(issues({ items: value }).map((issue) => issue.code)).toEqual(['shape'])
  })

  it('refuses more rows than the limit without looking at them', () => {
    const rows = Array.from({ length: 5001 }, () => ({ price: 'x' }))
    expect(issues({ items: rows })).toEqual([{ path: 'items', code: 'max', message: 'items最多 5000 行' }])
  })

  it('refuses what no field of a row is called', () => {
    expect(issues({ items: [{ price: 1, other: 2 }] })).toEqual([
      { path: 'items.0.other', code: 'unknown-field', message: 'other不是本表单的字段' },
    ])
    expect(issues({ title: 'a', price: 1 }).map((issue) => issue.path)).toEqual(['price'])
  })

  it('keeps rows as they are when values are pruned, without what belongs to no field', () => {
    const rows = [{ label: 1, other: 2, status: 1 }, 'no row']
    expect(pruneValues(form, { items: rows, stranger: 1 })).toEqual({ items: [{ label: 1, status: 1 }, 'no row'] })
    expect(pruneValues(form, { items: 'x' })).toEqual({ items: 'x' })
  })

  it('is copied with fresh keys and models all the way down', () => {
    const copy = cloneWidget(items, countedKeys())
    expect(rowFields(copy).map((field) => field.model)).toEqual(['input_k2', 'number_k4'])
    expect(copy.columns[0]).not.toBe(items.columns[0])
  })

  it('holds fields, and neither layout nor another subform', () => {
    expect(acceptsChild(subformDefinition, widgetDefinition('input'))).toBe(true)
    for (const type of ['subform', 'grid', 'divider', 'text'] as const)
      expect(acceptsChild(subformDefinition, widgetDefinition(type))).toBe(false)
    expect(acceptsChild(widgetDefinition('grid'), subformDefinition)).toBe(true)
  })
})
