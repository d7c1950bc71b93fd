/** Patterns mean in RE2 what they mean in JavaScript: compared with the engine of the test's own runtime, which only tests may ask. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIMITS } from '../../limits'
import { anyPattern, anyText } from '../../testing/any-pattern'
import { compilePattern } from '../pattern'
import { parsePattern } from '../pattern-engine/parse-pattern'
import { CATEGORIES } from './categories'
import { compileWithRe2 } from './compile-with-re2'

function answer(source: string, text: string): boolean | string {
  const pattern = compilePattern(source)
  return pattern.ok ? pattern.matches(text) : `${pattern.problem} ${pattern.found}`.trim()
}

describe('a pattern that asks what belongs together in Unicode', () => {
  it.each([
    ['^\\p{Han}+\\P{Lu}$', '中文a', true],
    ['^\\p{sc=Han}+$', '中文a', false],
    ['^\\p{Script=Khmer}+$', 'ខ្មែរ', true],
    ['^\\p{gc=Decimal_Number}+$', '1२', true],
    ['^\\p{General_Category=Nd}+$', '1a', false],
    ['^\\p{Letter}+$', 'aß中', true],
    ['^[\\p{Han}·]{2,20}$', '阿卜杜拉·买买提', true],
    ['^[^\\p{L}\\d]$', '-', true],
    ['^[^\\p{L}\\d]$', 'é', false],
    ['/^\\p{Lu}$/i', 'a', true],
    ['^\\p{Emoji_Presentation}$', '😀', true],
    ['/^\\p{L}+$/m', '1\nab', true],
    ['/^\\p{L}+$/m', '1\rab', true],
    ['/^\\p{L}+$/', '1\nab', false],
    ['\\bx\\p{L}', 'x中', true],
    ['\\p{L}\\B中', 'é中', true],
    ['^\\p{L}{2,}$', 'ab', true],
    ['\\p{Klingon}', '', 'property-unknown Klingon'],
    ['\\p{sc=}', '', 'property-unknown sc='],
    ['\\p{^L}', '', 'property-unknown ^L'],
    ['\\p{}', '', 'property-unknown'],
    ['\\p{scx=Han}', '', 'property-unknown scx=Han'],
    ['\\P{Script=Tlh}', '', 'property-unknown Tlh'],
    ['\\p{L}{1001}', '', 'repeats-too-much'],
    [`\\p{L}{${'9'.repeat(400)}}`, '', 'repeats-too-much'],
    [`\\p{L}{1,${'9'.repeat(30)}}`, '', 'repeats-too-much'],
    ['\\p{L}{2,1001}', '', 'repeats-too-much'],
    ['(?:\\p{L}{1000}){1000}', '', 'repeats-too-much'],
    ['/^[a-z]{0,255}$/i', 'x'.repeat(255), true],
    ['\\p{L}{0,400}', '', 'repeats-too-much'],
  ])('%s on %j is %j', (source, text, expected) => {
    expect(answer(source, text)).toBe(expected)
  })

  it('is asked about shorter values the more it repeats, so that no check takes long', () => {
    const longest = (source: string) => {
      const pattern = compilePattern(source)
      return pattern.ok ? pattern.longest : 0
    }
    expect(longest('^[\\p{Han}·]{2,20}$')).toBe(LIMITS.patternInputLength)
    expect(longest('[\\p{L}]{0,240}\\d')).toBeLessThan(2000)
    expect(longest('[\\p{L}]{0,240}\\d')).toBeGreaterThan(1000)
  })
})

describe('the long name of a category', () => {
  /** At least one character of each category. */
  const CHARACTERS = Array.from('Aaǅʰ中\u0301\u0903\u20dd1Ⅷ²_-()«»!+$^© \u2028\u2029\0\u00ad\ud800\ue000\u0378')

  it.each([...CATEGORIES.keys()])('%s means what it means in JavaScript', (name) => {
    const native = CHARACTERS.filter((character) => new RegExp(`^\\p{${name}}$`, 'u').test(character))
    expect(native.length).toBeGreaterThan(0)
    expect(CHARACTERS.filter((character) => answer(`^\\p{${name}}$`, character))).toEqual(native)
  })
})

describe('any pattern', () => {
  it('means in RE2 what it means in JavaScript with the flag u', () => {
    let compared = 0
    // `\P{Lu}` with the flag i, which is nearly everything in JavaScript, is what no case of it is in `Lu` for RE2.
    const pattern = anyPattern(['\\p{L}', '\\p{Lu}', '\\P{L}', '\\p{Script=Han}', '\\p{Decimal_Number}', '\\p{sc=Latin}', '\\b', '\\B'])
    const flags = fc.constantFrom('', 'i', 'm', 's', 'ims')
    fc.assert(
      fc.property(pattern, anyText, flags, (source, text, given) => {
        const native = nativeAnswer(source, `${given}u`, text)
        if (native === null) return
        compared++
        const pattern = compileWithRe2(parsePattern(source, given))
        expect([source, text, given, pattern.ok && pattern.matches(text)]).toEqual([source, text, given, native])
      }),
      { numRuns: 2000 },
    )
    expect(compared).toBeGreaterThan(500)
  })
})

/** Null for what JavaScript refuses. */
function nativeAnswer(source: string, flags: string, text: string): boolean | null {
  try {
    return new RegExp(source, flags).test(text)
  } catch {
    return null
  }
}
