/** The total map: one component for every widget type. A type without a component does not compile. */
import {
  CardWidget,
  CascaderWidget,
  CollapseWidget,
  ColorWidget,
  DateWidget,
  EditorWidget,
  FileWidget,
  ImguploadWidget,
  RateWidget,
  SliderWidget,
  StepsWidget,
  SubformWidget,
  TabsWidget,
  TimeWidget,
} from '#larger-widgets'
import { eachWidget, type FormDefinition } from '@formwork/form-schema'
import type { WidgetComponents } from '../api/widget-props'
import { BlankWidget } from './blank'
import { CheckboxWidget } from './checkbox'
import { DividerWidget } from './layout/divider'
import { GridWidget } from './layout/grid'
import { InputWidget } from './input'
import { NumberWidget } from './number'
import { RadioWidget } from './radio'
import { SelectWidget } from './select'
import { SwitchWidget } from './switch'
import { TextWidget } from './layout/text'
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
  tabs: TabsWidget,
  collapse: CollapseWidget,
  card: CardWidget,
  steps: StepsWidget,
} satisfies WidgetComponents

/** The built-in components of all widgets of a form, in rows too. */
export function builtIns(form: FormDefinition): readonly object[] {
  return [...eachWidget(form)].flatMap(({ type }) => (type === 'unknown' || type === 'added' ? [] : widgetComponents[type]))
}
