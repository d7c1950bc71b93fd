/** Where a text stops being JSON, whatever the browser says of it. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { syntaxErrorIn } from './syntax-error'

const TEXT = JSON.stringify(
  { list: [{ type: 'input', options: { a: null, b: [1, 2.5, -3e4], c: 'x\\"\n\u2028', d: true } }], config: {} },
  null,
  2,
)

it.each([
  ['{\n  "a": \n}', 3, '}'],
  ['{\n  "a": 1\n  "b": 2\n}', 3, '"b"'],
  ['{"a": 1,}', 1, '}'],
  ["{\n'a': 1}", 2, "'a'"],
  ['[1, 2', 1, ''],
  ['{"a":\n\n', 3, ''],
  ['', 1, ''],
  ['{"a": "inp', 1, ''],
  ['{"a": "in\\"p\\', 1, ''],
  ['{"a": [1], "inp', 1, ''],
  ['{"a": fal', 1, ''],
  ['[12, -', 1, ''],
  ['[12, 1.', 1, ''],
  ['{"a": "inp\n}', 1, '"inp'],
  ['[-2.5e', 1, ''],
  ['{"a": tru }', 1, 'tru'],
  ['{} true', 1, 'true'],
  ['{} 12', 1, '12'],
  ['{} trailing', 1, 'trailing'],
  [`{"a": ${'x'.repeat(40)}}`, 1, `${'x'.repeat(20)}…`],
])('of %j is in line %i, at %j', (text, line, found) => {
  const error = syntaxErrorIn(text)
  expect(error?.found).toBe(found)
  expect(text.slice(0, error?.range.from).split('\n')).toHaveLength(line)
})

it('is found in exactly the texts that cannot be parsed, at a place in them, and never after the place that the engine names', () => {
  const change = fc.tuple(
    fc.nat(TEXT.length),
    fc.nat(2),
    fc.constantFrom('', 'x', '"', ',', '{', '}', '[', ']', '1', '\n', '\\', ':', '-', '.', '//', 'null', '\u0001'),
  )
  fc.assert(
    fc.property(change, fc.boolean(), ([at, taken, put], isCut) => {
      const text = isCut ? TEXT.slice(0, at) : TEXT.slice(0, at) + put + TEXT.slice(at + taken)
      const error = syntaxErrorIn(text)
      let refusal: unknown = null
      try {
        JSON.parse(text)
      } catch (thrown) {
        refusal = thrown
      }
      expect(error === null).toBe(refusal === null)
      if (error === null) return
      expect(error.range.from).toBeLessThanOrEqual(error.range.to)
      expect(error.range.to).toBeLessThanOrEqual(text.length)
      const named = /position (\d+)/.exec(String(refusal))?.[1]
      if (named !== undefined) expect(error.range.from).toBeLessThanOrEqual(Number(named))
    }),
    { numRuns: 400 },
  )
})
