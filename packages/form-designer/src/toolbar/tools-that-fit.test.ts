/** Tools leave the bar one by one, the rarest first. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toolsThatFit } from './tools-that-fit'

const widths = new Map([
  ['preview', 80],
  ['import', 100],
  ['code', 120],
])
const KEPT = ['preview', 'import', 'code']
const fit = (available: number, hasMenu = false) => [...toolsThatFit(KEPT, { widths, available, gap: 4, menu: 32, hasMenu })]

describe('the tools in the bar', () => {
  it('are all of them where there is room to the pixel', () => {
    expect(fit(308)).toEqual(KEPT)
    expect(fit(307)).not.toEqual(KEPT)
  })
  it('leave room for the menu once one of them is in it', () => {
    expect(fit(307)).toEqual(['preview', 'import'])
    expect(fit(220)).toEqual(['preview', 'import'])
    expect(fit(219)).toEqual(['preview'])
    expect(fit(115)).toEqual([])
  })
  it('leave room for a menu that is there in any case', () => {
    expect(fit(344, true)).toEqual(KEPT)
    expect(fit(343, true)).toEqual(['preview', 'import'])
  })
  it('never take more room than there is, and more room never shows fewer of them', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200), { maxLength: 8 }), fc.nat(1200), fc.nat(100), fc.boolean(), (given, available, more, hasMenu) => {
        const ids = given.map((_, index) => String(index))
        const of = (room: number) =>
          toolsThatFit(ids, {
            widths: new Map(given.map((width, index) => [String(index), width])),
            available: room,
            gap: 4,
            menu: 32,
            hasMenu,
          })
        const shown = of(available)
        const taken = [...shown].reduce((sum, id) => sum + (given[Number(id)] ?? 0) + 4, 0)
        expect(shown.size === 0 || taken - 4 <= available).toBe(true)
        expect(of(available + more).size).toBeGreaterThanOrEqual(shown.size)
      }),
    )
  })
})
