/** Where a pointer would insert among widgets that stand one below the other. */
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { childElements, countWidgets, insertionIndex, WIDGET_ATTRIBUTE } from './insertion-index'

afterEach(() => document.body.replaceChildren())

/** A list of widgets of these heights, each with `gap` below it, and what a list holds besides after them. */
function listOf(heights: readonly number[], { gap = 0, tail = 0 } = {}): HTMLElement {
  const list = document.createElement('div')
  let top = 0
  for (const height of heights) {
    const item = document.createElement('div')
    item.setAttribute(WIDGET_ATTRIBUTE, `k${list.childElementCount}`)
    const box = new DOMRect(0, top, 100, height)
    item.getBoundingClientRect = () => box
    list.append(item)
    top += height + gap
  }
  for (let more = 0; more < tail; more++) list.append(document.createElement('div'))
  document.body.append(list)
  return list
}

const heights = fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 40 })

describe('the place under a pointer', () => {
  it('is before the first widget whose middle lies below it, however many there are and however high they are', () => {
    fc.assert(
      fc.property(heights, fc.integer({ min: -50, max: 9000 }), fc.nat(3), fc.nat(16), (those, y, tail, gap) => {
        const list = listOf(those, { gap, tail })
        const boxes = childElements(list).map((element) => element.getBoundingClientRect())
        const first = boxes.findIndex(({ top, height }) => y < top + height / 2)
        expect(insertionIndex(list, { x: 0, y })).toBe(first < 0 ? those.length : first)
      }),
    )
  })

  it('measures few of many: a drag over a long form asks ten of a thousand where they are', () => {
    const list = listOf(Array.from({ length: 1000 }, () => 48))
    let measured = 0
    for (const element of childElements(list)) {
      const box = element.getBoundingClientRect()
      element.getBoundingClientRect = () => {
        measured += 1
        return box
      }
    }
    expect(insertionIndex(list, { x: 0, y: 31_999 })).toBe(667)
    expect(measured).toBeLessThanOrEqual(10)
  })

  it('never is behind what a list holds besides its widgets', () => {
    fc.assert(
      fc.property(heights, fc.nat(3), (those, tail) => {
        const list = listOf(those, { tail })
        expect(countWidgets(list)).toBe(those.length)
        expect(insertionIndex(list, { x: 0, y: 1e9 })).toBe(those.length)
      }),
    )
  })
})
