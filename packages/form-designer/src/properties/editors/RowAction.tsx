/** A plain button below the rows of an editor, that adds one: every panel has some of it (ADR 0062). */
import type { ReactNode } from 'react'
import { Glyph } from '../../icons/Glyph'

export interface RowActionProps {
  readonly disabled?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

export function RowAction({ disabled = false, onClick, children }: RowActionProps) {
  return (
    <button type="button" className="fd-row-act" disabled={disabled} onClick={onClick}>
      <Glyph name="plus" size={16} />
      {children}
    </button>
  )
}
