/** The choices of lists that were left: returning to the same list, with the same filters, restores them. Dropped with the window, and when the person changes. */
import { useSession } from '../../../session/session-store'

export interface Choice<Row> {
  /** Which rows there were to choose from. */
  readonly scope: string
  readonly chosen: ReadonlyMap<string, Row>
}

export interface ChoiceMemory<Row> {
  /** Undefined where the list was not left yet, or had other filters. */
  read(list: string, scope: string): Choice<Row> | undefined
  keep(list: string, choice: Choice<Row>): void
}

const all = new Set<{ clear(): void }>()

/** Of lists of one kind of row. */
export function createChoiceMemory<Row>(): ChoiceMemory<Row> {
  const kept = new Map<string, Choice<Row>>()
  all.add(kept)
  return {
    read(list, scope) {
      const choice = kept.get(list)
      return choice?.scope === scope ? choice : undefined
    },
    keep(list, choice) {
      if (choice.chosen.size === 0) kept.delete(list)
      else kept.set(list, choice)
    },
  }
}

export function forgetChoices(): void {
  for (const kept of all) kept.clear()
}

useSession.subscribe(({ user }, before) => {
  if (user?.userId !== before.user?.userId) forgetChoices()
})
