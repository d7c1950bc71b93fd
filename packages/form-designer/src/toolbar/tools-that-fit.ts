/** Which tools have room in the bar. */

export interface Room {
  /** Pixels of each tool with its words, by id. */
  readonly widths: ReadonlyMap<string, number>
  /** Pixels for all of them. */
  readonly available: number
  /** Pixels between two. */
  readonly gap: number
  /** Pixels of the button whose menu holds the others. */
  readonly menu: number
  /** True where something is in the menu in any case. */
  readonly hasMenu: boolean
}

/**
 * @param ids - the one that is kept longest comes first
 * @returns those that fit: all of them, or as many of the first as leave room for the menu.
 */
export function toolsThatFit(ids: readonly string[], { widths, available, gap, menu, hasMenu }: Room): ReadonlySet<string> {
  const widthOf = (id: string) => (widths.get(id) ?? 0) + gap
  const all = ids.reduce((sum, id) => sum + widthOf(id), 0)
  if (all + (hasMenu ? menu : -gap) <= available) return new Set(ids)
  const fitting = new Set<string>()
  let left = available - menu
  for (const id of ids) {
    left -= widthOf(id)
    // The next one may be shorter; but tools that come and go in no order are found nowhere.
    if (left < 0) break
    fitting.add(id)
  }
  return fitting
}
