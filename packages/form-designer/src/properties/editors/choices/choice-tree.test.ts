import { describe, expect, it } from 'vitest'
import { insertChoice, moveChoice, removeChoice, replaceChoice, treeRows } from './choice-tree'

const tree = [{ value: 'a', label: 'A', children: [{ value: 'a1' }, { value: 'a2', extra: 1 }] }, { value: 'b' }]

describe('a tree of choices', () => {
  it('is read from top to bottom', () => {
    expect(treeRows(tree).map(({ path, node }) => `${path.join('.')}:${String(node.value)}`)).toEqual(['0:a', '0.0:a1', '0.1:a2', '1:b'])
  })

  it('takes a node at its end, in the middle and below a leaf', () => {
    expect(insertChoice(tree, [2], { value: 'c' }).map((node) => node.value)).toEqual(['a', 'b', 'c'])
    expect(insertChoice(tree, [0, 1], { value: 'x' })[0]?.children?.map((node) => node.value)).toEqual(['a1', 'x', 'a2'])
    expect(insertChoice(tree, [1, 0], { value: 'b1' })[1]).toEqual({ value: 'b', children: [{ value: 'b1' }] })
  })

  it('renames a node and keeps what is below it and unknown keys', () => {
    expect(replaceChoice(tree, [0], { value: 'z', label: 'Z' })[0]).toEqual({ ...tree[0], value: 'z', label: 'Z' })
    expect(replaceChoice(tree, [0, 1], { value: 'z' })[0]?.children?.[1]).toEqual({ value: 'z', extra: 1 })
  })

  it('loses a node with everything below, and the list that became empty', () => {
    expect(removeChoice(tree, [0])).toEqual([{ value: 'b' }])
    expect(removeChoice(removeChoice(tree, [0, 0]), [0, 0])[0]).toEqual({ value: 'a', label: 'A' })
  })

  it('moves a node among its siblings', () => {
    expect(moveChoice(tree, [1], -1).map((node) => node.value)).toEqual(['b', 'a'])
    expect(moveChoice(tree, [0, 0], 1)[0]?.children?.map((node) => node.value)).toEqual(['a2', 'a1'])
  })

  it('stays as it is for a path that leads nowhere', () => {
    expect(removeChoice(tree, [7, 0])).toBe(tree)
    expect(moveChoice(tree, [9], 1)).toBe(tree)
  })
})
