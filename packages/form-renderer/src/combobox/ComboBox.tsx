/** The closed state of a list or tree that opens: a text box with what is chosen in it. It keeps the focus all the time; the panel only listens. */
import { type ComponentProps, type KeyboardEvent, type PointerEvent, type ReactNode, useCallback, useRef, useState } from 'react'
import { ClearButton } from '../controls/ClearButton'
import { whenLeaving } from '../controls/ControlGroup'
import { isOfInputMethod } from '../controls/input-method'
import { ComboPopup } from './ComboPopup'
import { type KeyAnswer, openKeyPort, type PanelProps } from './panel-props'
import { isElement } from '../controls/nodes'
import { useTypedQuery } from './use-typed-query'

export interface ComboBoxProps {
  readonly id: string
  readonly labelId: string
  readonly describedBy: string | undefined
  /** The chosen value as text; empty for none, and where chips show it. */
  readonly text: string
  readonly placeholder: string
  readonly popup: 'listbox' | 'tree'
  /** True when typing searches; otherwise the box takes no text. */
  readonly filterable: boolean
  readonly disabled: boolean
  readonly readOnly: boolean
  readonly required: boolean
  readonly invalid: boolean
  /** Absent where the value cannot be cleared, or is empty. */
  readonly onClear?: (() => void) | undefined
  /** A key that neither the box nor its panel handles, for the chips. */
  readonly onSpareKey?: KeyAnswer
  readonly onBlur: () => void
  /** Called when opening is likely. */
  readonly onNear: () => void
  /** What stands before the text: chips. */
  readonly before?: ReactNode
  readonly renderPanel: (panel: PanelProps) => ReactNode
}

const NO_LISTS: readonly string[] = []
const OPENING_KEYS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp'])

export function ComboBox(props: ComboBoxProps) {
  const { id, labelId, describedBy, text, placeholder, popup, filterable, disabled, readOnly, required, invalid } = props
  const { onClear, onSpareKey, onBlur, onNear, before, renderPanel } = props
  const [isOpen, setOpen] = useState(false)
  const { draft, query, type, composing } = useTypedQuery()
  const [active, setActive] = useState<string>()
  const [lists, setLists] = useState<readonly string[]>(NO_LISTS)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [keys] = useState(openKeyPort)
  const isLocked = disabled || readOnly
  const panelId = `${id}-list`
  // An open box that searches waits for input: the chosen value is shown as the placeholder, so that nothing is typed into the middle of it.
  const isSearching = isOpen && filterable

  const close = useCallback(() => {
    setOpen(false)
    type(null)
    setActive(undefined)
    setLists(NO_LISTS)
  }, [type])
  const open = () => setOpen(true)
  const clearQuery = useCallback(() => type(null), [type])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isLocked || isOfInputMethod(event)) return
    if (isOpen && event.key === 'Escape') {
      // Escape closes this list only, not the dialog the form may stand in.
      event.stopPropagation()
      event.preventDefault()
      close()
      // Enter never submits the form from an open list, also before its code has come.
    } else if (isOpen && (keys.ask(event) || event.key === 'Enter')) event.preventDefault()
    else if (!isOpen && opens(event, filterable)) {
      event.preventDefault()
      open()
    } else if (onSpareKey?.(event)) event.preventDefault()
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (isLocked || event.button !== 0 || (isElement(event.target) && event.target.closest('button'))) return
    if (event.target !== input.current) event.preventDefault()
    input.current?.focus()
    if (isOpen && !filterable) close()
    else if (!isOpen) open()
  }
  const leave = whenLeaving(() => {
    close()
    onBlur()
  })
  const semantics: ComponentProps<'input'> = {
    role: 'combobox',
    'aria-haspopup': popup,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? lists.join(' ') || panelId : undefined,
    'aria-activedescendant': isOpen ? active : undefined,
    'aria-autocomplete': filterable ? 'list' : 'none',
    'aria-describedby': describedBy,
    'aria-required': required || undefined,
    'aria-invalid': invalid || undefined,
    'aria-readonly': readOnly || undefined,
  }
  return (
    // Only handles the focus leaving.
    <div className="fw-select fw-combo" ref={box} onBlur={leave} onPointerEnter={onNear}>
      {/* The whole box can be pressed; everything in it is reached with the keyboard through the text box. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={before ? 'fw-combo-box fw-combo-box--chips' : 'fw-combo-box'}
        data-invalid={invalid || undefined}
        data-disabled={disabled || undefined}
        data-readonly={readOnly || undefined}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
      >
        {before}
        <input
          ref={input}
          id={id}
          type="text"
          className="fw-combo-input"
          autoComplete="off"
          spellCheck={false}
          value={draft ?? (isSearching ? '' : text)}
          placeholder={(isSearching && text) || placeholder}
          readOnly={isLocked || !filterable}
          disabled={disabled}
          {...semantics}
          {...composing}
          onFocus={onNear}
          onChange={(event) => {
            // Entered before this box was hydrated, and left since: a search ends with its box.
            if (!event.target.matches(':focus')) return
            type(event.target.value)
            setOpen(true)
          }}
        />
      </div>
      {onClear && !isLocked && (
        <span className="fw-affix fw-affix--select">
          <ClearButton
            controlId={id}
            labelId={labelId}
            onClear={() => {
              onClear()
              type(null)
            }}
          />
        </span>
      )}
      {isOpen && (
        <ComboPopup anchor={box} onOutside={close}>
          {renderPanel({
            id: panelId,
            labelId,
            query,
            clearQuery,
            onKeys: keys.listen,
            onActive: setActive,
            onLists: setLists,
            close,
          })}
        </ComboPopup>
      )}
    </div>
  )
}

/** Arrow keys open; a box that takes no text also opens with Enter and Space, as a native list does. */
function opens({ key, ctrlKey, metaKey }: KeyboardEvent<HTMLElement>, filterable: boolean): boolean {
  if (ctrlKey || metaKey) return false
  return OPENING_KEYS.has(key) || (!filterable && (key === 'Enter' || key === ' '))
}
