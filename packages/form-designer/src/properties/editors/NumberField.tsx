/** A number box that keeps what is being typed and reports only numbers within its limits. */
import { useState } from 'react'

export interface NumberFieldProps {
  readonly id?: string | undefined
  readonly label?: string | undefined
  readonly value: number | null
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly step?: number | undefined
  readonly placeholder?: string | undefined
  /** Null for an emptied box. */
  readonly onChange: (value: number | null) => void
}

export function NumberField({ id, label, value, min, max, step, placeholder, onChange }: NumberFieldProps) {
  // While someone types "-" or "1." there is no number yet; the typed text is kept until they leave.
  const [draft, setDraft] = useState<string | null>(null)
  const report = (text: string) => {
    setDraft(text)
    if (text.trim() === '') return onChange(null)
    const number = Number(text)
    if (Number.isFinite(number)) onChange(Math.min(max ?? Infinity, Math.max(min ?? -Infinity, number)))
  }
  return (
    <input
      id={id}
      className="fd-input"
      type="number"
      placeholder={placeholder}
      value={draft ?? (value === null ? '' : String(value))}
      min={min}
      max={max}
      step={step ?? 'any'}
      aria-label={label}
      onChange={(event) => report(event.target.value)}
      onBlur={() => setDraft(null)}
    />
  )
}
