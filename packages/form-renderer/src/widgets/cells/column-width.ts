/** How wide a column of each type of field is in a table of rows. */
import { type AnyKnownWidget, dateValueKind, type WidgetOf, type WidgetType } from '@formwork/form-schema'

/** `least` in pixels; `share` of the space that is left. */
export interface ColumnWidth {
  readonly least: number
  readonly share: number
}

const USUAL: ColumnWidth = { least: 144, share: 1.4 }
const WIDE: ColumnWidth = { least: 200, share: 2 }
const RANGE: ColumnWidth = { least: 260, share: 2 }
const FILES: ColumnWidth = { least: 220, share: 2 }

const WIDTHS: { readonly [T in WidgetType]: ColumnWidth | ((field: WidgetOf<T>) => ColumnWidth) } = {
  input: USUAL,
  textarea: WIDE,
  number: { least: 120, share: 1 },
  radio: USUAL,
  checkbox: USUAL,
  time: ({ options }) => (options.isRange ? RANGE : { least: 140, share: 1 }),
  date: ({ options }) => (dateValueKind(options) === 'single' ? { least: 168, share: 1.2 } : RANGE),
  rate: USUAL,
  color: { least: 132, share: 0.8 },
  select: USUAL,
  switch: { least: 72, share: 0.5 },
  slider: WIDE,
  text: USUAL,
  blank: USUAL,
  imgupload: FILES,
  file: FILES,
  editor: { least: 280, share: 3 },
  cascader: WIDE,
  subform: USUAL,
  grid: USUAL,
  tabs: USUAL,
  collapse: USUAL,
  card: USUAL,
  steps: USUAL,
  divider: USUAL,
}

/** The width of a field's column. */
export function columnWidth(field: AnyKnownWidget): ColumnWidth {
  return field.type === 'added' ? USUAL : widthOf(field.type, field)
}

function widthOf<T extends WidgetType>(type: T, field: WidgetOf<T>): ColumnWidth {
  const width: ColumnWidth | ((field: WidgetOf<T>) => ColumnWidth) = WIDTHS[type]
  return typeof width === 'function' ? width(field) : width
}
