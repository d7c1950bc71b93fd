/** The application's own field for the form's custom area `signature`: a name typed by hand, drawn as handwriting. */
import type { CustomAreaProps, CustomAreas } from '@formwork/form-renderer'

function Signature({ id, labelId, describedBy, value, onChange, onBlur, disabled, readOnly, required, invalid, mode }: CustomAreaProps) {
  const name = typeof value === 'string' ? value : ''
  if (mode === 'preview') return <i>{name}</i>
  return (
    <input
      id={id}
      className="signature"
      autoComplete="name"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-required={required}
      aria-invalid={invalid}
      disabled={disabled}
      readOnly={readOnly}
      value={name}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  )
}

export const customAreas: CustomAreas = { signature: Signature }
