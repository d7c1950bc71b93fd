/** `switch`: on or off, as a native checkbox with the role of a switch. */
import { useRenderSettings } from '../form/render-settings'
import { PreviewText } from '../controls/PreviewText'
import type { WidgetProps } from '../api/widget-props'

export function SwitchWidget({ id, describedBy, value, onChange, onBlur, disabled, readOnly, invalid, mode }: WidgetProps<'switch'>) {
  const { messages } = useRenderSettings()
  // Old data holds 1 and "true" as well.
  const on = value === true || value === 1 || value === 'true'
  if (mode === 'preview') return <PreviewText text={on ? messages.switchOn : messages.switchOff} />
  return (
    <span className="fw-switch-line">
      <input
        id={id}
        type="checkbox"
        // A native checkbox has its own state; HTML forbids aria-checked on it.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        className="fw-switch"
        checked={on}
        disabled={disabled || readOnly}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
    </span>
  )
}
