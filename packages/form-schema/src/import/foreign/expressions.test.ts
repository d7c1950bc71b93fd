/** The small readings that all formats share: words of formatted text, expressions, and what a condition makes of them. */
import { describe, expect, it } from 'vitest'
import { imported, fieldOf, outline } from '../../testing/import-one'
import { usualTime } from '../../testing/usual-time'
import { parseExpression } from './parse-expression'
import { isFormatted, plainText } from './plain-text'

describe('plainText', () => {
  it.each([
    ['<p>Read <b>this</b></p><p>a &lt; b</p>', 'Read this\na < b'],
    ['a < b > c', 'a < b > c'],
    ['a<br/>b<BR>c', 'a\nb\nc'],
    ['<script>alert(1)</script>x<style>y</STYLE>z', 'xz'],
    ['<script>a</script', ''],
    ['<script>never closed', ''],
    ['<script>a</b></script>c', 'c'],
    ['<!-- no -->yes', 'yes'],
    ['x <a href="never closed', 'x'],
    ['&#39;&#x41;&#0;&#xFFFFFFF;&nbsp;&amp;lt; &unknown; &; & &#x;', "'A&#0;&#xFFFFFFF; &lt; &unknown; &; & &#x;"],
    ['&amp', '&amp'],
    ['  many\t spaces\n\n\nand lines ', 'many spaces\nand lines'],
    ['</p>', ''],
    ['<3', '<3'],
    ['', ''],
  ])('%j reads %j', (html, words) => {
    expect(plainText(html)).toBe(words)
  })

  it('knows formatted text from a lone bracket', () => {
    expect(['a < b', '<3', 'x<y>z', '</p>'].map(isFormatted)).toEqual([false, false, true, true])
  })

  it.each(['<', '<a', '</x', '<script></a', '&', '&#', '<!--'])('takes time in proportion to its length for many %j', (piece) => {
    const text = piece.repeat(1_000_000 / piece.length)
    expect(usualTime(() => plainText(text), 2000)).toBeLessThan(2000)
  })
})

describe('parseExpression', () => {
  const name = (text: string) => ({ kind: 'name', name: text })
  const value = (found: unknown) => ({ kind: 'value', value: found })

  it.each([
    ["{a} = 'it\\'s'", { kind: 'compare', relation: 'equals', left: name('a'), right: value("it's") }],
    ['{a b} notequal -1.5', { kind: 'compare', relation: 'notEquals', left: name('a b'), right: value(-1.5) }],
    ['not not {a} empty', { kind: 'not', part: { kind: 'not', part: { kind: 'empty', part: name('a'), isEmpty: true } } }],
    ['{a} anyof []', { kind: 'compare', relation: 'anyOf', left: name('a'), right: value([]) }],
    ['a in ("x", 2)', { kind: 'compare', relation: 'anyOf', left: name('a'), right: value(['x', 2]) }],
    ['f()', { kind: 'call', name: 'f', parts: [] }],
    ['f(a, not(b))', { kind: 'call', name: 'f', parts: [name('a'), { kind: 'not', part: name('b') }] }],
    ['true', value(true)],
    ['a and b or c', { kind: 'group', word: 'any', parts: [{ kind: 'group', word: 'all', parts: [name('a'), name('b')] }, name('c')] }],
  ])('%s', (text, expression) => {
    expect(parseExpression(text)).toEqual(expression)
  })

  it.each([
    '',
    '{a',
    "'a",
    '1.2.3',
    '@',
    'a b',
    '(a',
    'a)',
    '[a]',
    '[1',
    '[1 2]',
    '[[1]]',
    'f(',
    'f(a b)',
    'f(=)',
    '- a',
    '= a',
    'a and',
    'not',
    'list contains',
    '("a", b)',
    '("a" b)',
    '!'.repeat(40),
    '['.repeat(9),
  ])('%j is no expression', (text) => {
    expect(parseExpression(text)).toBe(null)
  })
})

describe('a condition of an expression', () => {
  const when = (visibleIf: string) => {
    const choices = ['x', 'y']
    const elements = [
      { type: 'checkbox', name: 'many', choices },
      { type: 'radiogroup', name: 'one', choices },
      { type: 'text', name: 'text' },
      { type: 'boolean', name: 'yes' },
      { type: 'text', inputType: 'number', name: 'n' },
      { type: 'text', name: 'q', visibleIf },
    ]
    const { displayVerify, formwork } = fieldOf(imported({ elements }).form, 'q').options
    return displayVerify.list.length > 0 ? displayVerify : (formwork.showWhen ?? null)
  }

  it.each([
    ["{many} = ['x']", { type: 'and', list: [{ model: 'many', value: 'x' }] }],
    ["{many} = 'x'", { model: 'many', is: 'contains', value: 'x' }],
    [
      "{many} allof ['x', 'y']",
      {
        all: [
          { model: 'many', is: 'contains', value: 'x' },
          { model: 'many', is: 'contains', value: 'y' },
        ],
      },
    ],
    [
      "{many} contains ['x', 'y']",
      {
        all: [
          { model: 'many', is: 'contains', value: 'x' },
          { model: 'many', is: 'contains', value: 'y' },
        ],
      },
    ],
    ["{many} noneof ['x']", { not: { model: 'many', is: 'contains', value: 'x' } }],
    [
      "{one} anyof ['x', 'y']",
      {
        type: 'or',
        list: [
          { model: 'one', value: 'x' },
          { model: 'one', value: 'y' },
        ],
      },
    ],
    ["{text} notcontains 'a'", { not: { model: 'text', is: 'contains', value: 'a' } }],
    [
      '!({n} > 1 and {n} < 5)',
      {
        not: {
          all: [
            { model: 'n', is: 'greater', value: 1 },
            { model: 'n', is: 'less', value: 5 },
          ],
        },
      },
    ],
    ['!!{yes}', { type: 'and', list: [{ model: 'yes', value: 'true' }] }],
    ['!!({n} > 1)', { model: 'n', is: 'greater', value: 1 }],
    [
      "{yes} = 'true' and {one} = 'x'",
      {
        type: 'and',
        list: [
          { model: 'yes', value: 'true' },
          { model: 'one', value: 'x' },
        ],
      },
    ],
    ['{text} = null', { model: 'text', is: 'empty' }],
    ['5 <= {n}', { model: 'n', is: 'atLeast', value: 5 }],
    ['5 >= {n}', { model: 'n', is: 'atMost', value: 5 }],
    [
      '({n} > 1 or {n} < 0) or {yes}',
      {
        any: [
          { model: 'n', is: 'greater', value: 1 },
          { model: 'n', is: 'less', value: 0 },
          { model: 'yes', is: 'equals', value: true },
        ],
      },
    ],
  ])('%s', (text, condition) => {
    expect(when(text)).toEqual(condition)
  })

  it.each([
    "'x' contains {text}",
    '{n} > null',
    '(1 = 2) empty',
    '{text} = {one}',
    'f(1)',
    'contains({text}, {one})',
    'is defined({text}, 1)',
    '{many} anyof [true, null]',
    "!({nobody} = 'x')",
    "{nobody} noneof ['x']",
    "{nobody} notcontains 'x'",
  ])('%s says more than a condition can', (text) => {
    expect(when(text)).toBe(null)
  })
})

it('a grid shows its columns as wide as they share', () => {
  const elements = Array.from({ length: 30 }, (_, index) => ({ type: 'text', name: `f${index}`, startWithNewLine: index === 0 }))
  const { form } = imported({ elements })
  expect(outline(form)[0]).toBe('grid of 30')
  expect(form.list[0]).toMatchObject({ columns: expect.arrayContaining([{ span: 1, list: expect.anything(), extras: {} }]) })
})
