/** A button that opens a list of checkboxes in the browser's top layer, where no container can cut it off. */
import type { Choice } from '@formwork/form-schema'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useRenderSettings } from '../context'
import type { WidgetProps } from '../widget-props'
import { ChoiceList } from './ChoiceList'
import { ChoiceNotice } from './ChoiceNotice'
import { choiceText, listOf, sameValue, textOf, toggled } from './choice-text'
import { ClearButton } from './ClearButton'
import { whenLeaving } from './ControlGroup'
import { placeBelow } from './place-below'

export interface MultiSelectProps extends WidgetProps<'select'> {
  readonly choices: readonly Choice[]
}

export function MultiSelect(props: MultiSelectProps) {
  const { widget, id, labelId, describedBy, value, onChange, onBlur, disabled, readOnly, invalid, choices } = props
  const { messages } = useRenderSettings()
  const { options } = widget
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const selected = listOf(value)
  const texts = selected.map((item) => {
    const choice = choices.find((candidate) => sameValue(candidate.value, item))
    return choice ? choiceText(choice, options) : textOf(item)
  })

  useLayoutEffect(() => {
    if (!open || !button.current || !list.current) return
    const panel = list.current
    // Old browsers without popovers show the list in the page.
    if (typeof panel.showPopover === 'function') panel.showPopover()
    const stop = placeBelow(panel, button.current)
    panel.querySelector('input')?.focus()
    return stop
  }, [open])

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      // Escape closes this list only, not the dialog the form may stand in.
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      moveFocus(list.current, event.key === 'ArrowDown' ? 1 : -1)
    }
  }
  const leave = whenLeaving(() => {
    setOpen(false)
    onBlur()
  })
  return (
    // Only hears keys and focus of the button and the list inside it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="fw-select fw-multi" onBlur={leave} onKeyDown={open ? onKeyDown : undefined}>
      <button
        ref={button}
        id={id}
        type="button"
        className={texts.length === 0 ? 'fw-input fw-multi-button fw-input--empty' : 'fw-input fw-multi-button'}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-labelledby={`${labelId} ${id}`}
        aria-describedby={describedBy}
        data-invalid={invalid || undefined}
        disabled={disabled || readOnly}
        onClick={() => setOpen(!open)}
      >
        <span className="fw-multi-text">{texts.join(messages.listSeparator) || options.placeholder || messages.selectPlaceholder}</span>
      </button>
      {options.clearable && selected.length > 0 && !disabled && !readOnly && (
        <span className="fw-affix fw-affix--select">
          <ClearButton controlId={id} onClear={() => onChange([])} />
        </span>
      )}
      {open && (
        <div ref={list} popover="manual" className="fw-popup" role="dialog" aria-labelledby={labelId}>
          <ChoiceNotice state={{ status: 'ready', choices }} />
          <ChoiceList
            type="checkbox"
            name={`${id}-choice`}
            choices={choices}
            selected={selected}
            textOfChoice={(choice) => choiceText(choice, options)}
            inline={false}
            disabled={false}
            invalid={false}
            onToggle={(choice, on) => onChange(toggled(selected, choice.value, on))}
          />
        </div>
      )}
    </div>
  )
}

function moveFocus(panel: HTMLElement | null, by: 1 | -1) {
  if (!panel) return
  const boxes = [...panel.querySelectorAll('input')]
  const at = boxes.findIndex((box) => box === box.ownerDocument.activeElement)
  boxes[(at + by + boxes.length) % boxes.length]?.focus()
}
