/** What all rows of one table share, handed down without props so that a row draws again only for itself. */
import { createContext, useContext } from 'react'
import type { FormEngine } from '../form/form-engine'
import type { RowActs } from './row-acts'
import type { RowStore } from './row-store'

export interface TableSettings {
  readonly engine: FormEngine
  readonly store: RowStore
  readonly acts: RowActs
  /** False in preview and for a subform that nobody may edit: no row comes, goes or moves. */
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
