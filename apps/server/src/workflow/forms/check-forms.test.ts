/** Values of the system are written into the form that has the field, and leave the others unchanged. */
import { importDefinition } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { writeSystemValues, checkForms, mayWriteIn, withDefaults } from './check-forms'
import type { ProcessForm } from './process-forms'

function formOf(firstNodeId: string | null, ...fields: readonly object[]): ProcessForm {
  const imported = importDefinition({ list: fields, config: {} })
  if (!imported.ok) throw new Error('the form cannot be imported')
  return { form: imported.form, firstNodeId }
}
const input = (model: string, options: object = {}) => ({ type: 'input', name: model, key: `k-${model}`, model, options, rules: [] })
const request = formOf(null, input('reason', { required: true }))
const delivery = formOf('it', input('serial', { required: true }), input('place', { defaultValue: 'Berlin' }))
const forms = [request, delivery]

describe('values that no person wrote', () => {
  it('begin the form that has these fields with its own defaults, and are not refused for what is missing', () => {
    expect(writeSystemValues(forms, { reason: 'x' }, { place: 'Bonn' })).toEqual({ reason: 'x', serial: '', place: 'Bonn' })
    expect(writeSystemValues(forms, { reason: 'x', serial: 'A' }, { place: 'Bonn' })).toEqual({ reason: 'x', serial: 'A', place: 'Bonn' })
  })
  it('leave a form that they do not concern as it stands', () => {
    expect(writeSystemValues(forms, { reason: 'x' }, { reason: 'y' })).toEqual({ reason: 'y' })
  })
})

describe('values that somebody wrote', () => {
  const everything = () => true
  it('are checked in the forms that are written, by the rules of each', () => {
    const write = (values: object, written = forms) =>
      checkForms(forms, { ...values }, 'en', { written, previous: { reason: 'x' }, isChecked: everything })
    expect(() => write({ reason: '', serial: '' })).toThrow(
      expect.objectContaining({
        code: 'ticket.values-refused',
        issues: [
          expect.objectContaining({ path: ['values', 'reason'], code: 'required' }),
          expect.objectContaining({ path: ['values', 'serial'], code: 'required' }),
        ],
      }),
    )
    expect(write({ reason: 'y', serial: '' }, [request])).toEqual({ reason: 'y' })
  })
  it('begin with the defaults of a form that nobody has filled in yet', () => {
    expect(withDefaults(forms, { reason: 'x' })).toEqual({ reason: 'x', serial: '', place: 'Berlin' })
    const filled = { reason: 'x', place: '' }
    expect(withDefaults(forms, filled)).toBe(filled)
  })
})

describe('a form', () => {
  it('may be written where one of its fields may be, or a column of one', () => {
    const rows = formOf('it', {
      type: 'subform',
      name: 'rows',
      key: 'k',
      model: 'rows',
      options: {},
      rules: [],
      columns: [{ span: 24, list: [input('price')] }],
    })
    expect(mayWriteIn(request, { other: 'read', named: {} })).toBe(false)
    expect(mayWriteIn(request, { other: 'read', named: { reason: 'required' } })).toBe(true)
    expect(mayWriteIn(rows, { other: 'read', named: { 'rows.price': 'write' } })).toBe(true)
    expect(mayWriteIn(rows, { other: 'read', named: { 'other.price': 'write' } })).toBe(false)
  })
})
