/** Which ticket comes after one that was answered, in a list of what waits for somebody. */

export interface Waiting {
  /** Ids of what still waits, in the order of the list. */
  readonly ids: readonly string[]
  /** There are no others. */
  readonly isAll: boolean
}

/**
 * The next of the list as it was opened; at its end what has come since, then what was passed over.
 * @param list - ids as they stood when the first one was opened.
 * @param id - the one that was answered.
 */
export function nextTask(list: readonly string[], id: string, { ids, isAll }: Waiting): string | null {
  const at = list.indexOf(id)
  const after = list.slice(at + 1)
  const before = list.slice(0, Math.max(at, 0))
  const others = ids.filter((one) => one !== id && !list.includes(one))
  // A colleague may have answered one meanwhile; of those that were not told nobody knows.
  const mayWait = (one: string) => !isAll || ids.includes(one)
  return [...after.filter(mayWait), ...others, ...before.filter((one) => ids.includes(one))][0] ?? null
}
