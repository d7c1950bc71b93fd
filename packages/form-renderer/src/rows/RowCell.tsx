/** One field of one row. It hears of its own value and error, and of what its conditions read; a key draws one cell anew. */
import type { AnyKnownWidget } from '@formwork/form-schema'
import { memo, useMemo, useSyncExternalStore } from 'react'
import { useRenderSettings } from '../context'
import { anchorOf } from '../form-problems'
import { errorIdOf, labelIdOf } from '../parts/FieldFrame'
import { FieldError } from '../parts/FieldNotes'
import { isGroupControl } from '../parts/field-semantics'
import { controlOf } from '../widget-control'
import { type CellState, watchState } from './cell-state'
import type { RowColumn } from './columns'
import { cellName, type RowId } from './row-store'
import { useTable } from './table-context'

export interface RowCellProps {
  readonly id: RowId
  readonly column: RowColumn
}

export const RowCell = memo(function RowCell({ id, column }: RowCellProps) {
  return column.state ? <FieldCell id={id} column={column} state={column.state} /> : <ConditionalCell id={id} column={column} />
})

function ConditionalCell({ id, column }: RowCellProps) {
  const { engine, store } = useTable()
  const watched = useMemo(() => watchState(engine, store, column.field, id), [engine, store, column, id])
  const state = useSyncExternalStore(watched.subscribe, watched.read, watched.read)
  return state.shown ? <FieldCell id={id} column={column} state={state} /> : null
}

function FieldCell({ id: row, column, state }: RowCellProps & { readonly state: CellState }) {
  const settings = useRenderSettings()
  const { mode, slots, idPrefix } = settings
  const { store, disabled, readOnly } = useTable()
  const { field, label, tip, tipId } = column
  const cell = store.cells.cell(cellName(row, field.model))
  const snapshot = useSyncExternalStore(cell.subscribe, cell.read, cell.read)
  const widget = useOffered(field, state.choices)
  const id = `${idPrefix}${anchorOf(field.key, row)}`
  const isEditing = mode === 'edit'
  const error = isEditing ? snapshot.error : undefined
  const Label = isEditing && !isGroupControl(field) ? 'label' : 'span'
  return (
    <>
      <Label id={labelIdOf(id)} className="fw-label" {...(Label === 'label' && { htmlFor: id })}>
        {isEditing && state.required && (
          <span className="fw-required" aria-hidden="true">
            *
          </span>
        )}
        {label}
      </Label>
      {controlOf(settings, {
        widget,
        id,
        tipId,
        tip: isEditing ? tip : '',
        value: snapshot.value,
        error,
        onChange: cell.onChange,
        onBlur: cell.onBlur,
        disabled: disabled || column.disabled,
        readOnly: readOnly || state.readOnly,
        required: state.required,
        renderWidgets: drawNothing,
      })}
      {error ? <FieldError id={errorIdOf(id)} type={field.type} model={field.model} text={error} slots={slots} /> : null}
    </>
  )
}

/** Fields of a row hold no others: its grids are flattened into columns. */
const drawNothing = () => null

/** The field with those choices alone that are offered in this row. */
function useOffered(field: AnyKnownWidget, offered: CellState['choices']): AnyKnownWidget {
  return useMemo(() => {
    if (offered === null || !('options' in field.options)) return field
    const values = new Set(offered.map(String))
    const options = field.options.options.filter(({ value }) => values.has(String(value)))
    return { ...field, options: { ...field.options, options } } as AnyKnownWidget
  }, [field, offered])
}
