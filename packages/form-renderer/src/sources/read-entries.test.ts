import { LIMITS } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { readChoices, readTree } from './read-entries'

const keys = { value: 'id', label: 'name', children: 'below' }

describe('entries of a source', () => {
  it('are mapped by the keys of the definition; what has no plain value is left out', () => {
    expect(
      readChoices(
        [{ id: 7, name: 'Ann' }, 'plain', 3, null, undefined, [], () => 1, { name: 'no id' }, { id: {} }, { id: Number.NaN }],
        keys,
      ),
    ).toEqual([{ value: 7, label: 'Ann' }, { value: 'plain' }, { value: 3 }])
  })

  it('show the value where the label is an object or missing (D8)', () => {
    expect(
      readChoices(
        [
          { id: 1, name: { zh: '甲' } },
          { id: 2, name: '' },
          { id: 3, name: false },
        ],
        keys,
      ),
    ).toEqual([{ value: 1 }, { value: 2 }, { value: 3, label: 'false' }])
  })

  it('keep the first of two with the same value (D8)', () => {
    expect(
      readChoices(
        [
          { id: '1', name: 'one' },
          { id: 1, name: 'again' },
        ],
        keys,
      ),
    ).toEqual([{ value: '1', label: 'one' }])
  })

  it('are bounded (D8)', () => {
    const many = Array.from({ length: 100_000 }, (_, id) => ({ id }))
    expect(readChoices(many, keys)).toHaveLength(LIMITS.choices)
  })

  it('never reach a prototype (C6)', () => {
    const hostile = [JSON.parse('{"__proto__":{"x":1},"id":1}'), Object.create({ id: 9 })]
    expect(readChoices(hostile, { value: '__proto__', label: 'constructor' })).toEqual([])
    expect(readChoices(hostile, keys)).toEqual([{ value: 1 }])
    expect(readChoices([{ id: 1 }], { value: 'id', label: 'toString' })).toEqual([{ value: 1 }])
  })
})

describe('a tree of entries', () => {
  it('keeps its levels, without empty ones', () => {
    expect(
      readTree(
        [
          { id: 'a', name: 'A', below: [{ id: 'b' }] },
          { id: 'c', below: [] },
          { id: 'd', below: null },
        ],
        keys,
      ),
    ).toEqual([{ value: 'a', label: 'A', children: [{ value: 'b' }] }, { value: 'c' }, { value: 'd' }])
  })

  it('knows which children have to be fetched', () => {
    expect(
      readTree(
        [
          { id: 1, hasChildren: true },
          { id: 2, leaf: false },
          { id: 3, isLeaf: false },
          { id: 4, leaf: true },
        ],
        keys,
      ),
    ).toEqual([{ value: 1, isOpenEnded: true }, { value: 2, isOpenEnded: true }, { value: 3, isOpenEnded: true }, { value: 4 }])
  })

  it('ends where it holds itself (D8)', () => {
    const node: Record<string, unknown> = { id: 'a' }
    node['below'] = [node, { id: 'b', below: node['below'] }]
    let deepest = 0
    const walk = (level: ReturnType<typeof readTree>, depth: number) => {
      deepest = Math.max(deepest, depth)
      for (const { children } of level) if (children) walk(children, depth + 1)
    }
    walk(readTree([node], keys), 1)
    expect(deepest).toBeLessThanOrEqual(LIMITS.depth)
  })
})
