/** The behaviour of every widget type: the part of {@link widgetDefinitions} that a page which fills a form needs. */
import type { WidgetBehaviour } from '../define-behaviour'
import { blankBehaviour } from './blank/behaviour'
import { cascaderBehaviour } from './cascader/behaviour'
import { checkboxBehaviour } from './checkbox/behaviour'
import { colorBehaviour } from './color/behaviour'
import { dateBehaviour } from './date/behaviour'
import { dividerBehaviour } from './divider/behaviour'
import { editorBehaviour } from './editor/behaviour'
import { fileBehaviour } from './file/behaviour'
import { imguploadBehaviour } from './imgupload/behaviour'
import { inputBehaviour } from './input/behaviour'
import { layoutBehaviour } from './layout-behaviour'
import { numberBehaviour } from './number/behaviour'
import { radioBehaviour } from './radio/behaviour'
import { rateBehaviour } from './rate/behaviour'
import { selectBehaviour } from './select/behaviour'
import { sliderBehaviour } from './slider/behaviour'
import { subformBehaviour } from './subform/behaviour'
import { switchBehaviour } from './switch/behaviour'
import { textBehaviour } from './text/behaviour'
import { textareaBehaviour } from './textarea/behaviour'
import { timeBehaviour } from './time/behaviour'
import type {
  AnyKnownWidget,
  ChoiceWidget,
  ColumnsType,
  LayoutType,
  RowsWidget,
  UnknownContainer,
  Widget,
  WidgetOf,
  WidgetOptions,
  WidgetType,
} from './index'

/** Layout types behave alike, so they are not listed. */
type Behaviours = { readonly [T in Exclude<WidgetType, LayoutType>]: WidgetBehaviour<WidgetOptions<T>> } & {
  readonly [T in LayoutType]?: never
}

const widgetBehaviours: Behaviours = {
  input: inputBehaviour,
  textarea: textareaBehaviour,
  number: numberBehaviour,
  radio: radioBehaviour,
  checkbox: checkboxBehaviour,
  time: timeBehaviour,
  date: dateBehaviour,
  rate: rateBehaviour,
  color: colorBehaviour,
  select: selectBehaviour,
  switch: switchBehaviour,
  slider: sliderBehaviour,
  text: textBehaviour,
  blank: blankBehaviour,
  imgupload: imguploadBehaviour,
  file: fileBehaviour,
  editor: editorBehaviour,
  cascader: cascaderBehaviour,
  subform: subformBehaviour,
  divider: dividerBehaviour,
}

/**
 * How a widget's value behaves, seen without its type; cheaper to load than {@link definitionOf}.
 *
 * @param widget - a widget of a known type.
 * @returns the functions about values of that type, or those an added widget came with.
 * @example behaviourOf(widget).emptyValue(widget.options)
 */
export function behaviourOf(widget: AnyKnownWidget): WidgetBehaviour<AnyKnownWidget['options']> {
  // A correlated union: `widget.type` and `widget.options` belong together, which the compiler cannot follow through a map.
  return widget.type === 'added' ? widget.definition : (widgetBehaviours[widget.type] ?? layoutBehaviour)
}

/**
 * The type of a widget as its definition is called and as it is stored.
 *
 * @param widget - any widget.
 * @returns the name of the type; of an unknown widget, what its source says.
 * @example typeOf(widget) // 'input'
 */
export function typeOf(widget: Widget): string {
  if (widget.type === 'unknown') return widget.sourceType
  return widget.type === 'added' ? widget.definition.type : widget.type
}

/**
 * Recognises widgets that hold others in columns: a grid, tabs and the like (of the same scope), a subform (the fields of a row), or a container of an
 * unknown type.
 *
 * @param widget - any widget.
 * @returns true for a layout that holds others, a subform or an unknown container.
 * @example hasColumns(grid) // true
 */
export function hasColumns(widget: Widget): widget is WidgetOf<ColumnsType> | UnknownContainer {
  return 'columns' in widget
}

/**
 * Recognises fields with choices; those of a cascader are a tree and do not count.
 *
 * @param widget - any widget.
 * @returns true for a field whose options list its choices.
 * @example form.list.filter(hasChoices).map((field) => field.options.options.length)
 */
export function hasChoices(widget: Widget): widget is ChoiceWidget {
  return isField(widget) && 'hasChoices' in behaviourOf(widget)
}

/**
 * Recognises widgets that carry a value.
 *
 * @param widget - any widget.
 * @returns true for a field, a subform too; false for display, layout and unknown widgets.
 * @example form.list.filter(isField).map((field) => field.model)
 */
export function isField(widget: Widget): widget is AnyKnownWidget {
  return widget.type !== 'unknown' && behaviourOf(widget).kind === 'input'
}

/**
 * Recognises widgets that store rows: the fields in their columns are those of a row.
 *
 * @param widget - any widget.
 * @returns true for a subform.
 * @example form.list.filter(hasRows).map((widget) => rowFields(widget))
 */
export function hasRows(widget: Widget): widget is RowsWidget {
  return isField(widget) && 'columns' in widget
}
