/** Which rows several widgets have in common, so that one box can set all of them. */
import type { AnyKnownWidget, PanelEditor, PanelRow } from '@formwork/form-schema'
import { panelGroups, type RowGroup } from './panel-groups'

/** Whether a value of the editor means the same for every widget. A condition names other fields, a default value is of one type: they are set one by one. */
const SHARED: Readonly<Record<PanelEditor, boolean>> = {
  text: true,
  multiline: true,
  number: true,
  switch: true,
  select: true,
  length: true,
  color: true,
  size: true,
  'remote-function': true,
  'token-function': true,
  choices: false,
  pattern: false,
  condition: false,
  columns: false,
  panes: false,
  'choice-tree': false,
  headers: false,
  request: false,
  'default-value': false,
}

/** The rows of the first widget that every other has too, with the same editor and the same values to choose from. */
export function sharedRows(widgets: readonly AnyKnownWidget[]): readonly RowGroup[] {
  const [first, ...others] = widgets
  if (first === undefined) return []
  const theirs = others.map((widget) => panelGroups(widget).flatMap(({ rows }) => rows))
  const isShared = (row: PanelRow) => SHARED[row.editor] && theirs.every((rows) => rows.some((other) => isSame(row, other)))
  return panelGroups(first)
    .map(({ group, rows }) => ({ group, rows: rows.filter(isShared) }))
    .filter(({ rows }) => rows.length > 0)
}

function isSame(one: PanelRow, other: PanelRow): boolean {
  return one.option === other.option && one.editor === other.editor && JSON.stringify(one.choices) === JSON.stringify(other.choices)
}

/** True when an option is not the same in every widget. */
export function differs(widgets: readonly AnyKnownWidget[], option: string): boolean {
  const values = widgets.map(({ options }) => JSON.stringify(Object.entries(options).find(([name]) => name === option)?.[1]))
  return new Set(values).size > 1
}
