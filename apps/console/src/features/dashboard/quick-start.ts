/** Which processes to offer at once. */
import type { CatalogueEntry, Dashboard } from '@formwork/api-contract'

const OFFERED = 6

/** Used most first, then in the order of the catalogue. Ranks carry names only, so names are what is matched. */
export function quickStart(entries: readonly CatalogueEntry[], ranks: Dashboard['ranks']): CatalogueEntry[] {
  const uses = new Map(ranks.map(({ name, total }) => [name, total]))
  return entries.toSorted((a, b) => (uses.get(b.name) ?? 0) - (uses.get(a.name) ?? 0)).slice(0, OFFERED)
}
