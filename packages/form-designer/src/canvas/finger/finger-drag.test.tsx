/** The name shown beside a dragging finger, and how the canvas scrolls below it. */
import { exportDefinition } from '@formwork/form-schema'
import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { REST_MS } from '../../dnd/mouse-and-touch'
import { Outline } from '../../outline/Outline'
import { Palette } from '../../palette/Palette'
import { designerOf, formOfWidgets, widgetOf } from '../../testing/forms'
import { renderPart } from '../../testing/render-part'
import { FingerDrag } from './FingerDrag'

const HEIGHT = 400
let scrolled: number[] = []

function Page() {
  const canvas = useRef<HTMLDivElement>(null)
  return (
    <>
      <Palette />
      <Outline />
      <div ref={canvas} data-testid="canvas">
        <FingerDrag canvas={canvas} />
      </div>
    </>
  )
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] })
  Object.assign(document, { elementsFromPoint: () => [] })
  scrolled = []
})
afterEach(() => void vi.useRealTimers())

function page() {
  const block = { name: '地址', definition: exportDefinition(formOfWidgets(widgetOf('input', 'city'))) }
  const designer = { ...designerOf(formOfWidgets(widgetOf('input', 'a', { name: '事由' }))), palette: ['date'], blocks: { list: [block] } }
  const part = renderPart(designer, <Page />)
  const canvas = screen.getByTestId('canvas')
  canvas.getBoundingClientRect = () => new DOMRect(0, 0, 300, HEIGHT)
  canvas.scrollBy = (_x: unknown, y?: number) => void scrolled.push(y ?? 0)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', target: Element, y: number) => {
    const at = [{ identifier: 1, target, clientX: 100, clientY: y }]
    const event = createEvent[type](target)
    Object.defineProperties(event, { targetTouches: { value: at }, touches: { value: at }, changedTouches: { value: at } })
    act(() => void fireEvent(target, event))
  }
  const drag = (source: Element, y: number) => {
    act(() => void source.dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' })))
    touch('touchStart', source, HEIGHT / 2)
    act(() => void vi.advanceTimersByTime(REST_MS + 50))
    touch('touchMove', source, y)
  }
  const ghost = () => document.querySelector<HTMLElement>('[data-drag-ghost]')
  const frames = (count: number) => act(() => void vi.advanceTimersByTime(count * 17))
  return { ...part, drag, touch, ghost, frames, row: () => part.container.querySelector('[data-outline-key="a"]') ?? document.body }
}
const chip = (name: string) => screen.getByRole('button', { name: `添加${name}` })

describe('beside a finger', () => {
  it.each([
    ['a type of the palette', () => chip('日期选择器'), '日期选择器'],
    ['a saved block', () => chip('地址'), '地址'],
  ])('%s has its name', (_, source, name) => {
    const { drag, ghost } = page()
    drag(source(), 250)
    expect(ghost()?.textContent).toBe(name)
  })

  it('a widget has its type and title, and both go along', () => {
    const { drag, touch, ghost, row } = page()
    drag(row(), 250)
    expect([ghost()?.textContent, ghost()?.style.transform]).toEqual(['单行文本「事由」', 'translate(116px, 202px)'])
    touch('touchMove', row(), 300)
    expect(ghost()?.style.transform).toBe('translate(116px, 252px)')
    touch('touchEnd', row(), 300)
    expect(ghost()).toBeNull()
  })

  it('nothing is drawn for a mouse', () => {
    const { ghost, row } = page()
    act(() => void row().dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'mouse' })))
    const dataTransfer = Object.assign(new DataTransfer(), { setDragImage: () => undefined })
    act(() => void fireEvent.dragStart(row(), { dataTransfer }))
    expect(ghost()).toBeNull()
    act(() => void fireEvent.dragEnd(row(), { dataTransfer }))
  })
})

describe('the canvas', () => {
  it('scrolls while the finger rests at an edge, each way, and not between', () => {
    const { drag, touch, frames, row } = page()
    drag(row(), HEIGHT / 2)
    frames(3)
    expect(scrolled).toEqual([])
    touch('touchMove', row(), HEIGHT - 1)
    frames(3)
    expect([scrolled.length >= 2, scrolled.every((step) => step > 0)]).toEqual([true, true])
    scrolled = []
    touch('touchMove', row(), 1)
    frames(3)
    expect([scrolled.length >= 2, scrolled.every((step) => step < 0)]).toEqual([true, true])
  })

  it('stops when the finger is lifted', () => {
    const { drag, touch, frames, row } = page()
    drag(row(), HEIGHT - 1)
    frames(2)
    touch('touchEnd', row(), HEIGHT - 1)
    scrolled = []
    frames(5)
    expect([scrolled, vi.getTimerCount()]).toEqual([[], 0])
  })
})
