/** A date or time as typed text: tidied when it is left, stepped by the arrow keys where the field wants that. */
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { formatHint, tidyDate } from '../values/date-text'
import { type SteppedText, stepTime } from '../values/time-step'
import { useBeforePaint } from '../controls/use-before-paint'

export interface MomentTextProps {
  readonly id: string
  /** Names the control where no label points at it. */
  readonly label?: string | undefined
  readonly text: string
  readonly format: string
  readonly placeholder?: string | undefined
  /** Which of a person's own details it is for, in the words of HTML; by default the browser does not fill it in. */
  readonly autoComplete?: string | undefined
  /** False where the value is only chosen in the panel. */
  readonly editable?: boolean | undefined
  /** Arrow keys step the part of the time under the caret. */
  readonly arrows?: boolean | undefined
  readonly describedBy?: string | undefined
  readonly required?: boolean | undefined
  readonly invalid?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly readOnly?: boolean | undefined
  readonly onText: (text: string) => void
  /** Opens the panel: Alt and the arrow down; a click or Enter where typing is off. */
  readonly onOpen?: (() => void) | undefined
  /** Enter was pressed: a list of dates takes the text over. */
  readonly onCommit?: ((text: string) => void) | undefined
  readonly onBlur?: (() => void) | undefined
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined
}

export function MomentText(props: MomentTextProps) {
  const { text, format, editable = true, arrows = false, disabled = false, readOnly = false, onText, onOpen, onCommit, onBlur } = props
  const own = useRef<HTMLInputElement>(null)
  const input = props.inputRef ?? own
  const [stepped, setStepped] = useState<SteppedText | null>(null)
  // Writing the value moves the caret to the end; the part just stepped stays selected for the next key.
  useBeforePaint(() => {
    if (stepped) input.current?.setSelectionRange(stepped.start, stepped.end)
  }, [stepped, input])
  const isPicked = !editable && !disabled && !readOnly && onOpen !== undefined

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (disabled || readOnly) return
    const step = arrowOf(event.key)
    if (onOpen && event.key === 'ArrowDown' && event.altKey) onOpen()
    else if (isPicked && (event.key === 'Enter' || event.key === ' ')) onOpen?.()
    else if (isPicked && (event.key === 'Delete' || event.key === 'Backspace')) onText('')
    else if (onCommit && event.key === 'Enter') onCommit(tidyDate(text, format))
    else if (arrows && step !== null) {
      const next = stepTime(text, format, event.currentTarget.selectionStart ?? 0, step)
      if (!next) return
      onText(next.text)
      setStepped(next)
    } else return
    event.preventDefault()
  }
  return (
    <input
      ref={input}
      id={props.id}
      className={isPicked ? 'fw-input fw-input--picked' : 'fw-input'}
      inputMode={arrows ? 'numeric' : undefined}
      autoComplete={props.autoComplete || 'off'}
      spellCheck={false}
      aria-label={props.label}
      placeholder={props.placeholder || formatHint(format)}
      disabled={disabled}
      readOnly={readOnly || isPicked}
      aria-required={props.required || undefined}
      aria-invalid={props.invalid || undefined}
      aria-describedby={props.describedBy}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onClick={isPicked ? onOpen : undefined}
      onKeyDown={onKeyDown}
      onBlur={() => {
        const tidy = tidyDate(text, format)
        if (tidy !== text && !readOnly) onText(tidy)
        onBlur?.()
      }}
    />
  )
}

function arrowOf(key: string): 1 | -1 | null {
  if (key === 'ArrowUp') return 1
  return key === 'ArrowDown' ? -1 : null
}
