/**
 * At each change React takes the name of an input away and writes its type again. The browser then forgets the names of all controls of the form, and
 * gathers them anew as soon as React reads a property of the form element, which it does for every event: 1.1 ms a key where there are a thousand
 * fields. Our text inputs have neither attribute, and a name that is a property of their own is no news to the form.
 */
import type { FocusEvent } from 'react'

/** Hears which control gets the focus: none is typed into without it. */
export function keepNameless({ target }: FocusEvent): void {
  if (target.className === 'fw-input') Object.defineProperty(target, 'name', { value: '', writable: true })
}
