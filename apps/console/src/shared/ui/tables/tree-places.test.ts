/** Where rows of a tree go when they are moved. */
import { describe, expect, it } from 'vitest'
import { flatRows, foundInTree, placeBeside, placeDropped, type TreeNode, zoneAt } from './tree-places'

const item = (id: string, parentId: string | null, children: readonly TreeNode<string>[] = []): TreeNode<string> => ({
  id,
  parentId,
  node: id,
  children,
})
const tree = [item('a', null, [item('a1', 'a'), item('a2', 'a'), item('a3', 'a')]), item('b', null)]
const rows = flatRows(tree, new Set())
const row = (id: string) => {
  const found = rows.find((one) => one.item.id === id)
  if (found === undefined) throw new Error(id)
  return found
}

describe('a row of a tree', () => {
  it('is seen unless something above it is folded', () => {
    expect(flatRows(tree, new Set(['a'])).map((one) => one.item.id)).toEqual(['a', 'b'])
  })

  it('goes one place up or down among its neighbours, and no further', () => {
    expect(placeBeside(row('a2'), -1)).toEqual({ parentId: 'a', before: 'a1' })
    expect(placeBeside(row('a1'), 1)).toEqual({ parentId: 'a', before: 'a3' })
    expect(placeBeside(row('a2'), 1)).toEqual({ parentId: 'a', before: null })
    expect([placeBeside(row('a1'), -1), placeBeside(row('b'), 1)]).toEqual([null, null])
  })

  it('goes where it is dropped: before, after or into another, but not into itself', () => {
    expect(placeDropped(row('b').item, row('a2'), 'before')).toEqual({ parentId: 'a', before: 'a2' })
    expect(placeDropped(row('b').item, row('a2'), 'after')).toEqual({ parentId: 'a', before: 'a3' })
    expect(placeDropped(row('a3').item, row('b'), 'into')).toEqual({ parentId: 'b', before: null })
    expect(placeDropped(row('a').item, row('a2'), 'into')).toBeNull()
    expect([0.1, 0.5, 0.9].map(zoneAt)).toEqual(['before', 'into', 'after'])
  })

  it('is found below those it belongs to', () => {
    expect(
      flatRows(
        foundInTree(tree, (node) => node === 'a2'),
        new Set(),
      ).map((one) => one.item.id),
    ).toEqual(['a', 'a2'])
  })
})
