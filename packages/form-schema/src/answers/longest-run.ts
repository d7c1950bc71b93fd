/** The longest run of numbers that rise: whatever is not in it has moved. */

/** @returns the indexes of a longest rising run of `numbers`. */
export function longestRun(numbers: readonly number[]): ReadonlySet<number> {
  /** By length of a run less one: the index at which such a run ends lowest. */
  const ends: number[] = []
  const before: (number | undefined)[] = []
  for (const [index, number] of numbers.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1
      else high = middle
    }
    before[index] = ends[low - 1]
    ends[low] = index
  }
  const run = new Set<number>()
  for (let at = ends.at(-1); at !== undefined; at = before[at]) run.add(at)
  return run
}
