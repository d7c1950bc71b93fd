import type { TreeChoice } from '@formwork/form-schema'
import fc from 'fast-check'
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

describe('any tree of choices', () => {
  const { tree: trees } = fc.letrec<{ tree: readonly TreeChoice[] }>((tie) => ({
    tree: fc.array(
      fc
        .record({ value: fc.string({ maxLength: 3 }), children: fc.option(tie('tree'), { nil: undefined, depthSize: 'small' }) })
        .map(({ value, children }): TreeChoice => (children === undefined || children.length === 0 ? { value } : { value, children })),
      { maxLength: 4 },
    ),
  }))
  const placed = trees
    .filter((each) => each.length > 0)
    .chain((each) => fc.constantFrom(...treeRows(each)).map((row) => ({ tree: each, ...row })))

  it('is the same again once what was added is removed, and what was moved is moved back', () => {
    fc.assert(
      fc.property(placed, ({ tree: before, path, node }) => {
        expect(removeChoice(insertChoice(before, path, { value: 'new' }), path)).toEqual(before)
        const down = [...path.slice(0, -1), (path.at(-1) ?? 0) + 1]
        const moved = moveChoice(before, path, 1)
        expect(moved === before || JSON.stringify(moveChoice(moved, down, -1)) === JSON.stringify(before)).toBe(true)
        expect(replaceChoice(replaceChoice(before, path, { value: 'other' }), path, { value: node.value })).toEqual(before)
      }),
    )
  })

  it('neither loses nor gains a node by a move, and stays whole at the ends of a level', () => {
    const values = (each: readonly TreeChoice[]) =>
      treeRows(each)
        .map(({ node }) => String(node.value))
        .toSorted((one, other) => one.localeCompare(other))
    fc.assert(
      fc.property(placed, fc.constantFrom(-1, 1), ({ tree: before, path, siblings }, step) => {
        const after = moveChoice(before, path, step)
        expect(values(after)).toEqual(values(before))
        const to = (path.at(-1) ?? 0) + step
        if (to < 0 || to >= siblings) expect(after).toEqual(before)
      }),
    )
  })
})
