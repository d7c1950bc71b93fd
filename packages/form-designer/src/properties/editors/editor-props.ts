/** The props of every editor of the property panel. */
import type { PanelRow, Widget } from '@formwork/form-schema'

export interface EditorProps {
  /** The id of the control, which the row's label names. */
  readonly id: string
  /** The row's label, for controls that a label element cannot name. */
  readonly label: string
  readonly row: PanelRow
  readonly widget: Widget
  readonly value: unknown
  /** @param beside - other options that change in the same step. */
  readonly onChange: (value: unknown, beside?: Readonly<Record<string, unknown>>) => void
}
