/** The JSON Schema that editors check a definition with: true of every definition we have, and of what our conditions and options refuse it refuses the same. */
import { readdirSync, readFileSync } from 'node:fs'
import Ajv from 'ajv'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCondition } from '../condition-language/condition'
import { exportDefinition } from '../export/export-definition'
import { importDefinition } from '../import/import-definition'
import { everyShape } from '../testing/every-shape'

const FIXTURES = new URL('../../fixtures/', import.meta.url)
const schema = JSON.parse(readFileSync(new URL('../../definition.schema.json', import.meta.url), 'utf8')) as { $defs: object }
const ajv = new Ajv({ strict: false, allErrors: true })
const validate = ajv.compile(schema)
const validateCondition = ajv.compile({ $ref: '#/$defs/condition', $defs: schema.$defs })

const samples = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.json') && !name.includes('.data.') && !name.startsWith('vectors'),
)
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, FIXTURES), 'utf8'))

function complaints(definition: unknown): readonly string[] {
  validate(definition)
  return (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if').map(({ instancePath, message }) => `${instancePath}: ${message}`)
}

const FORBIDDEN = /__proto__|constructor|prototype/

describe('the JSON Schema of a definition', () => {
  it.each(samples)('holds for %s, once it is one of ours', (name) => {
    const { form } = importDefinition(read(name))
    if (form === null) return
    expect(complaints(exportDefinition(form))).toEqual([])
  })

  it('holds for every type and shape', () => {
    expect(samples.length).toBeGreaterThan(15)
    expect(complaints(exportDefinition(everyShape()))).toEqual([])
  })

  it('refuses what a type cannot take, and says where', () => {
    const widget = { type: 'number', model: 'age', options: { min: 'low', displayVerify: { type: 'never', list: [] } } }
    const found = complaints({ list: [widget], config: { labelPosition: 'below' } })
    expect(found.map((each) => each.split(':')[0])).toEqual(
      expect.arrayContaining(['/list/0/options/min', '/list/0/options/displayVerify/type', '/config/labelPosition']),
    )
    expect(complaints({ list: [{ type: 'grid' }] })).toEqual(["/list/0: must have required property 'columns'"])
  })

  it('leaves a type alone that it does not know', () => {
    expect(complaints({ list: [{ type: 'signature', options: 5 }] })).toEqual([])
  })

  it('takes every condition that can be run', () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.boolean())
    const comparison = fc.oneof(
      fc.record({ model: fc.string({ minLength: 1 }), is: fc.constantFrom('equals', 'contains', 'atLeast', 'empty', 'no word'), value }),
      fc.record(
        { model: fc.string({ minLength: 1 }), is: fc.constant('between'), least: value, most: value },
        { requiredKeys: ['model', 'is'] },
      ),
    )
    const { condition } = fc.letrec((tie) => ({
      condition: fc.oneof(
        { maxDepth: 4 },
        comparison,
        fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }),
        fc.record({ not: tie('condition') }),
      ),
    }))
    fc.assert(
      fc.property(condition, (each) => {
        if (isCondition(each)) expect(validateCondition(each)).toBe(true)
        // A model that no record may have is for the import to refuse.
        else expect(validateCondition(each) && !FORBIDDEN.test(JSON.stringify(each))).toBe(false)
      }),
    )
  })

  it('is no reason to change a form that names it', () => {
    const { report, form } = importDefinition({ $schema: './definition.schema.json', list: [], config: {} })
    expect(report).toEqual([])
    expect(form && exportDefinition(form)['$schema']).toBe('./definition.schema.json')
  })
})
