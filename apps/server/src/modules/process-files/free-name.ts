/** Names for copies of what is here already. */

/** A name may have 100 signs, with its number. */
const LONGEST = 92
/** Nobody imports one thing so often. */
const MAX_TRIES = 200

/** `Leave (2)`, `Leave (3)` and so on. */
export function candidatesOf(name: string): string[] {
  const signs = Array.from(name)
  const start = name.length > LONGEST ? `${signs.slice(0, LONGEST / 2).join('')}…` : name
  return Array.from({ length: MAX_TRIES }, (_, at) => `${start} (${at + 2})`)
}

/** The last one where all are taken: the index refuses it then. */
export function firstFree(name: string, taken: ReadonlySet<string>): string {
  const candidates = candidatesOf(name)
  return candidates.find((candidate) => !taken.has(candidate)) ?? candidates.at(-1) ?? name
}
