/** What a person sees of each field at a step, and may do with it. */
import { expect, it } from 'vitest'
import { formByRights, mayWriteIn, writtenValues } from './form-by-rights'

const field = (model: string, options: object = {}) => ({ type: 'input', key: model, name: model, model, rules: [], options })
const form = {
  config: { labelWidth: 100 },
  list: [
    field('open'),
    field('read', { required: true }),
    field('secret'),
    { type: 'grid', key: 'g', options: {}, columns: [{ span: 12, list: [field('must')] }] },
    {
      type: 'subform',
      key: 'items',
      name: 'Items',
      model: 'items',
      rules: [],
      options: {},
      columns: [{ list: [field('price'), field('name')] }],
    },
  ],
}
const named = { open: 'write', secret: 'hidden', must: 'required', 'items.price': 'write' } as const
const rights = { rights: named, otherRight: 'read' } as const

it('leaves hidden fields out, disables what is only read, and requires what has to be filled in', () => {
  expect(formByRights(form, rights)).toEqual({
    config: { labelWidth: 100 },
    list: [
      field('open'),
      field('read', { required: false, disabled: true }),
      { type: 'grid', key: 'g', options: {}, columns: [{ span: 12, list: [field('must', { required: true })] }] },
      {
        type: 'subform',
        key: 'items',
        name: 'Items',
        model: 'items',
        rules: [],
        options: {},
        columns: [{ list: [field('price'), field('name', { disabled: true, required: false })] }],
      },
    ],
  })
})

it('sends only what may be written', () => {
  expect(writtenValues({ open: 1, read: 2, must: 3, items: [] }, rights)).toEqual({ open: 1, must: 3, items: [] })
})

it('knows whether anything can be written in this form', () => {
  const read = { rights: {}, otherRight: 'read' } as const
  const other = { list: [field('else')], config: {} }
  expect([mayWriteIn(form, read), mayWriteIn(form, { ...read, otherRight: 'write' }), mayWriteIn(form, rights)]).toEqual([
    false,
    true,
    true,
  ])
  expect(mayWriteIn(other, rights)).toBe(false)
})

it('gives a column the right of its subform, and any other field the right of the rest', () => {
  const all = { rights: { items: 'hidden' }, otherRight: 'write' } as const
  expect(writtenValues({ open: 1, items: [] }, all)).toEqual({ open: 1 })
  expect(JSON.stringify(formByRights(form, all))).not.toContain('price')
})
