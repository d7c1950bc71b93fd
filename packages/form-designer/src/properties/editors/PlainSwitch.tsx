/** A switch of the panel: a checkbox of the browser's with the panel's style (ADR 0062). */
export interface PlainSwitchProps {
  readonly id: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

export function PlainSwitch({ id, checked, onChange }: PlainSwitchProps) {
  return (
    <input
      id={id}
      type="checkbox"
      role="switch"
      className="fd-switch"
      checked={checked}
      aria-checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
