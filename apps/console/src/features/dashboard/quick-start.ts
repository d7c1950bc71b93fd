/** Which processes to offer at once. */
import type { CatalogueEntry, Dashboard } from '@formwork/api-contract'

const OFFERED = 6

/** Used most first, then in the order of the catalogue. */
export function quickStart(entries: readonly CatalogueEntry[], ranks: Dashboard['ranks']): CatalogueEntry[] {
  const uses = new Map(ranks.map(({ processId, total }) => [processId, total]))
  return entries.toSorted((a, b) => (uses.get(b.processId) ?? 0) - (uses.get(a.processId) ?? 0)).slice(0, OFFERED)
}
