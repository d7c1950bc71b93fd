/** The larger widgets where there is no first load to keep small: under Node. */
import type { ComponentType } from 'react'
import { ChoiceCombo as Combo } from '../../combobox/ChoiceCombo'
import { CardWidget as Card } from '../layout/card'
import { CascaderWidget as Cascader } from '../cascader'
import { CollapseWidget as Collapse } from '../layout/collapse'
import { ColorWidget as Color } from '../color'
import { DateWidget as DateField } from '../date'
import { EditorWidget as Editor } from '../editor'
import { FileWidget as Files } from '../file'
import { ImguploadWidget as Pictures } from '../imgupload'
import { RateWidget as Rate } from '../rate'
import { SliderWidget as Slider } from '../slider'
import { RowsCode as Rows } from '../../rows/RowsCode'
import { SourcedCheckbox as Boxes } from '../sourced/checkbox'
import { SourcedRadio as Radios } from '../sourced/radio'
import { SourcedSelect as Select } from '../sourced/select'
import { SubmitFeedback as Feedback } from '../../submit/SubmitFeedback'
import { StepsWidget as Steps } from '../layout/steps'
import { SubformWidget as Subform } from '../layout/subform'
import { TabsWidget as Tabs } from '../layout/tabs'
import { TimeWidget as Time } from '../time'
import { CONTROL_SKELETON, FORM_SKELETON } from '../../loading/skeletons'
import { hydrateInPlace } from '../../loading/lazy-part'

const inPlace = <P extends object>(component: ComponentType<P>) => hydrateInPlace(component, CONTROL_SKELETON)

export const CardWidget = inPlace(Card)
export const CascaderWidget = inPlace(Cascader)
export const ChoiceCombo = inPlace(Combo)
export const CollapseWidget = inPlace(Collapse)
export const ColorWidget = inPlace(Color)
export const DateWidget = inPlace(DateField)
export const EditorWidget = inPlace(Editor)
export const FileWidget = inPlace(Files)
export const ImguploadWidget = inPlace(Pictures)
export const RateWidget = inPlace(Rate)
export const RowsCode = hydrateInPlace(Rows, FORM_SKELETON)
export const SliderWidget = inPlace(Slider)
export const SourcedCheckbox = inPlace(Boxes)
export const SourcedRadio = inPlace(Radios)
export const SourcedSelect = inPlace(Select)
export const SubmitFeedback = Object.assign(hydrateInPlace(Feedback, null), { preload: () => null })
export const StepsWidget = inPlace(Steps)
export const SubformWidget = inPlace(Subform)
export const TabsWidget = inPlace(Tabs)
export const TimeWidget = inPlace(Time)
