/** One field of one row. It subscribes to its own value and error, and to what its conditions read; a key press renders one cell again. */
import { type AnyKnownWidget, typeOf } from '@formwork/form-schema'
import { memo, useEffect, useMemo, useSyncExternalStore } from 'react'
import { CellHost } from '../performance/CellHost'
import type { RenderSettings } from '../form/render-settings'
import type { FieldSnapshot } from '../field/field-cells'
import { watchField } from '../field/field-conditions'
import { anchorOf } from '../submit/form-problems'
import { errorIdOf, labelIdOf } from '../performance/inlined/field-frame'
import { FieldError } from '../field/FieldNotes'
import { isGroupControl } from '../field/field-semantics'
import { controlOf, flagsOf } from '../performance/inlined/widget-control'
import { type RowColumn, rowReads } from './columns'
import type { RowId } from './store/row-list'
import { cellName } from './store/row-cells'
import type { TableSettings } from './table-context'

export interface RowCellProps {
  readonly table: TableSettings
  readonly id: RowId
  readonly column: RowColumn
}

/** A field whose conditions read values of its own row. */
export const ConditionalCell = memo(function ConditionalCell({ table, id, column }: RowCellProps) {
  const { engine, store } = table
  const { subscribe, read } = useMemo(() => watchField(engine, column.field, rowReads(store, id)), [engine, store, column, id])
  const now = useSyncExternalStore(subscribe, read, read)
  // As in the form: what was wrong a moment ago may be right now.
  useEffect(() => store.recheck(cellName(id, column.field.model)), [store, now, id, column])
  return now && <RowCell table={table} id={id} column={column} field={now} />
})

export class RowCell extends CellHost<RowCellProps & { readonly field: AnyKnownWidget }> {
  protected cell() {
    const { table, id, field } = this.props
    return table.store.cells.cell(cellName(id, field.model))
  }

  protected widget() {
    const { column, field } = this.props
    return { name: column.label, model: field.model }
  }

  protected draw(settings: RenderSettings, snapshot: FieldSnapshot) {
    const { mode, slots, idPrefix } = settings
    const { table, id: row, column, field } = this.props
    const { label, tip, tipId } = column
    const { onChange, onBlur } = this.cell()
    const flags = flagsOf(field)
    const id = `${idPrefix}${anchorOf(field.key, row)}`
    const isEditing = mode === 'edit'
    const error = isEditing ? snapshot.error : undefined
    const Label = isEditing && !isGroupControl(field) ? 'label' : 'span'
    return (
      <>
        <Label
          id={labelIdOf(id)}
          className={isEditing && flags.required === true ? 'fw-label fw-label--required' : 'fw-label'}
          {...(Label === 'label' && { htmlFor: id })}
        >
          {label}
        </Label>
        {controlOf(settings, {
          widget: field,
          id,
          tipId,
          tip: isEditing ? tip : '',
          value: snapshot.value,
          error,
          onChange,
          onBlur,
          disabled: table.disabled || flags.disabled === true,
          readOnly: table.readOnly || flags.readonly === true,
          required: flags.required === true,
          renderWidgets: drawNothing,
        })}
        {/* Shown in cards only, which have no column titles; the tip under the title describes the control. */}
        {isEditing && tip !== '' && (
          <div className="fw-tip" aria-hidden="true">
            {tip}
          </div>
        )}
        {error ? <FieldError id={errorIdOf(id)} type={typeOf(field)} model={field.model} issue={error} slots={slots} /> : null}
      </>
    )
  }
}

/** Fields of a row hold no others: its grids are flattened into columns. */
const drawNothing = () => null
