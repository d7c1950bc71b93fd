/** `slider`: a number on a line, or a pair of them; native sliders, with a box for the exact number where the field wants one. */
import { type KeyboardEvent, useState } from 'react'
import { useLargerMessages } from '../messages/use-larger-messages'
import { ControlGroup, whenLeaving } from '../controls/ControlGroup'
import { listOf, textOf } from '../values/choice-text'
import { readNumber, stepNumber } from '../values/number-text'
import { PreviewText } from '../controls/PreviewText'
import { placeOnLine } from '../values/slider-value'
import { SliderPair } from '../controls/SliderPair'
import { useCss } from '../css/use-css'
import type { WidgetProps } from '../api/widget-props'

export function SliderWidget(props: WidgetProps<'slider'>) {
  const { widget, id, labelId, describedBy, value, onChange, onBlur, disabled, readOnly, invalid, mode } = props
  const messages = useLargerMessages()
  const { options } = widget
  const [start, end] = listOf(value)
  if (mode === 'preview')
    return (
      <PreviewText
        text={listOf(value)
          .map(textOf)
          .join(options.range ? ` ${messages.rangeSeparator} ` : messages.listSeparator)}
      />
    )
  if (!options.range) return <SingleSlider {...props} />
  const isSet = typeof start === 'number' && typeof end === 'number'
  const pair = isSet ? ([start, end] as const) : ([options.min, options.max] as const)
  return (
    <ControlGroup id={id} role="group" labelId={labelId} onLeave={onBlur} className="fw-slider-field">
      <div className="fw-slider-box">
        <SliderPair
          id={id}
          line={options}
          pair={pair}
          isSet={isSet}
          onChange={onChange}
          onClear={() => onChange([])}
          disabled={disabled}
          readOnly={readOnly}
          invalid={invalid}
          describedBy={describedBy}
        />
        <Marks min={options.min} max={options.max} />
      </div>
      <span className="fw-slider-value" aria-hidden="true">
        {isSet ? `${start} – ${end}` : messages.notSet}
      </span>
    </ControlGroup>
  )
}

function SingleSlider(props: WidgetProps<'slider'>) {
  const { widget, id, describedBy, value, onChange, onBlur, disabled, readOnly, invalid } = props
  const messages = useLargerMessages()
  const { options } = widget
  const number = typeof value === 'number' ? value : null
  const styled = useCss({ '--_to': String(number === null ? 0 : placeOnLine(number, options)) })
  const locked = disabled || readOnly
  const onKeyDown = (event: KeyboardEvent) => {
    if (locked) return
    if (event.key === 'Delete' || event.key === 'Backspace') onChange(null)
    // An empty slider stands at its start: the keys that lead there would change nothing, and the start could not be chosen.
    else if (number === null && (event.key === 'Home' || event.key === 'Enter')) onChange(options.min)
    else return
    event.preventDefault()
  }
  return (
    <div className="fw-slider-field" onBlur={whenLeaving(onBlur)}>
      <div className="fw-slider-box" ref={styled}>
        <input
          id={id}
          type="range"
          className="fw-slider"
          min={options.min}
          max={options.max}
          step={options.step}
          value={number ?? options.min}
          disabled={disabled}
          aria-readonly={readOnly || undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          aria-valuetext={number === null ? messages.notSet : undefined}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            if (!locked) onChange(Number(event.target.value))
          }}
        />
        <Marks min={options.min} max={options.max} />
      </div>
      {options.showInput ? (
        <NumberBox {...props} />
      ) : (
        <span className="fw-slider-value" aria-hidden="true">
          {number ?? messages.notSet}
        </span>
      )}
    </div>
  )
}

function Marks({ min, max }: { readonly min: number; readonly max: number }) {
  return (
    <span className="fw-slider-marks" aria-hidden="true">
      <span>{min}</span>
      <span>{max}</span>
    </span>
  )
}

/** The exact number. What is no number stays as typed, and the rules say so. */
function NumberBox({ widget, id, labelId, describedBy, value, onChange, disabled, readOnly, invalid }: WidgetProps<'slider'>) {
  const { options } = widget
  const [typed, setTyped] = useState('')
  return (
    <input
      id={`${id}-number`}
      className="fw-input fw-slider-number"
      type="text"
      role="spinbutton"
      inputMode="decimal"
      autoComplete="off"
      aria-labelledby={labelId}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      aria-valuenow={typeof value === 'number' ? value : undefined}
      aria-valuemin={options.min}
      aria-valuemax={options.max}
      disabled={disabled}
      readOnly={readOnly}
      value={readNumber(typed) === (value ?? null) ? typed : textOf(value)}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(readNumber(event.target.value))
      }}
      onKeyDown={(event) => {
        if (disabled || readOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        event.preventDefault()
        onChange(stepNumber(value, event.key === 'ArrowUp' ? 1 : -1, options))
      }}
    />
  )
}
