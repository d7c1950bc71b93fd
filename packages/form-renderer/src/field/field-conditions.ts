/**
 * A widget with its conditions applied: shown or not, and its options with the required, read-only and disabled state and the
 * choices that hold now. What draws or validates a widget uses this one, so conditions are applied in one place.
 */
import { type AnyKnownWidget, conditionOf, formVisibility, type FormValues, logicOf } from '@formwork/form-schema'
import type { FieldCells } from './field-cells'
import type { FormPlan } from '../form/form-plan'
import { type SetOptions, withOptions } from './with-options'

/** The fields of one row that a condition may read, and where their values are. */
export interface RowReads {
  readonly cells: FieldCells
  readonly cellOf: (model: string) => string
}

export interface WatchedField {
  readonly subscribe: (listener: () => void) => () => void
  /** Null while the widget is hidden; another object only when a condition's result changed. */
  readonly read: () => AnyKnownWidget | null
}

interface Surroundings {
  readonly plan: FormPlan
  readonly cells: FieldCells
}

/**
 * True when the widget has a condition of its own, or its value is computed. Where what hides the widgets around it takes it off the page too, it needs no other answer, and a
 * thousand widgets without one keep none.
 */
export function hasOwnConditions(widget: AnyKnownWidget): boolean {
  const { showWhen, requiredWhen, readonlyWhen, choicesWhen, computed } = logicOf(widget)
  return conditionOf(widget) !== null || [showWhen, requiredWhen, readonlyWhen, choicesWhen, computed].some((part) => part !== undefined)
}

/** True when something decides about the widget: by values of the form, or of its own row. */
export function hasConditions({ plan }: Surroundings, widget: AnyKnownWidget): boolean {
  const visibility = formVisibility(plan.form)
  return hasOwnConditions(widget) || visibility.reads(widget.key).length > 0 || visibility.rowReads(widget.key).length > 0
}

/** True when the result differs from row to row. */
export function readsRow({ plan }: Surroundings, { key }: AnyKnownWidget): boolean {
  return formVisibility(plan.form).rowReads(key).length > 0
}

/** @param row - the widget's row; without it only the form's own values decide. */
export function watchField({ plan, cells }: Surroundings, widget: AnyKnownWidget, row?: RowReads): WatchedField {
  const { key } = widget
  const visibility = formVisibility(plan.form)
  const formModels = visibility.reads(key).filter((model) => plan.byModel.has(model))
  const rowModels = row ? visibility.rowReads(key) : []
  let answers = ''
  let known: AnyKnownWidget | null = widget
  return {
    subscribe(listener) {
      const ends = formModels.map((model) => cells.cell(model).subscribe(listener))
      if (row) ends.push(...rowModels.map((model) => row.cells.cell(row.cellOf(model)).subscribe(listener)))
      return () => ends.forEach((end) => end())
    },
    read() {
      const values: FormValues = Object.fromEntries(formModels.map((model) => [model, cells.valueOf(model)]))
      const own: FormValues = row ? Object.fromEntries(rowModels.map((model) => [model, row.cells.valueOf(row.cellOf(model))])) : {}
      if (!visibility.isShown(key, values, own)) return null
      const required = visibility.isRequired(key, values, own)
      const readonly = visibility.isReadonly(key, values, own)
      const choices = visibility.choicesOf(key, values, own)
      const next = JSON.stringify([required, readonly, choices])
      if (next !== answers) {
        answers = next
        known = withAnswers(widget, { required, readonly }, choices)
      }
      return known
    },
  }
}

interface Flags {
  readonly required: boolean
  readonly readonly: boolean
}

function withAnswers(widget: AnyKnownWidget, flags: Flags, offered: readonly unknown[] | null): AnyKnownWidget {
  return withOptions(widget, {
    ...flags,
    // A type that cannot be read-only is disabled instead.
    ...(flags.readonly && !Object.hasOwn(widget.options, 'readonly') && { disabled: true }),
    ...offeredChoices(widget, offered),
  })
}

/** The choices that are left; only choices of the definition itself have conditions. */
function offeredChoices({ options }: AnyKnownWidget, offered: readonly unknown[] | null): Pick<SetOptions, 'options'> {
  if (offered === null || !('options' in options)) return {}
  const values = new Set(offered.map(String))
  return { options: options.options.filter(({ value }) => values.has(String(value))) }
}
