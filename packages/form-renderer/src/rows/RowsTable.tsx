/** The rows of a subform: a table where it is wide enough, cards where it is not; the same elements in both. */
import { VALUE_LIMITS } from '@formwork/form-schema'
import { type ClipboardEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { useRenderSettings } from '../form/render-settings'
import { useLargerMessages } from '../messages/use-larger-messages'
import type { FormEngine } from '../form/form-engine'
import { whenLeaving } from '../controls/ControlGroup'
import { EmptyState } from '../controls/EmptyState'
import { Near } from '../performance/NearScreen'
import { useCss } from '../css/use-css'
import { columnTracks } from './column-widths'
import { pasteColumn, type RowColumn, useColumns } from './columns'
import { readClipboard } from './paste/read-clipboard'
import { type RowsNote, createRowActions } from './row-actions'
import { chunkRows } from '../performance/row-chunks'
import { startRowDrag } from './row-drag'
import { onRowKey } from './row-keys'
import type { RowId } from './store/row-list'
import type { RowStore } from './store/row-store'
import { type OpenMenu, RowMenu } from './RowMenu'
import { RowsHead } from './RowsHead'
import { RowsNotice } from './RowsNotice'
import { type TableSettings, TableProvider } from './table-context'
import { placeOf } from './table-places'
import { openTableSurface } from './table-surface'
import { TableRow } from './TableRow'
import { isElement } from '../controls/nodes'

export interface RowsTableProps {
  readonly engine: FormEngine
  readonly store: RowStore
  readonly id: string
  readonly labelId: string
  readonly describedBy: string | undefined
  readonly disabled: boolean
  readonly readOnly: boolean
  readonly onLeave: () => void
}

export function RowsTable({ engine, store, id, labelId, describedBy, disabled, readOnly, onLeave }: RowsTableProps) {
  const { mode } = useRenderSettings()
  const messages = useLargerMessages()
  const columns = useColumns(engine, store)
  const shown = useSyncExternalStore(store.subscribe, store.shown, store.shown)
  const [surface] = useState(openTableSurface)
  const { attachTable, attachVoice } = surface
  const [note, setNote] = useState<RowsNote | null>(null)
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const canEdit = mode === 'edit' && !disabled && !readOnly

  const table = useMemo<TableSettings>(() => {
    const openMenu = (row: RowId, handle: HTMLElement) => setMenu({ id: row, handle })
    const actions = createRowActions({ store, messages, surface, note: setNote, openMenu })
    return { engine, store, actions, canEdit, disabled, readOnly }
  }, [engine, store, messages, surface, canEdit, disabled, readOnly])
  const { actions } = table

  const onPaste = (event: ClipboardEvent) => {
    const target = isElement(event.target) ? event.target : null
    const place = target && placeOf(target)
    const range = place && canEdit ? readClipboard(event.clipboardData, target) : null
    if (!place || !range) return
    event.preventDefault()
    actions.paste(
      columns.map((column) => pasteColumn(engine, store, column)),
      { row: shown.indexOf(place.id), column: place.column },
      range,
    )
  }
  const isFull = store.value().length >= VALUE_LIMITS.rows
  return (
    <TableProvider value={table}>
      {/* Only handles events of the controls inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={attachTable}
        id={id}
        role="group"
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        className="fw-rows"
        onBlur={whenLeaving(onLeave)}
        onKeyDown={(event) => onRowKey(event, store, actions, canEdit)}
        onPaste={onPaste}
        onPointerDown={(event) => {
          if (canEdit) startRowDrag(event.nativeEvent, event.currentTarget, { shown: store.shown, move: actions.move })
        }}
      >
        <RowsGrid columns={columns} shown={shown} labelId={labelId} hasActs={canEdit} />
        {canEdit && (
          <div className="fw-rows-foot">
            <button type="button" className="fw-rows-add" disabled={isFull} onClick={() => actions.add()}>
              {messages.addRow}
            </button>
            {shown.length > 0 && (
              <span className="fw-rows-count">{isFull ? messages.rowsFull(VALUE_LIMITS.rows) : messages.rowCount(shown.length)}</span>
            )}
          </div>
        )}
        <div role="status">
          {note?.generation === store.generation() && (
            <RowsNotice note={note} onUndo={() => actions.undo(note)} onDismiss={() => setNote(null)} />
          )}
        </div>
        <div ref={attachVoice} className="fw-visually-hidden" aria-live="polite" />
        {menu && <RowMenu {...menu} onClose={() => setMenu(null)} />}
      </div>
    </TableProvider>
  )
}

interface RowsGridProps {
  readonly columns: readonly RowColumn[]
  readonly shown: readonly RowId[]
  readonly labelId: string
  readonly hasActs: boolean
}

function RowsGrid({ columns, shown, labelId, hasActs }: RowsGridProps) {
  const { mode } = useRenderSettings()
  const messages = useLargerMessages()
  const { tracks, least } = columnTracks(
    columns.map(({ field }) => field),
    hasActs,
  )
  const styled = useCss({ '--_columns': tracks, '--_least': least })
  if (shown.length === 0) return <EmptyState of="rows" text={mode === 'edit' ? messages.noRowsHint : messages.noRows} />
  return (
    // A scroll container has to be reachable by keyboard; while the form is filled its controls are.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="fw-rows-scroll" {...(mode === 'preview' && { tabIndex: 0, role: 'region', 'aria-labelledby': labelId })}>
      <div ref={styled} role="table" aria-labelledby={labelId} className="fw-rows-table">
        <RowsHead columns={columns} hasActs={hasActs} />
        <Rows columns={columns} shown={shown} />
      </div>
    </div>
  )
}

function Rows({ columns, shown }: Pick<RowsGridProps, 'columns' | 'shown'>) {
  const [chunks, setChunks] = useState(() => chunkRows([], shown))
  const [chunked, setChunked] = useState(shown)
  // While rendering, so that no row is drawn in a chunk that it leaves at once.
  if (chunked !== shown) {
    setChunked(shown)
    setChunks(chunkRows(chunks, shown))
  }
  return chunks.map(({ key, first, rows }) => (
    <Near key={key} isFirst={first === 0} role="rowgroup" className={chunks.length > 1 ? 'fw-rows-body fw-rows-chunk' : 'fw-rows-body'}>
      {rows.map((id, index) => (
        <TableRow key={id} id={id} index={first + index} columns={columns} />
      ))}
    </Near>
  ))
}
