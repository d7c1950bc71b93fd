/** The place where a body stops being JSON, for people who wrote it by hand. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonErrorPlace } from './json-error-place'

/** What the engine says; empty for JSON. */
const messageOf = (text: string): string => {
  try {
    JSON.parse(text)
    return ''
  } catch (error) {
    return String(error)
  }
}

/** Whether it is JSON, or only ends too early. */
const isPrefix = (text: string): boolean => {
  const message = messageOf(text)
  return message === '' || /end of JSON|Unterminated/.test(message) || Number(/position (\d+)/.exec(message)?.[1]) === text.length
}

describe('the place where a text stops being JSON', () => {
  it.each([
    ['{"name": oops}', 1, 10],
    ['{\n  "name": oops\n}', 2, 11],
    ['{\r\n  "a": 1,\r\n}', 3, 1],
    ['[1 2]', 1, 4],
    ['[1, 02]', 1, 6],
    ['[1,]', 1, 4],
    ['{"a":tru}', 1, 6],
    ['{"a" 1}', 1, 6],
    ["{'a': 1}", 1, 2],
    ['["a\nb"]', 1, 2],
    ['["a\\x"]', 1, 2],
    ['["请假单", 是]', 1, 9],
    ['{"a": [1, {"b": 2}', 1, 19],
    ['["open', 1, 2],
    ['{} {}', 1, 4],
    ['\uFEFF{}', 1, 1],
    [' ', 1, 2],
  ])('of %j is line %i, column %i', (text, line, column) => {
    expect(messageOf(text)).not.toBe('')
    expect(jsonErrorPlace(text)).toEqual({ line, column })
  })

  it('has nothing wrong before it, whatever was put into a text or cut off', () => {
    const piece = fc.constantFrom('', '}', ']', '"', ',', ':', 'x', '01', '\\', '\n', '{', '-', '.', '\t')
    const broken = fc
      .tuple(fc.jsonValue({ maxDepth: 4 }), fc.nat(), piece)
      .map(([value, place, put]) => {
        const text = JSON.stringify(value, null, 1)
        const at = place % (text.length + 1)
        return put === '' ? text.slice(0, at) : text.slice(0, at) + put + text.slice(at)
      })
      .filter((text) => messageOf(text) !== '')
    fc.assert(
      fc.property(broken, (text) => {
        const { line, column } = jsonErrorPlace(text)
        const lines = text.split('\n')
        const before = [...lines.slice(0, line - 1), lines[line - 1]?.slice(0, column - 1)].join('\n')
        expect(text.startsWith(before)).toBe(true)
        // The text before the place is the beginning of valid JSON.
        expect(isPrefix(before), messageOf(before)).toBe(true)
      }),
    )
  })

  it('is found in a string of a megabyte', () => {
    expect(jsonErrorPlace(`["${'\\n'.repeat(500_000)}" x]`)).toEqual({ line: 1, column: 1_000_005 })
  })
})
