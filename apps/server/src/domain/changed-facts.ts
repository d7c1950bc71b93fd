/** What differs between two descriptions of a thing. */

export type Facts = Readonly<Record<string, unknown>>

/**
 * Both reduced to the properties in which they differ.
 *
 * @param collections - properties that hold many things by their id: of these only the things that differ are kept
 */
export function changedFacts(before: Facts, after: Facts, collections: readonly string[] = []): { before: Facts; after: Facts } {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const differing = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  const pairs = differing.map((key) => {
    const [old, now] = [before[key], after[key]]
    if (!collections.includes(key)) return { key, old, now }
    const parts = changedFacts(Object(old), Object(now))
    return { key, old: parts.before, now: parts.after }
  })
  return { before: picked(pairs.map(({ key, old }) => [key, old])), after: picked(pairs.map(({ key, now }) => [key, now])) }
}

const picked = (entries: readonly (readonly [string, unknown])[]): Facts =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined))
