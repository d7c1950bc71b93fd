import { describe, expect, it } from 'vitest'
import { FIRST_FRAME, formWidthOf, zoomFactor } from './canvas-frame'

describe('the frame of the canvas', () => {
  it('is drawn at its own size where no device is chosen', () => {
    expect(zoomFactor(FIRST_FRAME, 300)).toBe(1)
    expect(formWidthOf('fit')).toBeNull()
  })

  it('leaves a form of 800, 718 and 349 pixels', () => {
    expect([formWidthOf('desktop'), formWidthOf('tablet'), formWidthOf('phone')]).toEqual([800, 718, 349])
  })

  it('shrinks a chosen device to the room, to a half and never enlarges it', () => {
    const desktop = { ...FIRST_FRAME, width: 'desktop' } as const
    expect([1000, 680, 100, 0].map((room) => zoomFactor(desktop, room))).toEqual([1, 0.8, 0.5, 1])
  })

  it('has the size somebody asked for, whatever the room', () => {
    expect(zoomFactor({ ...FIRST_FRAME, width: 'phone', zoom: 150 }, 100)).toBe(1.5)
  })
})
