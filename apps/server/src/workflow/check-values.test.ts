/** The vectors of form-schema through the server's own check of values: one result here and in the browser. */
import { readdirSync, readFileSync } from 'node:fs'
import type { JsonObject } from '@formwork/api-contract'
import { importDefinition } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../domain/refusal'
import { computeAndCheck } from './check-values'

interface VectorCase {
  readonly name: string
  readonly definition: JsonObject
  readonly values: JsonObject
  readonly issues: readonly { readonly model: string; readonly code: string }[]
  readonly paths?: readonly (readonly (string | number)[])[]
  readonly cleaned?: JsonObject
}

const FOLDER = new URL('../../../../packages/form-schema/fixtures/vectors/', import.meta.url)
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))

function read(definition: JsonObject) {
  const imported = importDefinition(definition)
  if (!imported.ok) throw new Error('the form cannot be read')
  return imported.form
}

/** What the server would store, or what it refuses. */
function answerOn({ definition, values }: VectorCase): unknown {
  try {
    return { stored: JSON.parse(JSON.stringify(computeAndCheck(read(definition), values, 'en'))) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { code: error.code, refused: error.issues?.map(({ path, code }) => [path, code]) }
  }
}

describe.each(files)('vectors %s', (file) => {
  const { cases } = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as { readonly cases: readonly VectorCase[] }

  it('get the result that every implementation must come to', () => {
    expect(cases.length).toBeGreaterThan(0)
    for (const vector of cases) {
      const places = vector.paths ?? vector.issues.map(({ model }) => [model])
      const refused = vector.issues.map(({ code }, at) => [['values', ...(places[at] ?? [])], code])
      const expected = refused.length === 0 ? { stored: vector.cleaned } : { code: 'ticket.values-refused', refused }
      expect([vector.name, answerOn(vector)]).toEqual([vector.name, expected])
    }
  })
})

describe('fields that nobody may edit', () => {
  const field = (model: string, options: JsonObject) => ({ type: 'input', key: model, model, name: model, options, rules: [] })
  const form = {
    list: [
      field('grade', { readonly: true, defaultValue: 'C' }),
      field('kind', {}),
      { ...field('text', { readonly: true, defaultValue: '<p onclick="x">a</p>' }), type: 'editor' },
    ],
    config: {},
  }
  const start = { grade: 'C', kind: 'x', text: '<p onclick="x">a</p>' }

  it('keep what the form starts with, whatever a request says', () => {
    expect({ ...computeAndCheck(read(form), start, 'en') }).toMatchObject({ grade: 'C', kind: 'x' })
    expect(answerOn({ name: '', definition: form, values: { ...start, grade: 'A' }, issues: [] })).toEqual({
      code: 'ticket.values-refused',
      refused: [[['values', 'grade'], 'readonly']],
    })
  })
})

it('a field that was filled before a condition locked it is taken as it is', () => {
  const field = (model: string, options: JsonObject) => ({ type: 'input', key: model, model, name: model, options, rules: [] })
  const locked = { readonlyWhen: { model: 'urgent', is: 'equals', value: 'no' } }
  const form = { list: [field('urgent', {}), field('wanted', { formwork: locked })], config: {} }
  const values = { urgent: 'no', wanted: 'tomorrow' }
  expect({ ...computeAndCheck(read(form), values, 'en') }).toEqual(values)
})

describe('computed values', () => {
  const field = (model: string, options: JsonObject) => ({ type: 'number', key: model, model, name: model, options, rules: [] })
  const total = field('total', { required: true, max: 100, formwork: { computed: 'price * count' } })
  const form = { list: [field('price', {}), field('count', {}), total], config: {} }

  it('replace what a sender put there', () => {
    expect({ ...computeAndCheck(read(form), { price: 3, count: 2, total: 999 }, 'en') }).toEqual({ price: 3, count: 2, total: 6 })
  })

  it('are checked by the limits of their field, and never asked to be there', () => {
    expect(() => computeAndCheck(read(form), { price: 30, count: 20, total: 1 }, 'en')).toThrow(Refusal)
    expect({ ...computeAndCheck(read(form), { total: 1 }, 'en') }).toEqual({ total: null })
  })

  it('past a limit are refused with the place before anything is computed', () => {
    const area = { type: 'blank', key: 'area', model: 'area', name: 'area', options: { defaultType: 'Array' }, rules: [] }
    let deep: unknown = 1
    for (let level = 0; level < 66; level++) deep = [deep]
    expect(answerOn({ name: '', definition: { ...form, list: [...form.list, area] }, values: { area: deep }, issues: [] })).toEqual({
      code: 'ticket.values-refused',
      refused: [[expect.arrayContaining(['values', 'area', 0]), 'limit']],
    })
  })
})
