/** Which page numbers a pager shows: first, last, and a window around the current one; null is a gap. */
export function pagesAround(current: number, pages: number): (number | null)[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, at) => at + 1)
  const from = Math.min(Math.max(current - 1, 3), pages - 4)
  const middle =
    current <= 4 ? [2, 3, 4, 5] : current >= pages - 3 ? [pages - 4, pages - 3, pages - 2, pages - 1] : [from, from + 1, from + 2]
  const left = (middle[0] ?? 2) > 2 ? [null] : []
  const right = (middle.at(-1) ?? pages) < pages - 1 ? [null] : []
  return [1, ...left, ...middle, ...right, pages]
}
