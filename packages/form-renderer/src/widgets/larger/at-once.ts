/** The larger widgets where there is no first load to keep small: under Node. */
import { bringLargerMessages } from '../../messages/larger-messages'

export { ChoiceCombo } from '../../combobox/ChoiceCombo'
export { CascaderWidget } from '../cascader'
export { ColorWidget } from '../color'
export { DateWidget } from '../date'
export { EditorWidget } from '../editor'
export { FileWidget } from '../file'
export { ImguploadWidget } from '../imgupload'
export { RateWidget } from '../rate'
export { SliderWidget } from '../slider'
export { RowsCode } from '../../rows/RowsCode'
export { SourcedCheckbox } from '../sourced/checkbox'
export { SourcedRadio } from '../sourced/radio'
export { SourcedSelect } from '../sourced/select'
export { SubformWidget } from '../subform'
export { TimeWidget } from '../time'

bringLargerMessages()
