/** Sets the columns of a grid or subform. Nothing is lost when one goes: its widgets move to the last column kept. */
import { definitionOf, type FormDocument, hasColumns, replaceWidget } from '@formwork/form-schema'
import { nodeOf } from './tree-queries'
import { type CommandResult, fromEdit, refuse, type SetColumns } from './command'

/** A row is 24 wide in the old family's grid. */
export const GRID_WIDTH = 24
export const MAX_COLUMNS = 12

export function setColumns(document: FormDocument, { key, spans }: SetColumns): CommandResult {
  const widget = nodeOf(document, key)?.widget
  if (widget === undefined) return refuse('widget-not-found')
  // How a container of an unknown type is laid out is its own matter; panes are not side by side.
  if (!hasColumns(widget) || widget.type === 'unknown' || definitionOf(widget).panes !== null) return refuse('no-columns')
  if (spans.length < 1 || spans.length > MAX_COLUMNS || !spans.every(isSpan)) return refuse('columns-invalid')
  const before = widget.columns
  if (before.length === spans.length && before.every((column, index) => column.span === spans[index])) return refuse('nothing-changes')
  const columns = spans.map((span, index) => ({ ...(before[index] ?? { list: [], extras: {} }), span }))
  return fromEdit(replaceWidget(document, key, { ...widget, columns }))
}

function isSpan(span: number): boolean {
  return Number.isInteger(span) && span >= 1 && span <= GRID_WIDTH
}
