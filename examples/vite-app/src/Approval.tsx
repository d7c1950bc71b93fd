/** Draws the application's own widget type. Its options are typed by the definition. */
import type { HostComponents, WidgetProps } from '@formwork/form-renderer'
import type { approval } from './approval-type'
import { components as replaced } from './UrgentButtons'

function Approval({ id, describedBy, value, onChange, onBlur, disabled, readOnly, invalid, mode, widget }: WidgetProps<typeof approval>) {
  const name = typeof value === 'string' ? value : ''
  if (mode === 'preview') return <em>{name}</em>
  return (
    <input
      id={id}
      className="signature"
      value={name}
      minLength={widget.options.letters}
      disabled={disabled}
      readOnly={readOnly}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onBlur={onBlur}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

export const components: HostComponents = { ...replaced, approval: Approval }
