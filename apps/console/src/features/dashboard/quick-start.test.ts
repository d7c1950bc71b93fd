/** What is offered first. */
import { describe, expect, it } from 'vitest'
import { quickStart } from './quick-start'

const entry = (name: string) => ({ processId: name, name, category: '', categoryIcon: '', icon: '', remark: '' })

describe('quick start', () => {
  it('offers what is used most first, then the order of the catalogue, six at most', () => {
    const names = quickStart('abcdefgh'.split('').map(entry), [
      { processId: 'c', name: 'a', total: 2 },
      { processId: 'f', name: 'a', total: 9 },
      { processId: 'gone', name: 'a', total: 99 },
    ]).map((one) => one.name)
    expect(names).toEqual(['f', 'c', 'a', 'b', 'd', 'e'])
  })
})
