/** Hands out what keeps the rows of subforms, so that only a form with a subform waits for its code. */
import type { ReactNode } from 'react'
import { type OpenRows, openRows } from './row-store'

export interface RowsCodeProps {
  /** Called with null when the code could not be loaded, and what asks for it again. */
  readonly children: (openRows: OpenRows | null, onRetry?: () => void) => ReactNode
}

export function RowsCode({ children }: RowsCodeProps) {
  return children(openRows)
}
