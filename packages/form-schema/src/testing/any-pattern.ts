/** Patterns that JavaScript takes, and texts they may match. */
import fc from 'fast-check'

const character = fc.constantFrom('a', 'b', 'A', '1', '_', '-', ' ', '\u3000', '中', '\t', '[', ']', ':', '.')

/** Up to six characters of those that {@link anyPattern} uses. */
export const anyText = fc.array(character, { maxLength: 6 }).map((characters) => characters.join(''))

const ESCAPED = [
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
]

/** Classes, groups, choices and repetition around a few characters. `more`: further escapes, in classes and out of them. */
export function anyPattern(more: readonly string[] = []): fc.Arbitrary<string> {
  const escaped = fc.constantFrom(...ESCAPED, ...more)
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
  return fc.letrec<{ pattern: string; sequence: string; atom: string }>((tie) => ({
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
  })).pattern
}
