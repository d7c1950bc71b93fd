/** All errors of the form, in document order, for the summary above it. */
import type { FieldCells } from '../field/field-cells'
import { fieldName } from '../field/field-names'
import type { FormPlan } from '../form/form-plan'
import type { AllRows } from '../rows/store/all-rows'

export interface FieldProblem {
  /** Id of the control, without the form's prefix. */
  readonly anchor: string
  readonly message: string
  /** Position of the row among those shown, from 0, for a field of a subform's row. */
  readonly row?: number
}

export interface FormProblems {
  /** A new list only when something changed. */
  readonly read: () => readonly FieldProblem[]
  readonly subscribe: (listener: () => void) => () => void
}

/** Id of a control, without the form's prefix. `row` distinguishes the controls of one field in several rows. */
export function anchorOf(key: string, row?: number): string {
  return row === undefined ? fieldName(key) : `${fieldName(key)}-r${row}`
}

export function watchProblems({ fields }: FormPlan, cells: FieldCells, rows: AllRows): FormProblems {
  const sources = [cells.subscribeErrors, ...rows.stores.flatMap((store) => [store.cells.subscribeErrors, store.subscribe])]
  let known: readonly FieldProblem[] | null = null
  for (const subscribe of sources) subscribe(() => (known = null))
  const list = () =>
    fields.flatMap(({ key, model }): FieldProblem[] => {
      const message = cells.errors().get(model)?.message
      const own = message === undefined ? [] : [{ anchor: anchorOf(key), message }]
      const inRows = rows.of(model)?.problems() ?? []
      return [
        ...own,
        ...inRows.map(({ id, index, field, message: text }) => ({ anchor: anchorOf(field.key, id), message: text, row: index })),
      ]
    })
  return {
    read() {
      known ??= list()
      return known
    },
    subscribe(listener) {
      const ends = sources.map((subscribe) => subscribe(listener))
      return () => ends.forEach((end) => end())
    },
  }
}
