/** The total map: one component for every widget type. A type without a component does not compile. */
import type { WidgetComponents } from '../widget-props'
import { CascaderWidget } from './cascader'
import { BlankWidget } from './blank'
import { CheckboxWidget } from './checkbox'
import { ColorWidget } from './color'
import { DateWidget } from './date'
import { DividerWidget } from './divider'
import { EditorWidget } from './editor'
import { FileWidget } from './file'
import { GridWidget } from './grid'
import { ImguploadWidget } from './imgupload'
import { InputWidget } from './input'
import { NumberWidget } from './number'
import { RadioWidget } from './radio'
import { RateWidget } from './rate'
import { SelectWidget } from './select'
import { SliderWidget } from './slider'
import { SubformWidget } from './subform'
import { SwitchWidget } from './switch'
import { TextWidget } from './text'
import { TextareaWidget } from './textarea'
import { TimeWidget } from './time'

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
  date: DateWidget,
  switch: SwitchWidget,
  text: TextWidget,
  divider: DividerWidget,
  grid: GridWidget,
  time: TimeWidget,
  rate: RateWidget,
  color: ColorWidget,
  slider: SliderWidget,
  blank: BlankWidget,
  imgupload: ImguploadWidget,
  file: FileWidget,
  editor: EditorWidget,
  cascader: CascaderWidget,
  subform: SubformWidget,
} satisfies WidgetComponents
