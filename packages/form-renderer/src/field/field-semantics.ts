/** Facts about a widget that the frame around its control needs. */
import { dateValueKind, type Widget } from '@formwork/form-schema'

/** True when several controls make up the field: its label then names the group instead of pointing at one control. */
export function isGroupControl(widget: Widget): boolean {
  switch (widget.type) {
    case 'radio':
    case 'checkbox':
    case 'subform':
    case 'editor':
    case 'blank':
    case 'imgupload':
    case 'file':
      return true
    case 'date':
      return dateValueKind(widget.options) !== 'single'
    case 'time':
      return widget.options.isRange
    case 'slider':
      return widget.options.range
    default:
      return false
  }
}
