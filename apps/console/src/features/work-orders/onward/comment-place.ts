/** Where a comment is written on the page of a ticket, for the key that leads there. */
export const COMMENT_PLACE = { 'data-comment-place': '' } as const

/** Of the page in view: other pages are kept hidden behind it. */
export function focusComment(): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-comment-place] textarea')]
  places.find((one) => one.checkVisibility())?.focus()
}
