/** Patterns mean what they mean in JavaScript: compared with the engine of the test's own runtime, which only tests may ask. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compilePattern } from './pattern'

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
  ])('%s on %j is %j', (source, text, expected) => {
    expect(ours(source, text)).toBe(expected)
  })

  it.each(['(?<n>a)\\k<n>', '(a)\\1', '(?=a)', '(?!a)', '(?<=a)b', '(?<!a)b'])('%s is refused', (source) => {
    expect(ours(source, 'aa')).toBe('refused')
  })

  it('that ends in a backslash is refused, not misread', () => {
    expect(ours('a\\', 'a')).toBe('refused')
  })
})

describe('any pattern', () => {
  const character = fc.constantFrom('a', 'b', 'A', '1', '_', '-', ' ', '\u3000', '中', '\t', '[', ']', ':', '.')
  const escaped = fc.constantFrom(
    '\\s',
    '\\S',
    '\\d',
    '\\D',
    '\\w',
    '\\W',
    '\\.',
    '\\-',
    '\\[',
    '\\]',
    '\\/',
    '\\u4e2d',
    '\\x41',
    '\\t',
    '\\z',
    '\\A',
    '\\e',
  )
  const literal = fc.constantFrom('a', 'b', 'A', '1', '_', ' ', '\u3000', '中', '-', ':')
  const classItem = fc.oneof(
    escaped,
    literal.filter((item) => item !== '-'),
    fc.constantFrom('a-z', '0-9', '\\u4e00-\\u9fa5', '['),
  )
  const charClass = fc
    .tuple(fc.constantFrom('', '^'), fc.array(classItem, { minLength: 1, maxLength: 4 }))
    .map(([not, items]) => `[${not}${items.join('')}]`)
  const quantifier = fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{1,3}', '*?', '+?')
  const { pattern } = fc.letrec<{ pattern: string; sequence: string; atom: string }>((tie) => ({
    atom: fc.oneof(
      { maxDepth: 3 },
      literal,
      escaped,
      charClass,
      fc.constantFrom('.', '[^]', '[]'),
      tie('pattern').map((inner) => `(?:${inner})`),
      tie('pattern').map((inner) => `(${inner})`),
    ),
    sequence: fc
      .array(
        fc.tuple(tie('atom'), quantifier).map(([atom, times]) => atom + times),
        { maxLength: 4 },
      )
      .map((atoms) => atoms.join('')),
    pattern: fc.oneof(
      { maxDepth: 3 },
      tie('sequence'),
      tie('sequence').map((inner) => `^${inner}$`),
      fc.tuple(tie('sequence'), tie('sequence')).map(([left, right]) => `${left}|${right}`),
    ),
  }))

  it('gives the verdict that JavaScript gives', () => {
    let compared = 0
    fc.assert(
      fc.property(pattern, fc.array(character, { maxLength: 6 }), fc.constantFrom('', 'i', 'm', 's'), (source, characters, flags) => {
        const text = characters.join('')
        const verdict = ours(`/${source}/${flags}`, text)
        if (verdict === 'refused') return
        compared++
        expect([source, text, flags, verdict]).toEqual([source, text, flags, new RegExp(source, flags).test(text)])
      }),
      { numRuns: 3000 },
    )
    expect(compared).toBeGreaterThan(2500)
  })
})
