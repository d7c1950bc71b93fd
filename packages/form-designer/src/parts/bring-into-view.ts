/** Scrolls by as little as it takes to show an element. Does nothing in a DOM without layout, in which tests of a host run. */
export function bringIntoView(element: Element | null | undefined): void {
  const place: Partial<Pick<Element, 'scrollIntoView'>> | null | undefined = element
  place?.scrollIntoView?.({ block: 'nearest' })
}
