/** Where among a container's children a pointer would insert: before the first child whose middle lies below it. */
import type { Point } from './drag-port'

/** The attribute that marks an element as a widget's. */
export const WIDGET_ATTRIBUTE = 'data-widget-key'

export function childElements(container: Element): readonly HTMLElement[] {
  return [...container.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.hasAttribute(WIDGET_ATTRIBUTE),
  )
}

/** They stand one below the other, before whatever else the container holds: halving finds the place without measuring all of them. */
export function insertionIndex(container: Element, point: Point): number {
  const { children } = container
  let from = 0
  let to = countWidgets(container)
  while (from < to) {
    const middle = (from + to) >> 1
    const { top = 0, height = 0 } = children[middle]?.getBoundingClientRect() ?? {}
    if (point.y < top + height / 2) to = middle
    else from = middle + 1
  }
  return from
}

/** The widgets of a container come first among its children. */
export function countWidgets({ children }: Element): number {
  let count = children.length
  while (count > 0 && children[count - 1]?.hasAttribute(WIDGET_ATTRIBUTE) === false) count -= 1
  return count
}
