/** The context of one table: what its rows share, so that a row renders again only for its own changes. */
import { createContext, useContext } from 'react'
import type { FormEngine } from '../form/form-engine'
import type { RowActions } from './row-actions'
import type { RowStore } from './store/row-store'

export interface TableSettings {
  readonly engine: FormEngine
  readonly store: RowStore
  readonly actions: RowActions
  /** False in preview and for a subform that may not be edited: rows are neither added, moved nor removed. */
  readonly canEdit: boolean
  readonly disabled: boolean
  readonly readOnly: boolean
}

const TableContext = createContext<TableSettings | null>(null)

export const TableProvider = TableContext.Provider

/** The table around. @throws when there is none, which only a bug can cause. */
export function useTable(): TableSettings {
  const table = useContext(TableContext)
  if (!table) throw new Error('A row was drawn outside its table.')
  return table
}
