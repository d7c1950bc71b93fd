/** The small button at the end of a control that opens a panel below it, and gives the focus back when the panel closes. */
import { type ReactNode, type RefObject, useRef } from 'react'
import { Icon, type IconName } from './Icon'
import { Popup } from './Popup'

export interface OpenerProps {
  readonly icon: IconName
  /** Says what opens. */
  readonly label: string
  /** Id of the text that names the panel. */
  readonly labelledBy: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
  /** Called when a click is likely: the pointer or the focus is on the button. */
  readonly onNear: () => void
  readonly children: ReactNode
}

export function Opener({ icon, label, labelledBy, anchor, open, onOpen, onNear, children }: OpenerProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className="fw-icon-button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => onOpen(!open)}
      >
        <Icon name={icon} />
      </button>
      {open && (
        <Popup labelledBy={labelledBy} anchor={anchor} opener={button} onClose={() => onOpen(false)}>
          {children}
        </Popup>
      )}
    </>
  )
}
