/** The ticket after one that was answered, in a list of waiting tasks. */

export interface Waiting {
  /** Ids of what still waits, in the order of the list. */
  readonly ids: readonly string[]
  /** There are no others. */
  readonly isAll: boolean
}

/**
 * The next of the list as it was opened; at its end newer ones, then skipped ones.
 * @param list - ids as they were when the first one was opened.
 * @param id - the one that was answered.
 */
export function nextTask(list: readonly string[], id: string, { ids, isAll }: Waiting): string | null {
  const at = list.indexOf(id)
  const after = list.slice(at + 1)
  const before = list.slice(0, Math.max(at, 0))
  const others = ids.filter((one) => one !== id && !list.includes(one))
  // A colleague may have answered one meanwhile; where the answer is incomplete, that is unknown for the others.
  const mayWait = (one: string) => !isAll || ids.includes(one)
  return [...after.filter(mayWait), ...others, ...before.filter((one) => ids.includes(one))][0] ?? null
}
