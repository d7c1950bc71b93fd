/** The rows of every subform of a form, and the store of a cell by the path of an issue. */
import { type AnyKnownWidget, hasRows, type ValueIssue } from '@formwork/form-schema'
import type { ValueSource } from '../../field/field-cells'
import type { FormIssue } from '../../submit/server-issues'
import { openRows, type RowStore, type RowStoreEvents } from './row-store'

export interface AllRows {
  /** The rows of a subform, by its model. */
  of(model: string): RowStore | undefined
  sourceOf(model: string): ValueSource | undefined
  /**
   * Shows the issues that stand in rows. `stay` keeps a message until its value changes: a server's cannot be validated here. `only` leaves the subforms of other
   * models as they are. @returns the other issues.
   */
  showIssues<Issue extends ValueIssue | FormIssue>(issues: readonly Issue[], stay?: boolean, only?: ReadonlySet<string>): readonly Issue[]
  readonly stores: readonly RowStore[]
}

/** The type of {@link openAllRows}, for code that gets it as an argument: it is loaded with the first form that has a subform. */
export type OpenAllRows = typeof openAllRows

export function openAllRows(
  fields: readonly AnyKnownWidget[],
  start: ReadonlyMap<string, unknown>,
  eventsOf: (model: string) => RowStoreEvents,
): AllRows {
  const byModel = new Map<string, RowStore>()
  for (const field of fields) {
    if (hasRows(field)) byModel.set(field.model, openRows(field, start.get(field.model), eventsOf(field.model)))
  }
  const stores = [...byModel.values()]
  return {
    stores,
    of: (model) => byModel.get(model),
    sourceOf(model) {
      const store = byModel.get(model)
      return store && { read: store.value, write: store.setValue }
    },
    showIssues(issues, stay = false, only) {
      const storeOf = ({ path }: ValueIssue | FormIssue) => {
        const store = typeof path[0] === 'string' ? byModel.get(path[0]) : undefined
        return store?.cellAt(path) === undefined ? undefined : store
      }
      for (const [model, store] of byModel)
        if (only?.has(model) !== false)
          store.showIssues(
            issues.filter((issue) => storeOf(issue) === store),
            stay,
          )
      return issues.filter((issue) => !storeOf(issue))
    },
  }
}
