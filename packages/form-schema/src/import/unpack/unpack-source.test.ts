/** Definitions as other systems store and send them. */
import { describe, expect, it } from 'vitest'
import { toTypeScript } from '../../export/to-typescript'
import { toZod } from '../../export/to-zod'
import { codesOf, imported } from '../../testing/import-one'

const definition = { list: [{ type: 'input', key: 'a', model: 'a', name: 'A', options: { required: true } }], config: {} }
const { form } = imported(definition)

describe('a definition', () => {
  it.each<[string, unknown]>([
    ['under data, as an answer holds it', { code: 200, data: definition }],
    ['under data as a text', { data: JSON.stringify(definition) }],
    ['under form_structure, as a record holds it', { id: 3, name: 'Leave', form_structure: definition }],
    ['under form_structure as a text', { form_structure: JSON.stringify(definition) }],
    ['in a record inside an answer', { code: 200, msg: 'ok', data: { id: 3, form_structure: JSON.stringify(definition) } }],
    ['in what an import answered, handed on whole', imported(definition)],
    ['as a text in JSON', JSON.stringify(JSON.stringify(definition))],
  ])('is found %s, which is reported', (_where, source) => {
    for (const input of typeof source === 'string' ? [source] : [source, JSON.stringify(source)]) {
      expect(imported(input).form).toEqual(form)
      expect(imported(input).report[0]).toMatchObject({ code: 'form.unwrapped', severity: 'info' })
    }
  })

  it('may begin with the mark that some editors put in front of a file', () => {
    expect(imported(`\uFEFF${JSON.stringify(definition)}`).form).toEqual(form)
  })

  it.each([{ data: 'no json' }, { data: [] }, { form_structure: { rows: [] } }, '"text"', JSON.stringify('"text"')])(
    'is not made out of %j',
    (source) => {
      expect(codesOf(source)).toEqual(['form.not-a-form'])
    },
  )

  it('that a person wrote without rules has nothing to warn of', () => {
    expect(imported(definition).report).toEqual([])
    const stored = { ...definition, list: [{ ...definition.list[0], rules: [] }] }
    expect(imported(stored).report.map(({ code }) => code)).toEqual(['rules.required-restored'])
  })
})

it.each(['class', 'any', 'string', 'await', '1a', 'a b', ''])('no type can be called %j', (name) => {
  expect(() => toTypeScript(form, { name })).toThrow(RangeError)
  expect(() => toZod(form, { name })).toThrow(RangeError)
})
