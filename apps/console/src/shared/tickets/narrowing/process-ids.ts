/** The processes that a list is narrowed to, as its address and its kept views have them. */

/** @example idsOf('a,b') // ['a', 'b'] */
export const idsOf = (process: string): readonly string[] => (process === '' ? [] : process.split(','))

/** In one order: the same processes are the same list, whichever was chosen first. */
export const joinedIds = (ids: readonly string[]): string => ids.toSorted().join(',')
