/** What the conditions say about one field at this moment, listened to by the fields they read and no others. */
import { type AnyKnownWidget, type ChoiceValue, formVisibility, type FormValues } from '@formwork/form-schema'
import type { FormEngine } from '../form-engine'
import { cellName, type RowId, type RowStore } from './row-store'

export interface CellState {
  readonly shown: boolean
  readonly required: boolean
  readonly readOnly: boolean
  /** The values of the choices that are offered; null when all are. */
  readonly choices: readonly ChoiceValue[] | null
}

export interface WatchedState {
  readonly subscribe: (listener: () => void) => () => void
  /** A new object only when an answer turned. */
  readonly read: () => CellState
}

/** True when a row's own values decide something about the field, so that each row has to be asked. */
export function readsRow(engine: FormEngine, field: AnyKnownWidget): boolean {
  return formVisibility(engine.plan.form).rowReads(field.key).length > 0
}

/** @param id - the row, or null for a field about which only the form's own values decide. */
export function watchState(engine: FormEngine, store: RowStore, field: AnyKnownWidget, id: RowId | null): WatchedState {
  const { key } = field
  const visibility = formVisibility(engine.plan.form)
  const formModels = visibility.reads(key).filter((model) => engine.plan.byModel.has(model))
  const rowModels = id === null ? [] : visibility.rowReads(key).map((model): [string, string] => [model, cellName(id, model)])
  let known: CellState | null = null
  return {
    subscribe(listener) {
      const ends = [
        ...formModels.map((model) => engine.cells.cell(model).subscribe(listener)),
        ...rowModels.map(([, cell]) => store.cells.cell(cell).subscribe(listener)),
      ]
      return () => ends.forEach((end) => end())
    },
    read() {
      const values: FormValues = Object.fromEntries(formModels.map((model) => [model, engine.cells.valueOf(model)]))
      const row: FormValues = Object.fromEntries(rowModels.map(([model, cell]) => [model, store.cells.valueOf(cell)]))
      const next = {
        shown: visibility.isShown(key, values, row),
        required: visibility.isRequired(key, values, row),
        readOnly: visibility.isReadonly(key, values, row),
        choices: visibility.choicesOf(key, values, row),
      }
      if (!known || !sameState(known, next)) known = next
      return known
    },
  }
}

function sameState(one: CellState, other: CellState): boolean {
  const isSameChoice = one.choices === other.choices || one.choices?.join('\n') === other.choices?.join('\n')
  return one.shown === other.shown && one.required === other.required && one.readOnly === other.readOnly && isSameChoice
}
