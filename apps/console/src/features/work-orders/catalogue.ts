/** The catalogue as people look through it: by category in the order of the server, narrowed by words. */
import type { CatalogueEntry } from '@formwork/api-contract'

export interface CatalogueGroup {
  /** Empty for processes without one. */
  readonly category: string
  readonly icon: string
  readonly entries: readonly CatalogueEntry[]
}

/** Every word has to occur in name, category or remark. Processes without a category come last. */
export function catalogueGroups(entries: readonly CatalogueEntry[], search: string): CatalogueGroup[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const matches = ({ name, category, remark }: CatalogueEntry) => {
    const text = `${name}\n${category}\n${remark}`.toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  }
  const groups = new Map<string, CatalogueEntry[]>()
  for (const entry of entries.filter(matches)) groups.set(entry.category, [...(groups.get(entry.category) ?? []), entry])
  return [...groups]
    .map(([category, found]) => ({ category, icon: found[0]?.categoryIcon ?? '', entries: found }))
    .toSorted((a, b) => Number(a.category === '') - Number(b.category === ''))
}
