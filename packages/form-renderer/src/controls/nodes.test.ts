/** Nodes of another window: none of them is an instance of what this one calls `Node`. */
import { describe, expect, it } from 'vitest'
import { holds, isElement, isNode } from './nodes'

/** A node as one of another window looks from here. */
const foreign = (node: Node) =>
  new Proxy(node, { getPrototypeOf: () => Object.prototype, get: (target, key) => Reflect.get(target, key, target) as unknown })

describe('a node of another window', () => {
  it('is known by what it is', () => {
    const element = foreign(document.createElement('button'))
    expect(element instanceof Node).toBe(false)
    expect([isNode(element), isElement(element)]).toEqual([true, true])
    expect([isNode(foreign(document)), isElement(foreign(document))]).toEqual([true, false])
    expect([null, undefined, {}, 'x', window].map(isNode)).toEqual([false, false, false, false, false])
  })

  it('lies in an element or not; nothing lies in none', () => {
    const group = document.createElement('div')
    const inside = document.createElement('input')
    group.append(inside)
    expect([holds(group, inside), holds(group, document.body), holds(group, null)]).toEqual([true, false, false])
  })
})
