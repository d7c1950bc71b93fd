/** The larger widgets where there is no first load to keep small: under Node. */
import { ChoiceCombo as ChoiceComboNow } from '../../combobox/ChoiceCombo'
import { CascaderWidget as CascaderNow } from '../cascader'
import { ColorWidget as ColorNow } from '../color'
import { DateWidget as DateNow } from '../date'
import { EditorWidget as EditorNow } from '../editor'
import { FileWidget as FileNow } from '../file'
import { ImguploadWidget as ImguploadNow } from '../imgupload'
import { RateWidget as RateNow } from '../rate'
import { SliderWidget as SliderNow } from '../slider'
import { RowsCode as RowsCodeNow } from '../../rows/RowsCode'
import { SourcedCheckbox as SourcedCheckboxNow } from '../sourced/checkbox'
import { SourcedRadio as SourcedRadioNow } from '../sourced/radio'
import { SourcedSelect as SourcedSelectNow } from '../sourced/select'
import { SubmitFeedback as SubmitFeedbackNow } from '../../submit/SubmitFeedback'
import { SubformWidget as SubformNow } from '../layout/subform'
import { TimeWidget as TimeNow } from '../time'
import { bringLargerMessages } from '../../messages/larger-messages'
import { COMING_CONTROL, COMING_FORM } from '../../loading/skeletons'
import { inItsPlace } from '../../loading/lazy-part'

bringLargerMessages()

export const ChoiceCombo = inItsPlace(ChoiceComboNow, COMING_CONTROL)
export const CascaderWidget = inItsPlace(CascaderNow, COMING_CONTROL)
export const ColorWidget = inItsPlace(ColorNow, COMING_CONTROL)
export const DateWidget = inItsPlace(DateNow, COMING_CONTROL)
export const EditorWidget = inItsPlace(EditorNow, COMING_CONTROL)
export const FileWidget = inItsPlace(FileNow, COMING_CONTROL)
export const ImguploadWidget = inItsPlace(ImguploadNow, COMING_CONTROL)
export const RateWidget = inItsPlace(RateNow, COMING_CONTROL)
export const SliderWidget = inItsPlace(SliderNow, COMING_CONTROL)
export const RowsCode = inItsPlace(RowsCodeNow, COMING_FORM)
export const SourcedCheckbox = inItsPlace(SourcedCheckboxNow, COMING_CONTROL)
export const SourcedRadio = inItsPlace(SourcedRadioNow, COMING_CONTROL)
export const SourcedSelect = inItsPlace(SourcedSelectNow, COMING_CONTROL)
export const SubmitFeedback = Object.assign(inItsPlace(SubmitFeedbackNow, null), { bring: () => null })
export const SubformWidget = inItsPlace(SubformNow, COMING_CONTROL)
export const TimeWidget = inItsPlace(TimeNow, COMING_CONTROL)
