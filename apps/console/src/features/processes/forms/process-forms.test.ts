/** Several forms are read as one. */
import { importDefinition } from '@formwork/form-schema'
import { expect, it } from 'vitest'
import { ownValues, type ProcessForm, seenInForms } from './process-forms'

const formOf = (id: string, model: string): ProcessForm => {
  const widget = { type: 'input', key: model, name: model, model, rules: [], options: {} }
  const imported = importDefinition({ list: [widget], config: {} })
  if (!imported.ok) throw new Error('no form')
  return { id, name: id, firstNodeId: null, form: imported.form }
}
const forms = [formOf('a', 'reason'), formOf('b', 'serial')]

it('sees the values of all, and nothing that no form has', () => {
  const seen = seenInForms(forms, { reason: 'x', serial: 'A-1', stranger: 1 })
  expect(seen.values).toMatchObject({ reason: 'x', serial: 'A-1' })
  expect(seen.values).not.toHaveProperty('stranger')
  expect(seenInForms([], {})).toEqual({ values: {}, empty: [] })
})

it('knows whose a value is', () => {
  expect(forms.map((form) => ownValues(form, { reason: 'x', serial: 'A-1' }))).toEqual([{ reason: 'x' }, { serial: 'A-1' }])
})
