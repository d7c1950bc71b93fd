/** Widgets as a designer makes them, each with the options that end up in CSS. For tests that walk the types. */
import { createForm, createWidget, type FormDefinition, type Widget, type WidgetType } from '@formwork/form-schema'

/** Options that the types understand in part; each ends up in CSS. */
const LOOKS = {
  width: '240px',
  height: '120px',
  labelWidth: 140,
  labelWidthDisabled: true,
  gutter: 12,
  font_size: '18px',
  font_weight: 'bold',
  font_color: '#336699',
}

/** One widget of `type`, with a label. */
export function designed(type: WidgetType): Widget {
  const widget = createWidget(type, { newKey: () => `1700000000000_${type}` })
  const looks = Object.fromEntries(Object.entries(LOOKS).filter(([name]) => Object.hasOwn(widget.options, name)))
  return { ...widget, name: `A ${type}`, options: { ...widget.options, ...looks } } as Widget
}

/** A form of these widgets. */
export function formOf(list: readonly Widget[]): FormDefinition {
  return { ...createForm(), list }
}
