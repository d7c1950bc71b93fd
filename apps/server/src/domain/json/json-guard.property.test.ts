/** Laws of the guard in front of every JSON body. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_BODY_DEPTH, parseJsonBody } from './json-guard'
import { Refusal } from '../refusal'

const codeOf = (text: string): string => {
  try {
    parseJsonBody(text)
    return 'ok'
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error)
  }
}
const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}${close.repeat(depth)}`

describe('the guard', () => {
  it('reads every storable value as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8, stringUnit: 'grapheme' }), (value) => {
        const text = JSON.stringify(value)
        if (/\\u0000|__proto__/.test(text)) return
        expect(parseJsonBody(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  it('answers any text with a value or a refusal, never with another error', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom('{', '}', '[', ']', '"', '\\', ':', ',', '1') })),
        (text) => {
          expect(['ok', 'request.not-json', 'request.invalid', 'request.too-deep']).toContain(codeOf(text))
        },
      ),
    )
  })

  it('counts brackets outside strings only', () => {
    expect(codeOf(JSON.stringify({ text: `${nested(500, '[', ']')}"\\"[[` }))).toBe('ok')
    expect(codeOf(nested(MAX_BODY_DEPTH, '[', ']'))).toBe('ok')
    expect(codeOf(nested(MAX_BODY_DEPTH + 1, '[', ']'))).toBe('request.too-deep')
    expect(codeOf(nested(500_000, '{"a":', '}'))).toBe('request.too-deep')
  })

  it('refuses keys that reach into JavaScript and text that cannot be stored, at any depth', () => {
    const poison = fc.constantFrom('{"__proto__":1}', '{"constructor":{"prototype":{}}}', '"\\u0000"', '"\\ud800"', '{"a\\u0000":1}')
    fc.assert(
      fc.property(poison, fc.integer({ min: 0, max: 30 }), (inner, depth) => {
        expect(codeOf(`${'[1,{"deep":'.repeat(depth)}${inner}${'}]'.repeat(depth)}`)).toBe('request.invalid')
      }),
    )
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})
