/** `number`: typed text that is read as a number, with steps by arrow keys and buttons. */
import { type KeyboardEvent, useState } from 'react'
import { textOf } from '../values/choice-text'
import { useIsNear } from '../performance/NearScreen'
import { readNumber, stepNumber } from '../values/number-text'
import { controlAttributes } from '../controls/control-attributes'
import { PreviewText } from '../controls/PreviewText'
import { useRenderSettings } from '../form/render-settings'
import type { WidgetProps } from '../api/widget-props'

/**
 * Not `<input type="number">`: that one changes on a scrolled wheel and hides what it cannot read, so a wrong number would be dropped without
 * notice. Here the text stays as typed and validation refuses it.
 */
export function NumberWidget(props: WidgetProps<'number'>) {
  const { widget, value, onChange, onBlur, disabled, readOnly, mode } = props
  const { messages } = useRenderSettings()
  const isNear = useIsNear()
  const { options } = widget
  const [typed, setTyped] = useState('')
  // The value may change from outside (reset, setValue); "1." and "1" are the same number, so typing is left alone.
  const text = readNumber(typed) === (value ?? null) ? typed : textOf(value)
  if (mode === 'preview') return <PreviewText text={textOf(value)} />

  const step = (direction: 1 | -1) => {
    const next = stepNumber(value, direction, options)
    setTyped(String(next))
    onChange(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled || readOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1)
  }
  const atLeast = options.min !== '' && typeof value === 'number' && value <= options.min
  const atMost = options.max !== '' && typeof value === 'number' && value >= options.max
  /** Arrow keys do the same, so the buttons stay out of the tab order. */
  const stepButton = (direction: 1 | -1, className: string, label: string, isEnd: boolean) => (
    <button
      type="button"
      tabIndex={-1}
      className={className}
      aria-label={label}
      disabled={disabled || isEnd}
      onClick={() => step(direction)}
    ></button>
  )
  return (
    <div className="fw-number">
      <input
        {...controlAttributes(props)}
        className="fw-input"
        role="spinbutton"
        inputMode="decimal"
        autoComplete={options.autocomplete || 'off'}
        placeholder={options.placeholder || undefined}
        aria-valuenow={typeof value === 'number' ? value : undefined}
        aria-valuemin={options.min === '' ? undefined : options.min}
        aria-valuemax={options.max === '' ? undefined : options.max}
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(readNumber(event.target.value))
        }}
        onBlur={onBlur}
      />
      {isNear && !readOnly && (
        <span className="fw-steps">
          {stepButton(-1, 'fw-step', messages.decrease, atLeast)}
          {stepButton(1, 'fw-step fw-step--up', messages.increase, atMost)}
        </span>
      )}
    </div>
  )
}
