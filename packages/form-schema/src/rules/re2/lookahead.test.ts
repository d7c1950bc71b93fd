/** Rules of passwords: lookaheads at the start mean what they mean in JavaScript, whose engine only tests may ask. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validateValues } from '../validate-values'
import { compilePattern } from '../pattern'
import { formOf, widget } from '../../testing/builders'
import { patternLiteral } from '../../export/safe-pattern'

const matches = (source: string, text: string) => {
  const pattern = compilePattern(source)
  return pattern.ok ? pattern.matches(text) : pattern.problem
}

describe('lookaheads at the start of the text', () => {
  it.each([
    '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d).{8,16}$',
    '^(?![0-9]+$)(?![a-zA-Z]+$)[0-9A-Za-z]{6,16}$',
    '^(?=.*[!@#$%^&*])(?!.*\\s)\\S+$',
    '^(?!\\s*$).+',
    '^(?=(?:.*\\d){2}).*$',
    '^(?=a|b)(?!ab)',
    '^(?=abc)',
  ])('%s means what it means in JavaScript', (source) => {
    for (const text of [
      '',
      ' ',
      'a',
      'ab',
      'abc',
      'Abcdefg1',
      'abcdefg1',
      '12345678',
      'Abc def1',
      'A1!aaaaa',
      'x'.repeat(20),
      '1a2',
      'cab',
      'b\nA1aaaaaa',
    ])
      expect([text, matches(source, text)]).toEqual([text, new RegExp(source, 'u').test(text)])
  })

  it('mean the same for any of them and any text', () => {
    const piece = fc.constantFrom('a', '[ab]', '.*b', '\\d', 'a*$', '.{2,}', '(?:a|1)+', '$', '.*\\d')
    const look = fc.tuple(fc.constantFrom('=', '!'), piece).map(([sign, inner]) => `(?${sign}${inner})`)
    const source = fc.tuple(fc.array(look, { minLength: 1, maxLength: 3 }), piece).map(([looks, rest]) => `^${looks.join('')}${rest}`)
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '1', ' '), maxLength: 6 })
    fc.assert(fc.property(source, text, (pattern, value) => matches(pattern, value) === new RegExp(pattern, 'u').test(value)))
  })

  it('are asked of what a person enters', () => {
    const form = formOf(widget('input', { model: 'password', options: { pattern: '/^(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]{8,}$/' } }))
    expect(validateValues(form, { password: 'Secret12' }).ok).toBe(true)
    for (const password of ['secret12', 'Secretxx', 'Secret1', 'Secret 12'])
      expect(validateValues(form, { password })).toMatchObject({ ok: false, issues: [{ code: 'pattern' }] })
  })

  it('are asked in linear time together', () => {
    const source = '^(?=(?:a+)+b)(?!(?:a*)*c)(?:a|a)*$'
    expect(matches(source, `${'a'.repeat(9000)}!`)).toBe(false)
  })

  it('are not written into a literal, where an engine could go back', () => {
    expect(patternLiteral('^(?=.*a).{2}$')).toBeNull()
  })
})

describe('a lookahead anywhere else', () => {
  it.each(['(?=a)b', 'a(?=b)', '^a(?!b)', '^(?:(?=a)b)', '^(?=a)|b', '(?:^)(?=a)a', '/^(?=a)a/m', '^(?=(?!a)b)b', '^(?=a)*b'])(
    'is refused: %s',
    (source) => {
      expect(matches(source, 'ab')).toBe('lookahead')
    },
  )
})
