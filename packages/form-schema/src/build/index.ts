/** The entry `@formwork/form-schema/build`: a definition written in code. */
export { form, type FormSettings } from './form'
export type { LogicSettings, RequestSettings, SettingsOf } from './settings'
export { all, any, not, type Question, when } from './when'
export type {
  AnySketch,
  ColumnSettings,
  ContainerSketch,
  DisplayBuilder,
  FieldBuilder,
  LayoutBuilder,
  RowsBuilder,
  Sketch,
  SketchColumn,
} from './widget-builders'
export {
  blank,
  card,
  cascader,
  checkbox,
  collapse,
  color,
  date,
  divider,
  editor,
  file,
  grid,
  imgupload,
  input,
  number,
  radio,
  rate,
  select,
  slider,
  steps,
  subform,
  tabs,
  text,
  textarea,
  time,
  toggle,
} from '../widgets/builders'
