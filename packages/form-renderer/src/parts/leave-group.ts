/** Tells leaving a group of controls from moving inside it. */
import type { FocusEvent } from 'react'

/** Calls `onLeave` when the focus goes to something outside the element that listens. */
export function whenLeaving(onLeave: () => void): (event: FocusEvent<HTMLElement>) => void {
  return (event) => {
    const next: EventTarget | null = event.relatedTarget
    if (!(next instanceof Node) || !event.currentTarget.contains(next)) onLeave()
  }
}
