/** Time, counted in steps instead of seconds: no pattern and no text make the engine go back. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePattern } from './parse-pattern'
import { compileProgram, PROGRAM_SIZE, search } from './search'

function stepsFor(source: string, text: string): { readonly size: number; readonly steps: number } {
  const program = compileProgram(parsePattern(source, ''))
  return { size: program.length, steps: search(program, text).steps }
}

describe('the steps of a search', () => {
  it.each(['^(a+)+$', '(a|a)*$', '(.*)*x', '(a*)*b', '^(([a-z])+.)+[A-Z]([a-z])+$', '(a{0,30}){0,30}b', '(a|aa)+$', '(?:a?){50}a{50}b'])(
    'for %s grow with the text, not faster',
    (source) => {
      const short = stepsFor(source, `${'a'.repeat(1000)}!`)
      const long = stepsFor(source, `${'a'.repeat(4000)}!`)
      expect(long.steps / short.steps).toBeLessThan(4.5)
    },
  )

  it('stay below three times the size of the program for each character, whatever the pattern', () => {
    const atom = fc.constantFrom('a', 'b', '.', '[ab]', '\\w', '(?:a|b)', '(?:a*)', '(?:a|ab|)', '^', '$', '\\b')
    const times = fc.constantFrom('', '*', '+', '?', '{0,3}', '{2}', '{2,}')
    const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
      pattern: fc
        .array(
          fc.tuple(
            fc.oneof(
              { maxDepth: 2 },
              atom,
              tie('pattern').map((inner) => `(?:${inner})`),
            ),
            times,
          ),
          { minLength: 1, maxLength: 3 },
        )
        .map((parts) => parts.map(([one, many]) => (/^(?:[$^]|\\b)$/.test(one) ? one : one + many)).join('')),
    }))
    fc.assert(
      fc.property(pattern, fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 200 }), (source, text) => {
        const { size, steps } = stepsFor(source, text)
        expect(steps).toBeLessThanOrEqual(3 * size * (text.length + 1))
      }),
      { numRuns: 500 },
    )
  })

  it('are bounded, because a program has a greatest size', () => {
    expect(() => stepsFor(`(?:.?){${PROGRAM_SIZE}}`, '')).toThrow('repeats-too-much')
    expect(stepsFor('.{0,1000}x', '').size).toBeLessThan(PROGRAM_SIZE)
    // Copies of nothing cost nothing.
    expect(stepsFor('(?:(?:(?:){9999}){9999}){9999}', '').size).toBeLessThan(5)
  })
})
