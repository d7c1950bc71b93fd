/** The columns of a subform's table: one for each field of a row, those that conditions on the form hide left out. */
import type { AnyKnownWidget } from '@formwork/form-schema'
import { useMemo, useSyncExternalStore } from 'react'
import { useRenderSettings } from '../form/render-settings'
import { hasConditions, readsRow, type RowReads, watchField } from '../field/field-conditions'
import { anchorOf } from '../submit/form-problems'
import type { FormEngine } from '../form/form-engine'
import type { FrameOptions } from '../performance/inlined/field-frame'
import { flagsOf } from '../performance/inlined/widget-control'
import type { PasteColumn } from './paste/paste-cells'
import type { RowId } from './store/row-list'
import { cellName } from './store/row-cells'
import type { RowStore } from './store/row-store'

export interface RowColumn {
  readonly field: AnyKnownWidget
  readonly label: string
  /** Id of the tip under the title, which describes every cell of the column. */
  readonly tipId: string | undefined
  readonly tip: string
  /** True where conditions differ from row to row. */
  readonly variesByRow: boolean
}

/** The facts about a column that a paste needs. */
export function pasteColumn(engine: FormEngine, store: RowStore, { field, label, variesByRow }: RowColumn): PasteColumn {
  const fieldIn = (id: RowId) => (variesByRow ? watchField(engine, field, rowReads(store, id)).read() : field)
  return {
    field,
    label,
    isLocked(id) {
      const now = fieldIn(id)
      return !now || flagsOf(now).disabled === true || flagsOf(now).readonly === true
    },
  }
}

/** Where the conditions of a row's fields find its values. */
export function rowReads({ cells }: RowStore, id: RowId): RowReads {
  return { cells, cellOf: (model) => cellName(id, model) }
}

export function useColumns(engine: FormEngine, store: RowStore): readonly RowColumn[] {
  const { idPrefix, messages } = useRenderSettings()
  const watched = useMemo(
    () => watchColumns(engine, store, (field) => field.name || messages.untitled, idPrefix),
    [engine, store, messages, idPrefix],
  )
  return useSyncExternalStore(watched.subscribe, watched.read, watched.read)
}

/** As `useSyncExternalStore` requires it. */
interface Watched<T> {
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => T
}

function watchColumns(
  engine: FormEngine,
  store: RowStore,
  labelOf: (field: AnyKnownWidget) => string,
  idPrefix: string,
): Watched<readonly RowColumn[]> {
  const columns = store.fields.map((field) => {
    const variesByRow = readsRow(engine, field)
    const watched = hasConditions(engine, field) && !variesByRow ? watchField(engine, field) : null
    let known: RowColumn | null = null
    const read = (): RowColumn | null => {
      const now = watched ? watched.read() : field
      if (now === null || known?.field === now) return now && known
      const { tip = '' }: FrameOptions = field.options
      const tipId = tip ? `${idPrefix}${anchorOf(field.key)}-tip` : undefined
      known = { field: now, label: labelOf(field), tip, tipId, variesByRow }
      return known
    }
    return { watched, read }
  })
  let known: readonly RowColumn[] = []
  return {
    subscribe(listener: () => void) {
      const ends = columns.map(({ watched }) => watched?.subscribe(listener))
      return () => ends.forEach((end) => end?.())
    },
    read() {
      const next = columns.flatMap(({ read }) => read() ?? [])
      const isSame = next.length === known.length && next.every((column, index) => column === known[index])
      if (!isSame) known = next
      return known
    },
  }
}
