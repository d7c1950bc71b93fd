/** Which key presses are meant for the page as a whole. */

/** Letters and arrows are written or moved in here. */
const TEXT = [
  'input:not([type="checkbox"], [type="radio"])',
  'textarea',
  'select',
  '[contenteditable=""]',
  '[contenteditable="true"]',
  '[role="textbox"]',
  '[role="combobox"]',
].join()
/** These handle keys themselves while they are open. */
const OVER_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

const isWithin = (target: EventTarget | null, selector: string) => target instanceof Element && target.closest(selector) !== null

export const isInText = (target: EventTarget | null): boolean => isWithin(target, TEXT)

/** The focus is in a text field, or in something open over the page. */
export const hasOwnKeys = (target: EventTarget | null): boolean => isInText(target) || isWithin(target, OVER_PAGE)

/** A key of the page: not for a text field, an input method, or something open over the page. */
export function isPageKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false
  return !hasOwnKeys(event.target) && document.querySelector('.MuiDialog-root') === null
}
