/** Everything a person can do with rows: each changes the store, moves the focus, announces what it did and offers undo. */
import { type FormValues, VALUE_LIMITS } from '@formwork/form-schema'
import { drawNow } from '../performance/draw-now'
import type { FieldMessages } from '../messages/renderer-messages'
import { type PasteColumn, pasteCells, type PastePlace } from './paste/paste-cells'
import { pasteLines } from './paste/paste-lines'
import type { RowId } from './store/row-list'
import type { RowStore } from './store/row-store'
import type { TableSurface } from './table-surface'
import { controlAt, handleOf } from './table-places'

/** The notice below the table. */
export interface RowsNote {
  readonly text: string
  readonly lines: readonly string[]
  readonly undo: () => void
  /** Of the store when it happened. */
  readonly generation: number
}

export interface RowActions {
  /** Puts a new row below `after`, or at the end, and the focus into its first field. */
  add(after?: RowId): void
  duplicate(id: RowId): void
  remove(id: RowId): void
  readonly move: (id: RowId, toIndex: number) => void
  paste(columns: readonly PasteColumn[], place: PastePlace, range: readonly (readonly string[])[]): void
  undo(note: RowsNote): void
  openMenu(id: RowId, handle: HTMLElement): void
}

export interface RowActionsSettings {
  readonly store: RowStore
  readonly messages: FieldMessages
  readonly surface: TableSurface
  readonly note: (note: RowsNote | null) => void
  readonly openMenu: RowActions['openMenu']
}

export function createRowActions({ store, messages, surface, note, openMenu }: RowActionsSettings): RowActions {
  const { say } = surface
  const focus = (find: (table: HTMLElement) => HTMLElement | null | undefined) => {
    const element = surface.table()
    if (element) find(element)?.focus()
  }
  const insert = (index: number, values: FormValues) => {
    if (store.value().length >= VALUE_LIMITS.rows) {
      say(messages.rowsFull(VALUE_LIMITS.rows))
      return
    }
    note(null)
    const [id] = drawNow(() => store.insert(index, [values]))
    if (id === undefined) return
    focus((element) => controlAt(element, id, null) ?? handleOf(element, id))
    say(messages.rowAdded(index + 1))
  }
  return {
    openMenu,
    add: (after) => insert(after === undefined ? store.shown().length : store.shown().indexOf(after) + 1, {}),
    duplicate(id) {
      const own = new Set(store.fields.map(({ model }) => model))
      // The copy is a new row: what a server stores of the old one stays with that.
      const values = Object.entries(store.rowValues(id)).filter(([model]) => own.has(model))
      insert(store.shown().indexOf(id) + 1, Object.fromEntries(values))
    },
    remove(id) {
      const index = store.shown().indexOf(id)
      const taken = drawNow(() => store.remove(id))
      if (!taken) return
      const next = store.shown()[Math.min(index, store.shown().length - 1)]
      focus((element) => (next === undefined ? element.querySelector<HTMLElement>('.fw-rows-add') : handleOf(element, next)))
      note({
        text: messages.rowRemoved(index + 1),
        lines: [],
        generation: store.generation(),
        undo() {
          drawNow(() => store.restore(taken))
          focus((element) => handleOf(element, id))
        },
      })
    },
    move(id, toIndex) {
      const count = store.shown().length
      if (toIndex < 0 || toIndex >= count) return
      drawNow(() => store.move(id, toIndex))
      focus((element) => handleOf(element, id))
      say(messages.rowMoved(toIndex + 1, count))
    },
    paste(columns, place, range) {
      const report = drawNow(() => pasteCells(store, columns, place, range))
      note({
        text: messages.pasted(report.rows, report.columns),
        lines: pasteLines(report, messages),
        undo: () => drawNow(report.undo),
        generation: store.generation(),
      })
    },
    undo(done) {
      done.undo()
      note(null)
      say(messages.undone)
    },
  }
}
