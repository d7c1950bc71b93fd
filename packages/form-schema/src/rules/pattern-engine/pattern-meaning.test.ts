/** Patterns mean what they mean in JavaScript: compared with the engine of the test's own runtime, which only tests may ask. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPattern, anyText } from '../../testing/any-pattern'
import { compilePattern } from '../pattern'

/** What JavaScript takes and we refuse. */
const WITHOUT_COUNTERPART = ['lookahead', 'lookbehind', 'back-reference', 'property-name', 'property-unknown', 'control-letter']

function ours(source: string, text: string): boolean | 'refused' {
  const pattern = compilePattern(source)
  return pattern.ok ? pattern.matches(text) : 'refused'
}

describe('a pattern', () => {
  it.each([
    ['^\\s$', '\u3000', true],
    ['^\\S+$', 'a\u3000b', false],
    ['^[^\\s]+$', '中\u3000文', false],
    ['^[\\s\\S]+$', '中\u3000\n', true],
    ['^\\中$', '中', true],
    ['^\\Aa\\z$', 'Aaz', true],
    ['^\\Qa.b\\E$', 'QaxbE', true],
    ['^\\e\\h$', 'eh', true],
    ['^[\\b]$', '\b', true],
    ['^[[:alpha:]]$', ':]', true],
    ['^[[]$', '[', true],
    ['^[^]$', '\n', true],
    ['^[]$', '', false],
    ['[]', 'a', false],
    ['^\\😀$', '😀', true],
    ['^[\\😀]$', '😀', true],
    ['^\\-\\/\\.$', '-/.', true],
    ['^\\u{1F600}\\uD83D\\uDE00.$', '😀😀😀', true],
    ['^\\p{Han}+\\P{Lu}$', '中文a', true],
    ['^\\p{sc=Han}+$', '中文a', false],
    ['^[\\d-x]+$', '1-x', true],
    ['^a{,2}b{$', 'a{,2}b{', true],
    ['^(?i:a)(?-i:b)$', 'Ab', true],
    ['^(?i:a)b$', 'AB', false],
    ['^\\cI$', '\t', true],
    ['^\\0$', '\0', true],
  ])('%s on %j is %j', (source, text, expected) => {
    expect(ours(source, text)).toBe(expected)
  })

  it.each([
    ['(?<n>a)\\k<n>', 'back-reference'],
    ['(a)\\1', 'back-reference'],
    ['\\k(?<n>a)', 'back-reference'],
    ['\\01', 'back-reference'],
    ['(?=a)', 'lookahead'],
    ['(?!a)', 'lookahead'],
    ['(?<=a)b', 'lookbehind'],
    ['(?<!a)b', 'lookbehind'],
    ['\\p{Klingon}', 'property-unknown'],
    ['\\p{L', 'property-name'],
    ['\\pL', 'property-name'],
    ['\\u{110000}', 'no-character'],
    ['\\c1', 'control-letter'],
    ['(?P<n>a)', 'group-kind'],
    ['(?i)a', 'group-kind'],
    ['(?<1>a)', 'group-name'],
    ['(?<n', 'group-name'],
    ['[b-a]', 'range-order'],
    ['a{2,1}', 'repeat-order'],
    ['^*', 'nothing-to-repeat'],
    ['a{2}{3}', 'nothing-to-repeat'],
    ['a)', 'unopened-group'],
    ['(a', 'unclosed-group'],
    ['[a', 'unclosed-class'],
    ['((a{1000}){1000}){1000}', 'repeats-too-much'],
    ['a{99999999999999999999}', 'repeats-too-much'],
  ])('%s is refused, and it says why', (source, problem) => {
    expect(compilePattern(source)).toMatchObject({ ok: false, problem })
  })

  it('that ends in a backslash is refused, not misread', () => {
    expect(ours('a\\', 'a')).toBe('refused')
  })
})

describe('any pattern', () => {
  const pattern = anyPattern()

  it('gives the result that JavaScript gives', () => {
    let compared = 0
    fc.assert(
      fc.property(pattern, anyText, fc.constantFrom('', 'i', 'm', 's'), (source, text, flags) => {
        const answer = ours(`/${source}/${flags}`, text)
        if (answer === 'refused') return
        compared++
        expect([source, text, flags, answer]).toEqual([source, text, flags, new RegExp(source, flags).test(text)])
      }),
      { numRuns: 3000 },
    )
    expect(compared).toBeGreaterThan(2500)
  })
})

describe('any text taken as a pattern', () => {
  const signs = fc.constantFrom(
    ...Array.from('()[]{}*+?|^$\\.-,012abdkpsuwxcBDSW<>=!:imn_ \n中\r'),
    '(?:',
    '(?i:',
    '(?<a>',
    '[^',
    '{1,2}',
    '\\b',
    '\\x41',
  )
  const text = fc
    .array(fc.constantFrom(...Array.from('ab01dkpsuwxc-_,\n中\r\u2028 \\[]{}()<>A\b')), { maxLength: 8 })
    .map((characters) => characters.join(''))
  const source = fc
    .array(signs, { maxLength: 12 })
    .map((parts) => parts.join(''))
    // `\u{41}` is read as with the flag `u`; two groups of one name, which JavaScript allows here and there, are no concern of ours.
    .filter((joined) => !joined.includes('\\u{') && joined.split('(?<').length < 3)

  it('is refused where JavaScript refuses it, and else means what it means there', () => {
    let compared = 0
    fc.assert(
      fc.property(source, text, fc.constantFrom('', 'i', 'm', 's', 'im'), (pattern, value, flags) => {
        // Where lines and either case are asked for, RE2 reads these as `\n` (`write-re2.ts`).
        const asksRe2ForLines = flags === 'im' || (flags === 'm' && pattern.includes('(?i'))
        fc.pre(!asksRe2ForLines || !/[\r\u2028\u2029]/.test(value))
        const native = nativeAnswer(pattern, flags, value)
        const answer = compilePattern(`/${pattern}/${flags}`)
        if (answer.ok) {
          compared++
          expect([pattern, flags, value, answer.matches(value)]).toEqual([pattern, flags, value, native])
        } else if (native !== 'refused') expect(WITHOUT_COUNTERPART).toContain(answer.problem)
      }),
      { numRuns: 3000 },
    )
    expect(compared).toBeGreaterThan(1000)
  })
})

describe('a pattern that ignores case', () => {
  const letter = fc.constantFrom(...Array.from('aAkK\u212AsSſσςΣßẞİıiIµμéÉ中Ωω\u2126'))
  const part = fc.oneof(
    letter,
    fc.tuple(letter, letter).map(([one, other]) => `[${one}${other}]`),
    fc.tuple(letter, letter).map(([one, other]) => `[^${one}${other}]`),
    fc.constantFrom('[a-z]', '[À-ÿ]', '\\w', '\\d', '\\p{Lu}', '[^a-z]'),
  )

  it('takes letters as equal where JavaScript does with the flags i and u', () => {
    fc.assert(
      fc.property(part, letter, (source, value) => {
        expect([source, value, ours(`/^${source}$/i`, value)]).toEqual([source, value, new RegExp(`^${source}$`, 'iu').test(value)])
      }),
      { numRuns: 2000 },
    )
  })
})

function nativeAnswer(source: string, flags: string, text: string): boolean | 'refused' {
  try {
    return new RegExp(source, flags).test(text)
  } catch {
    return 'refused'
  }
}
