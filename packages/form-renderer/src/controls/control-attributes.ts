/** The attributes that every native text control takes from its field. */
import type { WidgetProps } from '../api/widget-props'

type FieldState = Pick<WidgetProps, 'id' | 'describedBy' | 'disabled' | 'readOnly' | 'required' | 'invalid'>

export function controlAttributes({ id, describedBy, disabled, readOnly, required, invalid }: FieldState) {
  return {
    id,
    disabled,
    readOnly,
    'aria-required': required || undefined,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
  }
}
