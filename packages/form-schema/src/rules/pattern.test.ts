import { describe, expect, it } from 'vitest'
import { LIMITS } from '../limits'
import { compilePattern, splitPattern } from './pattern'

function matches(source: string, text: string): boolean {
  const pattern = compilePattern(source)
  if (!pattern.ok) throw new Error(pattern.problem)
  return pattern.matches(text)
}

describe('compilePattern', () => {
  it.each([
    ['^a+$', 'aaa', true],
    ['^a+$', 'aab', false],
    ['b', 'abc', true],
    ['/^ABC$/i', 'abc', true],
    ['/^ABC$/', 'abc', false],
    ['/^b$/m', 'a\nb', true],
    ['/a.b/s', 'a\nb', true],
    ['/a/g', 'xa', true],
    ['/^1[3456789]\\d{9}$/', '13800138000', true],
    ['^[\\u4e00-\\u9fa5]+$', '中文', true],
    ['^[\\u4e00-\\u9fa5]+$', 'abc', false],
    ['a/b', 'a/b', true],
    ['/a/b', '/a/b', true],
    ['\\/', '/', true],
    ['^(?<year>\\d{4})$', '2024', true],
    ['', 'anything', true],
    ['\\Bb', 'ab', true],
    ['\\Bb', 'b', false],
    ['a\\B', 'a b', false],
    ['a\\B', 'ab', true],
    ['^\\u{10FFFF}$', '\u{10FFFF}', true],
    ['^\\u{0}$', '\0', true],
    ['^\\ud83d\\ude00$', '😀', true],
    ['^\\ud83d\\ude00$', '😁', false],
    ['^\\ud800\\udc00$', '\u{10000}', true],
    ['^\\udbff\\udfff$', '\u{10FFFF}', true],
    ['^\\u0041\\u0042$', 'AB', true],
    ['^\\cJ$', '\n', true],
    ['^\\ud83dx$', '\ud83dx', true],
    ['^\\ud83d\\u0041$', '\ud83dA', true],
    ['^\\udc00\\udc01$', '\udc00\udc01', true],
    ['^\\ud800\\ue000$', '\ud800\ue000', true],
    ['^\\x4$', 'x4', true],
    ['^\\u12$', 'u12', true],
    ['^\\u{}$', 'u{}', true],
    ['/', '/', true],
    ['a/i', 'a/i', true],
  ])('%s on %j is %j', (source, text, expected) => {
    expect(matches(source, text)).toBe(expected)
  })

  it('is asked about shorter values the more it repeats, so that no check takes long', () => {
    const longest = (source: string) => {
      const pattern = compilePattern(source)
      return pattern.ok ? pattern.longest : 0
    }
    expect(longest('^1[3456789]\\d{9}$')).toBe(LIMITS.patternInputLength)
    expect(longest('.{0,1000}x')).toBeGreaterThan(1000)
    expect(longest('.{0,1000}x')).toBeLessThan(LIMITS.patternInputLength / 4)
  })

  it.each([
    ['(?=a)b', 'lookahead'],
    ['(?<!a)b', 'lookbehind'],
    ['(a)\\1', 'back-reference'],
    ['[', 'unclosed-class'],
    ['(', 'unclosed-group'],
    ['a**', 'nothing-to-repeat'],
    ['(?P<', 'group-kind'],
  ])('refuses %s with the reason', (source, problem) => {
    expect(compilePattern(source)).toEqual({ ok: false, problem, found: '' })
  })

  it('refuses a source past the limit', () => {
    expect(compilePattern('a'.repeat(LIMITS.patternLength + 1))).toEqual({ ok: false, problem: 'too-long', found: '' })
    expect(compilePattern('a'.repeat(LIMITS.patternLength)).ok).toBe(true)
  })

  it('remembers patterns without growing for ever', () => {
    const first = compilePattern('^remembered$')
    expect(compilePattern('^remembered$')).toBe(first)
    for (let count = 0; count < 300; count++) compilePattern(`^${count}$`)
    expect(compilePattern('^remembered$')).not.toBe(first)
  })
})

describe('splitPattern', () => {
  it.each([
    ['/a/i', 'a', 'i'],
    [' /a/ ', 'a', ''],
    ['a', 'a', ''],
    ['/a', '/a', ''],
    ['/', '/', ''],
    ['a/i', 'a/i', ''],
    ['/a/notflags', '/a/notflags', ''],
    ['//', '', ''],
  ])('%j is %j with flags %j', (text, body, flags) => {
    expect(splitPattern(text)).toEqual({ body, flags })
  })
})
