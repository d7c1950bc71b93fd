/** The bottom edge of the window: messages are shown above bars and sheets, and above the keyboard of a phone. */
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bottomBarRef, useBottomInset } from './bottom-inset'

const HEIGHT = 800

function Said() {
  return <output>{useBottomInset(null)}</output>
}

/** A box of the page; happy-dom has no layout. */
function standing({ top, bottom }: { readonly top: number; readonly bottom: number }): Element {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => ({ top, bottom, height: bottom - top }) as DOMRect
  return element
}

const room = () => Number(screen.getByRole('status').textContent)
const leaveAll: (() => void)[] = []
const stand = (top: number, bottom: number) => act(() => void leaveAll.push(bottomBarRef(standing({ top, bottom }))))

beforeEach(() => {
  vi.stubGlobal('innerHeight', HEIGHT)
  render(<Said />)
})
afterEach(() => {
  act(() => leaveAll.splice(0).forEach((leave) => leave()))
  vi.unstubAllGlobals()
})

describe('room at the foot of the window', () => {
  it('is free where nothing stands there', () => expect(room()).toBe(12))

  it('begins above a bar of actions, and at the edge again once it is gone', () => {
    stand(730, 800)
    expect(room()).toBe(82)
    act(() => leaveAll.pop()?.())
    expect(room()).toBe(12)
  })

  it('is measured again once a sheet has come up, and not when something in it has moved', () => {
    let top = 700
    const sheet = document.createElement('div')
    const inside = sheet.appendChild(document.createElement('p'))
    sheet.getBoundingClientRect = () => ({ top, bottom: top + 600, height: 600 }) as DOMRect
    act(() => void leaveAll.push(bottomBarRef(sheet)))
    expect(room()).toBe(112)
    top = 200
    act(() => void inside.dispatchEvent(new Event('transitionend', { bubbles: true })))
    expect(room()).toBe(112)
    act(() => void sheet.dispatchEvent(new Event('transitionend')))
    expect(room()).toBe(612)
  })

  it('begins above a line that stands above a bar', () => {
    stand(680, 718)
    stand(730, 800)
    expect(room()).toBe(132)
  })

  it('is not taken by a bar at the end of a short page, nor by a page that is not in view', () => {
    stand(300, 360)
    stand(0, 0)
    stand(800, 1200)
    expect(room()).toBe(12)
  })

  it('begins above the keyboard of a phone', () => {
    const view = Object.assign(new EventTarget(), { scale: 1, height: HEIGHT, offsetTop: 0 })
    vi.stubGlobal('visualViewport', view)
    cleanup()
    render(<Said />)
    act(() => {
      view.height = 500
      view.dispatchEvent(new Event('resize'))
    })
    expect(room()).toBe(312)
  })
})
