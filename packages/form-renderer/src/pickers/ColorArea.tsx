/** Saturation to the right, brightness upwards: dragged by a pointer, or stepped by two sliders for keyboards and screen readers. */
import type { KeyboardEvent, PointerEvent } from 'react'
import { useLargerMessages } from '../messages/use-larger-messages'
import { useCss } from '../css/use-css'
import type { Hsv } from './hsv'

export interface ColorAreaProps {
  readonly hsv: Hsv
  readonly onChange: (part: Partial<Hsv>) => void
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
const percent = (value: number) => Math.max(0, Math.min(100, value))

export function ColorArea({ hsv, onChange }: ColorAreaProps) {
  const messages = useLargerMessages()
  const { saturation, brightness } = hsv
  const styled = useCss({ '--_x': `${saturation}%`, '--_y': `${100 - brightness}%` })
  const drag = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    onChange({
      saturation: percent((100 * (event.clientX - box.left)) / (box.width || 1)),
      brightness: percent(100 - (100 * (event.clientY - box.top)) / (box.height || 1)),
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = Object.hasOwn(STEPS, event.key) ? STEPS[event.key] : undefined
    if (!step) return
    event.preventDefault()
    const by = event.shiftKey ? 10 : 1
    onChange({ saturation: percent(Math.round(saturation) + step[0] * by), brightness: percent(Math.round(brightness) + step[1] * by) })
  }
  const slider = (label: string, value: number, change: (value: number) => void) => (
    <input
      type="range"
      className="fw-visually-hidden"
      aria-label={label}
      min={0}
      max={100}
      value={Math.round(value)}
      aria-valuetext={`${Math.round(value)}%`}
      onChange={(event) => change(Number(event.target.value))}
    />
  )
  return (
    // Each direction is a slider of its own inside; dragging is a shorter way for a pointer.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={styled}
      className="fw-color-area"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.preventDefault()
        // A DOM of tests captures nothing.
        event.currentTarget.setPointerCapture?.(event.pointerId)
        event.currentTarget.querySelector('input')?.focus()
        drag(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture?.(event.pointerId)) drag(event)
      }}
    >
      {slider(messages.saturation, saturation, (value) => onChange({ saturation: value }))}
      {slider(messages.brightness, brightness, (value) => onChange({ brightness: value }))}
      <span className="fw-color-thumb" aria-hidden="true" />
    </div>
  )
}
