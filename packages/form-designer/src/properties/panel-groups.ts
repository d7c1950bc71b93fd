/** Which rows a widget's panel shows now, in groups: read from its definition, never from its type. */
import { definitionOf, type PanelGroup, type PanelRow, type Widget } from '@formwork/form-schema'

const GROUPS: readonly PanelGroup[] = ['basic', 'choices', 'validation', 'display', 'style', 'condition']

export interface RowGroup {
  readonly group: PanelGroup
  readonly rows: readonly PanelRow[]
}

export function panelGroups(widget: Widget): readonly RowGroup[] {
  if (widget.type === 'unknown') return []
  const options: Readonly<Record<string, unknown>> = { ...widget.options }
  const rows = definitionOf(widget).panel.filter(
    ({ when }) => when === undefined || when.in.some((value) => value === options[when.option]),
  )
  return GROUPS.map((group) => ({ group, rows: rows.filter((row) => row.group === group) })).filter((each) => each.rows.length > 0)
}
