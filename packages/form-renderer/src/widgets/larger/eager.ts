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
import { addLargerMessages } from '../../messages/larger-messages'
import { CONTROL_SKELETON, FORM_SKELETON } from '../../loading/skeletons'
import { hydrateInPlace } from '../../loading/lazy-part'

addLargerMessages()

export const ChoiceCombo = hydrateInPlace(ChoiceComboNow, CONTROL_SKELETON)
export const CascaderWidget = hydrateInPlace(CascaderNow, CONTROL_SKELETON)
export const ColorWidget = hydrateInPlace(ColorNow, CONTROL_SKELETON)
export const DateWidget = hydrateInPlace(DateNow, CONTROL_SKELETON)
export const EditorWidget = hydrateInPlace(EditorNow, CONTROL_SKELETON)
export const FileWidget = hydrateInPlace(FileNow, CONTROL_SKELETON)
export const ImguploadWidget = hydrateInPlace(ImguploadNow, CONTROL_SKELETON)
export const RateWidget = hydrateInPlace(RateNow, CONTROL_SKELETON)
export const SliderWidget = hydrateInPlace(SliderNow, CONTROL_SKELETON)
export const RowsCode = hydrateInPlace(RowsCodeNow, FORM_SKELETON)
export const SourcedCheckbox = hydrateInPlace(SourcedCheckboxNow, CONTROL_SKELETON)
export const SourcedRadio = hydrateInPlace(SourcedRadioNow, CONTROL_SKELETON)
export const SourcedSelect = hydrateInPlace(SourcedSelectNow, CONTROL_SKELETON)
export const SubmitFeedback = Object.assign(hydrateInPlace(SubmitFeedbackNow, null), { bring: () => null })
export const SubformWidget = hydrateInPlace(SubformNow, CONTROL_SKELETON)
export const TimeWidget = hydrateInPlace(TimeNow, CONTROL_SKELETON)
