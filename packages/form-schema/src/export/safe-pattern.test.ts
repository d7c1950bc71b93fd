/** The literal means what the pattern means, and only patterns that cannot be made slow have one. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compilePattern } from '../rules/pattern'
import { patternLiteral } from './safe-pattern'

const WRITTEN: readonly (readonly [source: string, literal: string])[] = [
  ['^1[3456789]\\d{9}$', '/^1[3456789]\\d{9}$/u'],
  ['/^[\\u4e00-\\u9fa5]{2,10}$/g', '/^[\\u4e00-\\u9fa5]{2,10}$/u'],
  ['^[\\w-.]+$', '/^[\\w\\-\\.]+$/u'],
  ['^\\d{4}-\\d{2}$', '/^\\d{4}-\\d{2}$/u'],
  ['a|b/c', '/a|b\\/c/u'],
  ['(ab){1,3}', '/(?:ab){1,3}/u'],
  ['^(?:19|20)\\d\\d', '/^(?:19|20)\\d\\d/u'],
  ['[^<>"]', '/[^<>"]/u'],
  ['^#[0-9a-fA-F]{6}$', '/^#[0-9a-fA-F]{6}$/u'],
  ['^.{0,20}$', '/^.{0,20}$/u'],
  ['^\\_\\@x{,2}', '/^_@x\\{,2\\}/u'],
]

describe('patternLiteral', () => {
  it.each(WRITTEN)('writes %s as %s, with the same meaning', (source, literal) => {
    expect(patternLiteral(source)).toBe(literal)
    const native = new RegExp(literal.slice(1, -2), 'u')
    const pattern = compilePattern(source)
    const characters = Array.from('0139abcxyzABF-_.@#/<>"{},中文\n ').map((character) => fc.constant(character))
    const words = ['13912345678', '2026-11', '19', '2099', 'ab', 'ababab', '中文', '#a0B1c2', '_@x{,2}', 'b/c']
    fc.assert(
      fc.property(
        fc.oneof(
          fc.constantFrom(...words),
          fc.array(fc.oneof(...characters), { maxLength: 14 }).map((list) => list.join('')),
        ),
        (text) => {
          expect([text, pattern.ok && pattern.matches(text)]).toEqual([text, native.test(text)])
        },
      ),
      { numRuns: 300 },
    )
  })

  it.each([
    '(a+)+$',
    '^(a|a)*$',
    '(.*)*x',
    '^(?:a?){40}$',
    '^\\w+@\\w+$',
    '\\d+x',
    '^a*|b*$',
    '(?=a)',
    '(a)\\1',
    '/^abc$/i',
    '/^a.b$/s',
    '\\p{Han}',
    '[]',
    '',
    'a\u2028b',
    '\ud800',
    '(?<name>a)',
    '[\\b]',
    '\\x41',
  ])('has no literal for %s', (source) => {
    expect(patternLiteral(source)).toBeNull()
  })

  it('never writes what a line or a comment would end in', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('ab/*\\\n[](){}|^$.+?-\u2028\'"`')), maxLength: 12 }), (source) => {
        const literal = patternLiteral(source)
        if (literal === null) return
        expect(() => new RegExp(literal.slice(1, -2), 'u')).not.toThrow()
        expect(literal.slice(1, -2)).not.toMatch(/(?<!\\)(?:\\\\)*\/|[\n\u2028]/)
      }),
      { numRuns: 3000 },
    )
  })
})
