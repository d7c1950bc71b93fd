/** The total map: one component for every widget type. A type without a component does not compile. */
import {
  CascaderWidget,
  ColorWidget,
  DateWidget,
  EditorWidget,
  FileWidget,
  ImguploadWidget,
  RateWidget,
  SliderWidget,
  SubformWidget,
  TimeWidget,
} from '#larger-widgets'
import type { WidgetComponents } from '../widget-props'
import { BlankWidget } from './blank'
import { CheckboxWidget } from './checkbox'
import { DividerWidget } from './divider'
import { GridWidget } from './grid'
import { inTheirPlace } from './in-their-place'
import { InputWidget } from './input'
import { NumberWidget } from './number'
import { RadioWidget } from './radio'
import { SelectWidget } from './select'
import { SwitchWidget } from './switch'
import { TextWidget } from './text'
import { TextareaWidget } from './textarea'

/**
 * The built-in component of every widget type, for a component of the host that draws something around it.
 *
 * @example
 * const Select = widgetComponents.select
 * const components = { select: (props: WidgetProps<'select'>) => <div className="mine"><Select {...props} /></div> }
 */
export const widgetComponents = {
  input: InputWidget,
  textarea: TextareaWidget,
  number: NumberWidget,
  radio: RadioWidget,
  checkbox: CheckboxWidget,
  select: SelectWidget,
  date: inTheirPlace(DateWidget),
  switch: SwitchWidget,
  text: TextWidget,
  divider: DividerWidget,
  grid: GridWidget,
  time: inTheirPlace(TimeWidget),
  rate: inTheirPlace(RateWidget),
  color: inTheirPlace(ColorWidget),
  slider: inTheirPlace(SliderWidget),
  blank: BlankWidget,
  imgupload: inTheirPlace(ImguploadWidget),
  file: inTheirPlace(FileWidget),
  editor: inTheirPlace(EditorWidget),
  cascader: inTheirPlace(CascaderWidget),
  subform: inTheirPlace(SubformWidget),
} satisfies WidgetComponents
