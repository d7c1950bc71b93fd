/** The control of a date or a time: the browser's own picker where it writes the widget's format, else plain text. */
import type { HtmlAttributes } from './html-writer'

const NATIVE_TYPES: ReadonlyMap<string, HtmlAttributes> = new Map<string, HtmlAttributes>([
  ['yyyy-MM-dd', { type: 'date' }],
  ['yyyy-MM', { type: 'month' }],
  ['HH:mm', { type: 'time' }],
  ['HH:mm:ss', { type: 'time', step: 1 }],
])

/** What the control of one moment is, with the text it starts with. */
export function momentAttributes(format: string, placeholder: string): (value: unknown) => HtmlAttributes {
  const native = NATIVE_TYPES.get(format) ?? { type: 'text', placeholder: placeholder || format }
  return (value) => ({ ...native, value: typeof value === 'string' ? value : '' })
}
