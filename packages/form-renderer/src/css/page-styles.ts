/**
 * Styles that come with the larger widgets. They are given to every document and shadow root in which a form stands, as sheets that are made by script: a policy
 * without inline styles allows them, and no bundler has to know what to do with a stylesheet (ADR 0028).
 */

type Root = Document | ShadowRoot

const texts: string[] = []
const roots: WeakRef<Root>[] = []

function adopt(root: Root, text: string): void {
  // A sheet belongs to the document of the window that made it; a test browser may not support any.
  const Sheet = (root.ownerDocument ?? root).defaultView?.CSSStyleSheet
  if (!Sheet || !root.adoptedStyleSheets) return
  const sheet = new Sheet()
  sheet.replaceSync(text)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

/** Gives these styles to every root that is known, and to each that comes. The same text again does nothing. */
export function addStyles(text: string): void {
  if (texts.includes(text)) return
  texts.push(text)
  for (const known of roots) {
    const root = known.deref()
    if (root) adopt(root, text)
  }
}

/** Says that a form stands in the document or shadow root of `element`, also before it is put there. */
export function styleRootOf(element: Element): void {
  const found = element.getRootNode()
  const root = 'adoptedStyleSheets' in found ? (found as Root) : element.ownerDocument
  if (roots.some((known) => known.deref() === root)) return
  roots.push(new WeakRef(root))
  for (const text of texts) adopt(root, text)
}
