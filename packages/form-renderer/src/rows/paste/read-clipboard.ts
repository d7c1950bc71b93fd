/** Takes a range of cells from the clipboard, or leaves a plain text to the control it was pasted into. */
import { isCellRange, parseCells } from './parse-cells'

/** @returns null when the text is not several cells, or belongs to what was focused. */
export function readClipboard(clipboard: Pick<DataTransfer, 'getData'>, target: HTMLElement): readonly (readonly string[])[] | null {
  // Rich text takes tables as it takes all formatted text.
  if (target.isContentEditable) return null
  const text = clipboard.getData('text/plain')
  return isCellRange(text, clipboard.getData('text/html'), target.matches('textarea')) ? parseCells(text) : null
}
