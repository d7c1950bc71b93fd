/** Lists of choices in an answer of a server. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listsIn, plainKeys, sampleChoices } from './answer-lists'

describe('an answer', () => {
  const answer = {
    code: 0,
    data: {
      items: [
        { id: 1, name: 'North', tags: ['a'] },
        { id: 2, name: '' },
      ],
      'a.b': [],
    },
    more: [],
  }

  it('has its lists found, outer ones first, lists inside of entries left out', () => {
    expect(listsIn(answer).map(({ path, entries }) => [path, entries.length])).toEqual([
      ['more', 0],
      ['data.items', 2],
    ])
    expect(listsIn([1, 2])[0]).toEqual({ path: '', entries: [1, 2] })
  })

  it('has the parts of its entries found that can be a value or a label', () => {
    expect(plainKeys(answer.data.items)).toEqual(['id', 'name'])
  })

  it('is shown as the choices that a form would read', () => {
    expect(sampleChoices([...answer.data.items, 'plain', { id: {} }, null], { value: 'id', label: 'name' })).toEqual([
      { value: '1', label: 'North' },
      { value: '2', label: '2' },
      { value: 'plain', label: 'plain' },
    ])
  })

  it('is never followed through what it does not own, whatever it is', () => {
    expect(listsIn(JSON.parse('{"__proto__": {"list": []}, "constructor": []}'))).toEqual([])
    fc.assert(
      fc.property(fc.anything({ maxDepth: 5 }), (any) => {
        for (const { path, entries } of listsIn(any)) {
          let at: unknown = any
          for (const key of path === '' ? [] : path.split('.')) at = Reflect.get(Object(at), key)
          expect(at).toBe(entries)
        }
      }),
    )
  })
})
