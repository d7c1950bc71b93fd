/** Text that is written before the editor's code is loaded, in an editable element of the browser's own: as HTML of the few formats that keys make there. */

const MARKS: Readonly<Record<string, string>> = { B: 'strong', STRONG: 'strong', I: 'em', EM: 'em', U: 'u', S: 's', STRIKE: 's' }
const BLOCKS = /^(?:DIV|P|LI|UL|OL|BLOCKQUOTE|H[1-6]|PRE)$/
/** By their names in the editor. */
const EARLY_MARKS = ['bold', 'italic', 'underline'] as const

/** False in the DOM of tests, jsdom and happy-dom, which has no layout: the editor cannot run there. */
export const hasLayout = (): boolean => typeof Selection === 'function' && 'modify' in Selection.prototype

/** `before`, and what stands in the element: its first line goes on in the last paragraph. */
export function withWritten(before: string, written: Node): string {
  const [first = '', ...further] = linesOf(written)
  if (first === '' && further.length === 0) return before
  const paragraphs = further.map((line) => `<p>${line}</p>`).join('')
  return before.endsWith('</p>') ? `${before.slice(0, -4)}${first}</p>${paragraphs}` : `${before}<p>${first}</p>${paragraphs}`
}

function linesOf(element: Node): readonly string[] {
  const lines = ['']
  const write = (text: string) => lines.push((lines.pop() ?? '') + text)
  const visit = (node: Node, marks: readonly string[]) => {
    if (node.nodeType === Node.TEXT_NODE) {
      for (const [index, line] of (node.nodeValue ?? '').split('\n').entries()) {
        if (index > 0) lines.push('')
        if (line !== '') write(marks.reduceRight((inner, mark) => `<${mark}>${inner}</${mark}>`, escaped(line)))
      }
      return
    }
    // The last break of a line only keeps it open.
    const isBreak = node.nodeName === 'BR' && node.nextSibling !== null
    if (isBreak || (BLOCKS.test(node.nodeName) && node.previousSibling !== null)) lines.push('')
    const mark = MARKS[node.nodeName]
    for (const child of node.childNodes) visit(child, mark === undefined || marks.includes(mark) ? marks : [...marks, mark])
  }
  for (const child of element.childNodes) visit(child, [])
  return lines
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export interface EarlyText {
  readonly hasFocus: boolean
  /** The formats at the caret, by their names in the editor. */
  readonly marks: Readonly<Record<string, boolean>>
  /** Blanks at the end, which are none in HTML. */
  readonly blanks: string
}

/** Kept until the editor reads it. */
export function keepLeft() {
  let kept: EarlyText = { hasFocus: false, marks: {}, blanks: '' }
  return {
    keep(left: EarlyText) {
      kept = left
    },
    take: () => kept,
  }
}

/** How the element is left when the editor takes its place. */
export function leaveEarly(element: HTMLElement | null): EarlyText {
  const root = element?.getRootNode()
  const hasFocus = (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === element
  const marks = hasFocus ? Object.fromEntries(EARLY_MARKS.map((mark) => [mark, document.queryCommandState(mark)])) : {}
  const [, blanks = ''] = (element && /( +)(?:<\/\w+>)*$/.exec(linesOf(element).at(-1) ?? '')) ?? []
  return { hasFocus, marks, blanks }
}

/** Plain text only: other formats on the clipboard are not cleaned yet. @returns false where the browser has to do it by itself. */
export function writePlain(transfer: DataTransfer): boolean {
  return typeof document.execCommand === 'function' && document.execCommand('insertText', false, transfer.getData('text/plain'))
}
