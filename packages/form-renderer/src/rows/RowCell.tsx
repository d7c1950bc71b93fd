/** One field of one row. It hears of its own value and error, and of what its conditions read; a key draws one cell anew. */
import type { AnyKnownWidget } from '@formwork/form-schema'
import { memo, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useRenderSettings } from '../context'
import { watchField } from '../field-now'
import { anchorOf } from '../form-problems'
import { errorIdOf, labelIdOf } from '../parts/FieldFrame'
import { FieldError } from '../parts/FieldNotes'
import { isGroupControl } from '../parts/field-semantics'
import { controlOf, flagsOf } from '../widget-control'
import { type RowColumn, rowReads } from './columns'
import { cellName, type RowId } from './row-store'
import { useTable } from './table-context'

export interface RowCellProps {
  readonly id: RowId
  readonly column: RowColumn
}

/** A field about which the values of its own row decide. */
export const ConditionalCell = memo(function ConditionalCell({ id, column }: RowCellProps) {
  const { engine, store } = useTable()
  const { subscribe, read } = useMemo(() => watchField(engine, column.field, rowReads(store, id)), [engine, store, column, id])
  const now = useSyncExternalStore(subscribe, read, read)
  // As in the form: what was wrong a moment ago may be right now.
  useEffect(() => store.recheck(cellName(id, column.field.model)), [store, now, id, column])
  return now && <RowCell id={id} column={column} field={now} />
})

export const RowCell = memo(function RowCell({ id: row, column, field }: RowCellProps & { readonly field: AnyKnownWidget }) {
  const settings = useRenderSettings()
  const { mode, slots, idPrefix } = settings
  const { store, disabled, readOnly } = useTable()
  const { label, tip, tipId } = column
  const cell = store.cells.cell(cellName(row, field.model))
  const snapshot = useSyncExternalStore(cell.subscribe, cell.read, cell.read)
  const flags = flagsOf(field)
  const id = `${idPrefix}${anchorOf(field.key, row)}`
  const isEditing = mode === 'edit'
  const error = isEditing ? snapshot.error : undefined
  const Label = isEditing && !isGroupControl(field) ? 'label' : 'span'
  return (
    <>
      <Label id={labelIdOf(id)} className="fw-label" {...(Label === 'label' && { htmlFor: id })}>
        {isEditing && flags.required === true && (
          <span className="fw-required" aria-hidden="true">
            *
          </span>
        )}
        {label}
      </Label>
      {controlOf(settings, {
        widget: field,
        id,
        tipId,
        tip: isEditing ? tip : '',
        value: snapshot.value,
        error,
        onChange: cell.onChange,
        onBlur: cell.onBlur,
        disabled: disabled || flags.disabled === true,
        readOnly: readOnly || flags.readonly === true,
        required: flags.required === true,
        renderWidgets: drawNothing,
      })}
      {/* Seen in cards alone, where no title stands above; the one under the title is what describes the control. */}
      {isEditing && tip !== '' && (
        <div className="fw-tip" aria-hidden="true">
          {tip}
        </div>
      )}
      {error ? <FieldError id={errorIdOf(id)} type={field.type} model={field.model} text={error} slots={slots} /> : null}
    </>
  )
})

/** Fields of a row hold no others: its grids are flattened into columns. */
const drawNothing = () => null
