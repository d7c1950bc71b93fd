/** One row: its handle, its cells, its actions. Cells have their own subscriptions, so a row draws again only when it moves. */
import { memo, type ReactNode, useSyncExternalStore } from 'react'
import { useRenderSettings } from '../form/render-settings'
import { useLargerMessages } from '../messages/use-larger-messages'
import { ErrorBoundary } from '../field/ErrorBoundary'
import { Icon, ICONS } from '../controls/Icon'
import { useIsNear } from '../performance/NearScreen'
import type { RendererSlots } from '../api/slots'
import type { RowColumn } from './columns'
import { ConditionalCell, RowCell } from './RowCell'
import type { RowId } from './store/row-list'
import { useTable } from './table-context'

export interface TableRowProps {
  readonly id: RowId
  /** Position among the shown rows, from 0. */
  readonly index: number
  readonly columns: readonly RowColumn[]
}

export const TableRow = memo(function TableRow({ id, index, columns }: TableRowProps) {
  const table = useTable()
  const isNear = useIsNear()
  const { canEdit } = table
  return (
    <div role="row" className="fw-rows-line fw-rows-row" data-row={id}>
      <div role="rowheader" className="fw-rows-lead">
        {canEdit ? <RowHandle id={id} index={index} /> : <span className="fw-rows-number">{index + 1}</span>}
      </div>
      {columns.map((column) => (
        <div key={column.field.key} role="cell" className="fw-rows-cell" data-type={column.field.type} data-field={column.field.model}>
          {column.variesByRow ? (
            <ErrorBoundary widget={{ name: column.label, model: column.field.model }}>
              <ConditionalCell table={table} id={id} column={column} />
            </ErrorBoundary>
          ) : (
            <RowCell table={table} id={id} column={column} field={column.field} />
          )}
        </div>
      ))}
      {canEdit && (
        <div role="cell" className="fw-rows-acts">
          {isNear && <RowButtons id={id} index={index} />}
        </div>
      )}
    </div>
  )
})

interface RowPartProps {
  readonly id: RowId
  readonly index: number
}

/** The number of the row: drags it, opens its menu, and takes the keys that move and remove it. */
function RowHandle({ id, index }: RowPartProps) {
  const messages = useLargerMessages()
  const { actions } = useTable()
  return (
    <button
      type="button"
      className="fw-rows-handle"
      data-handle={id}
      aria-haspopup="menu"
      aria-label={messages.rowHandle(index + 1)}
      title={messages.rowHandleHint}
      onClick={(event) => actions.openMenu(id, event.currentTarget)}
    >
      {index + 1}
    </button>
  )
}

function RowButtons({ id, index }: RowPartProps) {
  const { slots } = useRenderSettings()
  const messages = useLargerMessages()
  const { actions } = useTable()
  // The menu and the Delete key on the handle do the same, so the button stays out of the tab order.
  const remove = (
    <button
      type="button"
      tabIndex={-1}
      className="fw-icon-button fw-rows-remove"
      aria-label={messages.removeRowNumber(index + 1)}
      onClick={() => actions.remove(id)}
    >
      <Icon path={ICONS.clear} />
    </button>
  )
  return slots.rowActions ? (
    <OwnButtons Slot={slots.rowActions} id={id} index={index}>
      {remove}
    </OwnButtons>
  ) : (
    remove
  )
}

interface OwnButtonsProps extends RowPartProps {
  readonly Slot: NonNullable<RendererSlots['rowActions']>
  readonly children: ReactNode
}

/** The host's buttons. They get the values of the row, so they render at every key in it. */
function OwnButtons({ Slot, id, index, children }: OwnButtonsProps) {
  const { actions, store } = useTable()
  const readRow = () => store.rowValues(id)
  const row = useSyncExternalStore(store.cells.subscribeValues, readRow, readRow)
  const count = useSyncExternalStore(store.subscribe, store.shown, store.shown).length
  return (
    <Slot
      model={store.subform.model}
      index={index}
      count={count}
      row={row}
      onRemove={() => actions.remove(id)}
      {...(index > 0 && { onMoveUp: () => actions.move(id, index - 1) })}
      {...(index < count - 1 && { onMoveDown: () => actions.move(id, index + 1) })}
    >
      {children}
    </Slot>
  )
}
