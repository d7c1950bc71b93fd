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
