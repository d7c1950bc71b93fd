/** Moves the focus to a field's control, or to the first control of a group. */

const FOCUSABLE = 'input:not([tabindex="-1"]), select, textarea, button:not([tabindex="-1"])'

/** @param id - the id of the control or of the group. Does nothing when the field is not on the page. */
export function focusField(root: HTMLElement, id: string): void {
  const scope = root.getRootNode()
  const element = scope instanceof Document || scope instanceof ShadowRoot ? scope.getElementById(id) : null
  const control = element?.matches(FOCUSABLE) ? element : element?.querySelector<HTMLElement>(FOCUSABLE)
  control?.focus({ preventScroll: true })
  ;(element?.closest('.fw-field') ?? element)?.scrollIntoView({ block: 'center' })
}
