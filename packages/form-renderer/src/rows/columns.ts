/** The columns of a subform's table: one for each field of a row, those that conditions on the form hide left out. */
import type { AnyKnownWidget } from '@formwork/form-schema'
import { useMemo, useSyncExternalStore } from 'react'
import { useRenderSettings } from '../context'
import { anchorOf } from '../form-problems'
import type { FormEngine } from '../form-engine'
import type { FrameOptions } from '../parts/FieldFrame'
import { type CellState, readsRow, watchState } from './cell-state'
import type { PasteColumn } from './paste/paste-cells'
import type { RowId, RowStore } from './row-store'

export interface RowColumn {
  readonly field: AnyKnownWidget
  readonly label: string
  /** Id of the tip under the title, which describes every cell of the column. */
  readonly tipId: string | undefined
  readonly tip: string
  readonly required: boolean
  readonly disabled: boolean
  /** What holds in every row. Null where each row has to be asked. */
  readonly state: CellState | null
}

interface Flags {
  readonly required?: boolean
  readonly disabled?: boolean
}

/** What of a column a paste has to know. */
export function pasteColumn(engine: FormEngine, store: RowStore, { field, label, disabled, state }: RowColumn): PasteColumn {
  const stateIn = (id: RowId) => state ?? watchState(engine, store, field, id).read()
  return {
    field,
    label,
    isLocked(id) {
      const { shown, readOnly } = stateIn(id)
      return disabled || readOnly || !shown
    },
  }
}

export function useColumns(engine: FormEngine, store: RowStore): readonly RowColumn[] {
  const { idPrefix, messages } = useRenderSettings()
  const watched = useMemo(
    () => watchColumns(engine, store, (field) => field.name || messages.untitled, idPrefix),
    [engine, store, messages, idPrefix],
  )
  return useSyncExternalStore(watched.subscribe, watched.read, watched.read)
}

/** As `useSyncExternalStore` wants it. */
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
    const watched = readsRow(engine, field) ? null : watchState(engine, store, field, null)
    let known: RowColumn | null = null
    const read = (): RowColumn => {
      const state = watched?.read() ?? null
      if (known?.state === state && known !== null) return known
      const { tip = '', required = false, disabled = false }: FrameOptions & Flags = field.options
      const tipId = tip ? `${idPrefix}${anchorOf(field.key)}-tip` : undefined
      known = { field, label: labelOf(field), tip, tipId, required, disabled, state }
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
      const next = columns.map(({ read }) => read()).filter(({ state }) => state?.shown !== false)
      const isSame = next.length === known.length && next.every((column, index) => column === known[index])
      if (!isSame) known = next
      return known
    },
  }
}
