/** Names for conditions and formulas, and the widget of a place. */
import { describe, expect, it } from 'vitest'
import { formOf, grid, subform, widget } from '../testing/builders'
import { everyShape } from '../testing/every-shape'
import { variables } from './variables'
import { widgetAt } from './widget-at'

describe('variables', () => {
  it('tells every name with its type', () => {
    const found = variables(everyShape())
    expect(Object.fromEntries(found.map(({ name, type, many }) => [name, many === 'one' ? type : `${type} ${many}`]))).toEqual({
      name: 'text',
      amount: 'number',
      agrees: 'boolean',
      mail: 'text',
      text: 'text',
      age: 'number',
      kind: 'choice',
      tags: 'choice list',
      people: 'choice list',
      one: 'choice',
      time: 'time',
      times: 'time pair',
      day: 'date',
      at: 'moment',
      days: 'date list',
      span: 'date pair',
      stars: 'number',
      color: 'text',
      agreed: 'boolean',
      level: 'number',
      levels: 'number pair',
      own: 'text',
      ownObject: 'object',
      ownList: 'anything list',
      pictures: 'file list',
      files: 'file list',
      html: 'text',
      city: 'path',
      department: 'path',
      reason: 'text',
      items: 'rows',
    })
    expect(found.find(({ name }) => name === 'items')?.fields.map(({ name, type }) => [name, type])).toEqual([
      ['what', 'text'],
      ['price', 'number'],
      ['parts', 'rows'],
    ])
    expect(found.find(({ name }) => name === 'kind')).toMatchObject({
      choices: [{ value: 'a', label: 'A' }, { value: 2 }],
      label: 'kind',
      key: 'kind',
    })
    expect(found.find(({ name }) => name === 'people')?.choices).toBeNull()
    expect(found.find(({ name }) => name === 'agreed')?.operators).toEqual(['equals', 'notEquals', 'empty', 'notEmpty'])
  })
})

describe('widgetAt', () => {
  const price = widget('number', { model: 'price', key: 'p' })
  const form = formOf(
    grid('g', [[widget('file', { model: 'files' }), widget('input', { model: 'a.b' })]]),
    subform('items', [[price, subform('parts', [[widget('input', { model: 'code', key: 'c' })]])]]),
  )

  it.each([
    ['files', 'files'],
    [['files', 0, 'url'], 'files'],
    [['a.b'], 'a.b'],
    [['items'], 'items'],
    [['items', 3], 'items'],
    ['items.3.price', 'p'],
    [['items', 0, 'parts', 1, 'code'], 'c'],
    [['items', 0, 'nothing'], undefined],
    ['price', undefined],
    ['g', undefined],
    [[], undefined],
  ] as const)('finds the field of %j', (path, key) => expect(widgetAt(form, path)?.key).toBe(key))
})
