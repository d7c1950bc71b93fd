import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pathRange } from './path-range'

const text = JSON.stringify({ list: [{ type: 'input' }, { type: 'grid', options: { gutter: null } }], config: {} }, null, 2)
const at = (...path: readonly (string | number)[]) => {
  const range = pathRange(text, path)
  return range === null ? null : text.slice(range.from, range.to)
}

describe('the place of a path in a text', () => {
  it.each([
    [['list'], '"list"'],
    [['list', 1, 'options', 'gutter'], '"gutter"'],
    [['list', 0], '{'],
    [[], '{'],
  ])('is its name, or where its value begins: %j', (path, found) => {
    expect(at(...path)).toBe(found)
  })

  it('is as far as the path goes, where a part is missing', () => {
    expect(at('list', 1, 'options', 'absent', 3)).toBe('"options"')
    expect(at('list', 7)).toBe('"list"')
  })

  it('is that of the item that was meant', () => {
    const range = pathRange(text, ['list', 1, 'type'])
    expect(text.slice(0, range?.from).split('"type"')).toHaveLength(2)
  })

  it('is known in a text that is not finished, and is nowhere in none', () => {
    expect(pathRange('{"a": [1, ', ['a', 0])).toEqual({ from: 7, to: 8 })
    expect(pathRange('', ['a'])).toBeNull()
  })
})

describe('any place of any text', () => {
  type Path = readonly (string | number)[]

  /** Every path into a value. */
  function pathsIn(value: unknown, around: Path = []): readonly Path[] {
    if (typeof value !== 'object' || value === null) return [around]
    const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
    return [around, ...inner.flatMap(([part, each]) => pathsIn(each, [...around, part]))]
  }

  function withMark(value: unknown, [part, ...rest]: Path): unknown {
    if (part === undefined) return '@@'
    if (Array.isArray(value)) return value.map((each, at) => (at === part ? withMark(each, rest) : each))
    return Object.fromEntries(Object.entries(Object(value)).map(([name, each]) => [name, name === part ? withMark(each, rest) : each]))
  }

  const placed = fc
    .jsonValue({ maxDepth: 3 })
    .filter((value) => typeof value === 'object' && value !== null && !JSON.stringify(value).includes('@@'))
    .map((value): unknown => JSON.parse(JSON.stringify(value)))
    .filter((value) => pathsIn(value).length > 1)
    .chain((value) =>
      fc.constantFrom(...pathsIn(value).slice(1)).map((path) => ({ path, text: JSON.stringify(withMark(value, path), null, 2) })),
    )

  it('is its own name, before its own value, or the value itself where it has no name', () => {
    fc.assert(
      fc.property(placed, ({ path, text: marked }) => {
        const range = pathRange(marked, path)
        const last = path.at(-1)
        const mark = marked.indexOf('"@@"')
        if (typeof last === 'number') expect(range).toEqual({ from: mark, to: mark + 4 })
        else {
          expect(JSON.parse(marked.slice(range?.from, range?.to))).toBe(last)
          expect(range?.to).toBe(mark - 2)
        }
      }),
    )
  })

  it('is found where its name is written with escapes, and is the last of two of one name, which is the one that is read', () => {
    const odd = String.raw`{"\u006cist": [{"a": 1}], "list": [{"b": 2}]}`
    const range = pathRange(odd, ['list', 0, 'b'])
    expect(odd.slice(range?.from, range?.to)).toBe('"b"')
    const escaped = String.raw`{"\u006cist": 3}`
    expect(pathRange(escaped, ['list'])).toEqual({ from: 1, to: 12 })
    expect(JSON.parse(escaped)).toEqual({ list: 3 })
  })
})
