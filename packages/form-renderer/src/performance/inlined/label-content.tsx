/** What stands inside a label or a column's title: the mark of a required field and its name, or the host's drawing of both. */
import type { ReactNode } from 'react'
import type { RendererSlots } from '../../api/slots'

export interface LabelContent {
  readonly type: string
  readonly model: string
  readonly label: string
  readonly required: boolean
  readonly slots: RendererSlots
}

/** A function and not a component: one more for each of a thousand fields would be measurable. */
export function labelContent({ slots, ...field }: LabelContent): ReactNode {
  const { label, required } = field
  const text = required ? (
    <>
      <span className="fw-required" aria-hidden="true">
        *
      </span>
      {label}
    </>
  ) : (
    label
  )
  return slots.label ? <slots.label {...field}>{text}</slots.label> : text
}
