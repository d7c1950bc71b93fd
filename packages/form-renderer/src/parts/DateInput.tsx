/** One date as typed text, with the browser's own picker beside it. */
import { parseDateText } from '@formwork/form-schema'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRenderSettings } from '../context'
import { formatDate, fromPickerText, type PickerKind, tidyDate, toPickerText } from './date-text'
import { Icon } from './Icon'

export interface DateInputProps {
  readonly id: string
  /** Names the control where no label points at it. */
  readonly label?: string
  readonly text: string
  readonly format: string
  readonly picker: PickerKind | null
  readonly placeholder: string
  readonly clearable: boolean
  readonly describedBy: string | undefined
  readonly required: boolean
  readonly invalid: boolean
  readonly disabled: boolean
  readonly readOnly: boolean
  readonly onText: (text: string) => void
  readonly onBlur?: () => void
  /** Called when Enter is pressed or the picker chose: a list of dates takes the text over. */
  readonly onCommit?: (text: string) => void
}

export function DateInput(props: DateInputProps) {
  const { id, label, text, format, picker, placeholder, describedBy, required, invalid, disabled, readOnly, onText, onBlur, onCommit } =
    props
  const { messages } = useRenderSettings()
  const locked = disabled || readOnly
  const canClear = props.clearable && text !== '' && !locked
  return (
    <span className="fw-affixed fw-date">
      <input
        id={id}
        className="fw-input"
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={placeholder || format}
        disabled={disabled}
        readOnly={readOnly}
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onCommit) return
          event.preventDefault()
          onCommit(tidyDate(text, format))
        }}
        onBlur={() => {
          const tidy = tidyDate(text, format)
          if (tidy !== text) onText(tidy)
          onBlur?.()
        }}
      />
      {!locked && (canClear || picker) && (
        <span className="fw-affix">
          {canClear && (
            <button type="button" tabIndex={-1} className="fw-icon-button" aria-label={messages.clear} onClick={() => onText('')}>
              <Icon name="clear" />
            </button>
          )}
          {picker && <PickerButton kind={picker} text={text} format={format} onPick={onCommit ?? onText} />}
        </span>
      )}
    </span>
  )
}

interface PickerButtonProps {
  readonly kind: PickerKind
  readonly text: string
  readonly format: string
  readonly onPick: (text: string) => void
}

/** Opens the native picker. Its input is made on the first click: a page of a thousand dates would pay for each one. */
function PickerButton({ kind, text, format, onPick }: PickerButtonProps) {
  const { messages } = useRenderSettings()
  const [used, setUsed] = useState(false)
  const native = useRef<HTMLInputElement>(null)
  const parts = parseDateText(text, format)
  const open = () => {
    // The picker opens only inside the click, so its input has to exist before the handler ends.
    flushSync(() => setUsed(true))
    try {
      native.current?.showPicker()
    } catch {
      // No picker for this type in this browser: the text can still be typed.
      native.current?.click()
    }
  }
  return (
    <>
      <button type="button" className="fw-icon-button" aria-label={messages.openPicker} onClick={open}>
        <Icon name="calendar" />
      </button>
      {used && (
        <input
          ref={native}
          className="fw-native-picker"
          type={kind}
          step={kind === 'datetime-local' && format.includes('ss') ? 1 : undefined}
          tabIndex={-1}
          aria-hidden="true"
          value={parts ? toPickerText(parts, kind) : ''}
          onChange={(event) => {
            const chosen = fromPickerText(event.target.value, kind)
            if (chosen) onPick(formatDate(chosen, format))
          }}
        />
      )}
    </>
  )
}
