/** Where among a container's children a pointer would insert: before the first child whose middle lies below it. */
import type { Point } from './drag-port'

/** The attribute that marks an element as a widget's. */
export const WIDGET_ATTRIBUTE = 'data-widget-key'

export function childElements(container: Element): readonly HTMLElement[] {
  return [...container.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.hasAttribute(WIDGET_ATTRIBUTE),
  )
}

export function insertionIndex(container: Element, point: Point): number {
  const children = childElements(container)
  const index = children.findIndex((child) => {
    const { top, height } = child.getBoundingClientRect()
    return point.y < top + height / 2
  })
  return index < 0 ? children.length : index
}
