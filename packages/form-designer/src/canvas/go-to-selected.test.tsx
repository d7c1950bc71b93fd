/** The canvas follows the selection: with the frame that shows it, and without rendering its paper again. */
import { act } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { designerOf, formOfWidgets, widgetOf } from '../testing/forms'
import { renderPart } from '../testing/render-part'
import { Canvas } from './Canvas'

const form = formOfWidgets(...['a', 'b', 'c'].map((key) => widgetOf('input', key)))
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)))

function canvas() {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { state } = renderPart(designerOf(form), <Canvas />)
  const scrolledTo = () => scrolled.mock.contexts.map((each) => (each instanceof Element ? each.getAttribute('data-widget-key') : null))
  return { state, scrolledTo }
}

describe('the canvas', () => {
  it('goes to what was selected elsewhere with the next frame, and not before', async () => {
    const { state, scrolledTo } = canvas()
    act(() => state().select('c'))
    expect(scrolledTo()).toEqual([])
    await nextFrame()
    expect(scrolledTo()).toEqual(['c'])
  })

  it('goes to what an undo brings back, though the same widget is selected', async () => {
    const { state, scrolledTo } = canvas()
    act(() => void state().dispatch({ type: 'rename-widget', key: 'a', name: 'A' }))
    act(() => void state().undo())
    await nextFrame()
    expect(scrolledTo()).toEqual(['a'])
  })

  it('goes only to the last of several that were selected within a frame', async () => {
    const { state, scrolledTo } = canvas()
    act(() => state().select('b'))
    act(() => state().select('c'))
    await nextFrame()
    expect(scrolledTo()).toEqual(['c'])
  })

  it('stays where it is for what was selected to begin with', async () => {
    const { scrolledTo } = canvas()
    await nextFrame()
    expect(scrolledTo()).toEqual([])
  })

  it('takes the focus there at once where that is asked for', () => {
    const { state, scrolledTo } = canvas()
    act(() => state().requestFocus())
    expect(document.activeElement?.getAttribute('data-widget-key')).toBe('a')
    expect(scrolledTo()).toEqual(['a'])
  })

  it('gives the focus to it in a DOM without layout too, in which tests of a host run', () => {
    const before: unknown = Reflect.get(Element.prototype, 'scrollIntoView')
    Object.assign(Element.prototype, { scrollIntoView: undefined })
    onTestFinished(() => void Object.assign(Element.prototype, { scrollIntoView: before }))
    const { state } = renderPart(designerOf(form), <Canvas />)
    act(() => state().requestFocus())
    expect(document.activeElement?.getAttribute('data-widget-key')).toBe('a')
  })
})

describe('what is around it grows, as pictures and editors do once they are loaded', () => {
  function growing() {
    const grow: (() => void)[] = []
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(notify: () => void) {
          grow.push(notify)
        }
        observe() {}
        disconnect() {
          grow.length = 0
        }
      },
    )
    onTestFinished(() => void vi.unstubAllGlobals())
    return () => grow.forEach((notify) => notify())
  }

  it('it stays in view', async () => {
    const grow = growing()
    const { state, scrolledTo } = canvas()
    act(() => state().select('c'))
    await nextFrame()
    grow()
    expect(scrolledTo()).toEqual(['c', 'c'])
  })

  it.each(['wheel', 'pointerdown', 'keydown'])('but not once a person goes on, by %s', async (type) => {
    const grow = growing()
    const { state, scrolledTo } = canvas()
    act(() => state().select('c'))
    await nextFrame()
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    grow()
    expect(scrolledTo()).toEqual(['c'])
  })
})
