/** The small button in a control that opens a panel below it, and gives the focus back when the panel closes. */
import { type ReactNode, type RefObject, useRef } from 'react'
import { Popup } from './Popup'

export interface OpenerProps {
  /** What the button shows: an icon, or the colour that is chosen. */
  readonly face: ReactNode
  readonly className?: string
  /** The button's accessible name. */
  readonly label: string
  /** Id of the field's label: it names the panel, and tells this button from those of other fields. */
  readonly labelledBy: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
  /** Called when a click is likely: the pointer or the focus is on the button. */
  readonly onNear: () => void
  readonly children: ReactNode
}

export function Opener({ face, className = 'fw-icon-button', label, labelledBy, anchor, open, onOpen, onNear, children }: OpenerProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-describedby={labelledBy}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => onOpen(!open)}
      >
        {face}
      </button>
      {open && (
        <Popup labelledBy={labelledBy} anchor={anchor} opener={button} onClose={() => onOpen(false)}>
          {children}
        </Popup>
      )}
    </>
  )
}
