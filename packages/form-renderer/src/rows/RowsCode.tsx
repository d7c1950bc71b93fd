/** The lazy part of a form with a subform: provides the store of its rows, and is one chunk with the widget that draws them. */
import type { ReactNode } from 'react'
import type { MissingProps } from '../loading/lazy-part'
import { type OpenAllRows, openAllRows } from './store/all-rows'

export interface RowsCodeProps {
  /** Called with null when the code could not be loaded, and why. */
  readonly children: (openRows: OpenAllRows | null, failed?: MissingProps) => ReactNode
}

export function RowsCode({ children }: RowsCodeProps) {
  return children(openAllRows)
}

export { SubformWidget } from '../widgets/layout/subform'
