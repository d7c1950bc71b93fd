/** Two native sliders on one line: a range whose ends are each in the tab order, and never cross. */
import type { PointerEvent } from 'react'
import { useLargerMessages } from '../messages/use-larger-messages'
import { nearerEnd, numberAtPlace, placeOnLine, type SliderLine, withEnd } from '../values/slider-value'
import { useCss } from '../css/use-css'

export interface SliderPairProps {
  readonly id: string
  readonly line: SliderLine
  readonly pair: readonly [number, number]
  readonly isSet: boolean
  readonly onChange: (pair: readonly [number, number]) => void
  readonly onClear: () => void
  readonly disabled: boolean
  readonly readOnly: boolean
  readonly invalid: boolean
  readonly describedBy: string | undefined
}

const ENDS = [0, 1] as const

export function SliderPair({ id, line, pair, isSet, onChange, onClear, disabled, readOnly, invalid, describedBy }: SliderPairProps) {
  const messages = useLargerMessages()
  const styled = useCss({ '--_from': String(placeOnLine(pair[0], line)), '--_to': String(placeOnLine(pair[1], line)) })
  const locked = disabled || readOnly
  // A press on the line, not on a thumb: those are on top.
  const onPress = (event: PointerEvent<HTMLElement>) => {
    if (locked || event.target !== event.currentTarget) return
    const box = event.currentTarget.getBoundingClientRect()
    const style = getComputedStyle(event.currentTarget)
    // A thumb's middle stands on its number; its edges reach the ends of the line.
    const thumb = Number.parseFloat(style.getPropertyValue('--_thumb')) || 0
    const fromLeft = (event.clientX - box.left - thumb / 2) / (box.width - thumb)
    const value = numberAtPlace(style.direction === 'rtl' ? 1 - fromLeft : fromLeft, line)
    const end = nearerEnd(pair, value)
    onChange(withEnd(pair, end, value))
    event.preventDefault()
    event.currentTarget.querySelectorAll('input')[end]?.focus()
  }
  return (
    // Each end is a control of its own; a press on the line is a shorter way for a pointer.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="fw-slider-pair" ref={styled} data-disabled={disabled || undefined} onPointerDown={onPress}>
      {ENDS.map((end) => (
        <input
          key={end}
          id={`${id}-${end === 0 ? 'start' : 'end'}`}
          type="range"
          // Where both lie at the end of the line, the start is the one that can move.
          className={end === 0 && placeOnLine(pair[0], line) > 0.5 ? 'fw-slider fw-slider--above' : 'fw-slider'}
          min={line.min}
          max={line.max}
          step={line.step}
          value={pair[end]}
          disabled={disabled}
          aria-label={end === 0 ? messages.rangeStart : messages.rangeEnd}
          aria-valuetext={isSet ? undefined : messages.notSet}
          aria-readonly={readOnly || undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          onChange={(event) => {
            if (!locked) onChange(withEnd(pair, end, Number(event.target.value)))
          }}
          onKeyDown={(event) => {
            if (locked || (event.key !== 'Delete' && event.key !== 'Backspace')) return
            event.preventDefault()
            onClear()
          }}
        />
      ))}
    </div>
  )
}
