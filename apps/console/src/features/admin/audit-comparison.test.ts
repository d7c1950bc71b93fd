/** The lines of an entry of the audit log. */
import { expect, it } from 'vitest'
import { compareEntry } from './audit-comparison'

it('names what differs in a thing by the thing, also where two have one name', () => {
  const node = (id: string, completion: string) => ({ id, name: 'Approval', completion })
  const lines = compareEntry({
    before: { nodes: { a: node('a', 'any'), b: node('b', 'any') } },
    after: { nodes: { a: node('a', 'all'), b: node('b', 'all') } },
  })
  expect(lines.map(({ path }) => path)).toEqual(
    Array.from({ length: 2 }, () => [{ property: 'nodes' }, { name: 'Approval' }, { property: 'completion', within: 'nodes' }]),
  )
  expect(new Set(lines.map(({ key }) => key)).size).toBe(2)
})

it('tells of the attributes of a directory as values, not letter by letter', () => {
  const lines = compareEntry({
    before: { fields: { nickName: 'cn', phone: '' } },
    after: { fields: { nickName: 'displayName', phone: '' } },
  })
  expect(lines).toMatchObject([
    { path: [{ property: 'fields' }, { property: 'nickName', within: 'fields' }], before: 'cn', after: 'displayName' },
  ])
})
