/** `rate`: stars, whole or in halves. The control is a native slider: one tab stop, arrow keys, and swipes with a screen reader on a phone. */
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useLargerMessages } from '../messages/use-larger-messages'
import { PreviewText } from '../controls/PreviewText'
import { MAX_DRAWN_STARS, rateStep, ratingAt } from '../values/rate-value'
import { Stars } from '../controls/Stars'
import { useCss } from '../css/use-css'
import type { WidgetProps } from '../api/widget-props'

export function RateWidget(props: WidgetProps<'rate'>) {
  const { widget, id, describedBy, value, onChange, onBlur, disabled, readOnly, invalid, mode } = props
  const messages = useLargerMessages()
  const { options } = widget
  const input = useRef<HTMLInputElement>(null)
  const [hovered, setHovered] = useState<number | null>(null)
  const rating = typeof value === 'number' && value > 0 ? value : 0
  const isRow = options.max <= MAX_DRAWN_STARS
  const line = useCss({ '--_to': isRow ? undefined : String(Math.min(1, rating / options.max)) })
  if (mode === 'preview') {
    if (rating === 0) return <PreviewText text="" />
    return (
      <p className="fw-value fw-rate">
        <Stars most={isRow ? options.max : 1} filled={isRow ? Math.min(rating, options.max) : 1} />
        <span>{`${rating} / ${options.max}`}</span>
      </p>
    )
  }

  const locked = disabled || readOnly
  const rate = (next: number) => {
    if (!locked) onChange(next === 0 ? null : next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const digit = /^\d$/.test(event.key) ? Number(event.key) : null
    if (event.key === 'Delete' || event.key === 'Backspace') rate(0)
    else if (digit !== null && isRow && digit <= options.max) rate(digit)
    else return
    event.preventDefault()
  }
  const under = (event: { readonly clientX: number; readonly currentTarget: HTMLElement }) => {
    const box = event.currentTarget.getBoundingClientRect()
    const fromLeft = (event.clientX - box.left) / box.width
    return ratingAt(getComputedStyle(event.currentTarget).direction === 'rtl' ? 1 - fromLeft : fromLeft, options)
  }
  const shown = hovered ?? rating
  return (
    <div className={isRow ? 'fw-rate' : 'fw-rate fw-rate--line'} data-invalid={invalid || undefined} data-locked={locked || undefined}>
      {isRow ? (
        // A second way to what the slider below offers to keyboards and screen readers.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span
          className="fw-rate-stars"
          onClick={(event) => {
            const next = under(event)
            setHovered(null)
            rate(next === rating ? 0 : next)
            input.current?.focus()
          }}
          onPointerMove={(event: PointerEvent<HTMLElement>) => {
            if (!locked && event.pointerType === 'mouse') setHovered(under(event))
          }}
          onPointerLeave={() => setHovered(null)}
        >
          <Stars most={options.max} filled={Math.min(shown, options.max)} />
        </span>
      ) : (
        <Stars most={1} filled={rating > 0 ? 1 : 0} />
      )}
      <span className={isRow ? 'fw-rate-control' : 'fw-slider-box'} ref={line}>
        <input
          ref={input}
          id={id}
          type="range"
          className={isRow ? 'fw-visually-hidden' : 'fw-slider'}
          min={0}
          max={options.max}
          step={rateStep(options)}
          value={rating}
          disabled={disabled}
          aria-readonly={readOnly || undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          aria-valuetext={rating === 0 ? messages.noRating : messages.rating(rating, options.max)}
          onKeyDown={onKeyDown}
          onChange={(event) => rate(Number(event.target.value))}
          onBlur={onBlur}
        />
      </span>
      <span className="fw-rate-text" aria-hidden="true">
        {shown === 0 ? messages.noRating : `${shown} / ${options.max}`}
      </span>
    </div>
  )
}
