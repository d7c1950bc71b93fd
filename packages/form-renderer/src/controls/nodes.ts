/**
 * Nodes by what they are and not by whose window made them: a form may stand in a frame, where `instanceof Node` asks the wrong window, or in a
 * shadow root, whose ids the document does not know.
 */

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'nodeType' in value
}

export function isElement(value: unknown): value is HTMLElement {
  return isNode(value) && value.nodeType === 1
}

/** True for what lies in an element; false for null and for what is no node. */
export function holds(element: Element, value: unknown): boolean {
  return isNode(value) && element.contains(value)
}

/** The element of this id in the same document or shadow root. */
export function elementById(near: Element, id: string): HTMLElement | null {
  const root: Node & Partial<Pick<Document, 'getElementById'>> = near.getRootNode()
  return root.getElementById?.(id) ?? null
}
