/** The frame of a panel row: its label beside or above its control. */
import type { ReactNode } from 'react'

export interface RowFrameProps {
  readonly id: string
  readonly label: string
  readonly layout?: 'row' | 'block'
  readonly labelled?: boolean
  readonly isLone?: boolean
  readonly children: ReactNode
}

export function RowFrame({ id, label, layout = 'row', labelled = true, isLone = false, children }: RowFrameProps) {
  return (
    <div className="fd-row" data-layout={layout} data-lone={isLone}>
      {labelled ? (
        <label className="fd-label" htmlFor={id}>
          {label}
        </label>
      ) : (
        <span className="fd-label">{label}</span>
      )}
      <div>{children}</div>
    </div>
  )
}
