/** Whether a key pressed on an element is text for it, so that the designer must not handle it. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('.cm-editor, [role="textbox"], [role="combobox"]') !== null) return true
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}
