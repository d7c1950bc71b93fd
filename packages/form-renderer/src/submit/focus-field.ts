/** Moves the focus to a field's control, or to the first control of a group. */
import { skipLayoutOfFarChunks } from '../performance/far-chunks'

export const FOCUSABLE =
  'input:not([tabindex="-1"]), select, textarea, button:not([tabindex="-1"]), [tabindex="0"], [contenteditable="true"]'

/** @param id - the id of the control or of the group. @returns false, and does nothing, when the field is not on the page. */
export function focusField(root: HTMLElement, id: string): boolean {
  // The form may stand in a shadow root or in another window's document, where `instanceof Document` says no.
  const scope: Node & Partial<Pick<Document, 'getElementById'>> = root.getRootNode()
  const element = scope.getElementById?.(id)
  if (!element) return false
  const control = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE)
  skipLayoutOfFarChunks(root, element, () => {
    control?.focus({ preventScroll: true })
    // The DOM that tests of a host run in lays out nothing.
    const place: Partial<Pick<Element, 'scrollIntoView'>> = element.closest('.fw-rows-cell, .fw-field') ?? element
    place.scrollIntoView?.({ block: 'center' })
  })
  return true
}
