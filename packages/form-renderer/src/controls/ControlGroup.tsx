/** Several controls that make up one field: named by the label, described by tip and error, left as a whole. */
import type { FocusEvent, ReactNode } from 'react'
import { holds } from './nodes'

export interface ControlGroupProps {
  readonly id: string
  readonly role: 'group' | 'radiogroup'
  readonly labelId: string
  readonly describedBy?: string | undefined
  readonly required?: boolean
  readonly invalid?: boolean
  readonly className?: string
  /** Called when the focus goes to something outside the group. */
  readonly onLeave: () => void
  readonly children: ReactNode
}

export function ControlGroup({ id, role, labelId, describedBy, required, invalid, className, onLeave, children }: ControlGroupProps) {
  return (
    // The group does nothing by itself: it only handles the focus leaving its controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      id={id}
      role={role}
      className={className}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-required={(role === 'radiogroup' && required) || undefined}
      aria-invalid={(role === 'radiogroup' && invalid) || undefined}
      onBlur={whenLeaving(onLeave)}
    >
      {children}
    </div>
  )
}

/** Calls `onLeave` when the focus goes to something outside the element that listens. */
export function whenLeaving(onLeave: () => void): (event: FocusEvent<HTMLElement>) => void {
  return (event) => {
    if (!holds(event.currentTarget, event.relatedTarget)) onLeave()
  }
}
