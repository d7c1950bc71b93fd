/** A menu of a few texts. A value that is not among them is shown as it is, never lost. */
import { SelectButton } from './SelectButton'

export interface PlainSelectProps {
  readonly id?: string | undefined
  readonly label: string
  readonly value: string
  /** Shown where nothing is chosen. */
  readonly placeholder?: string
  readonly options: readonly { readonly id: string; readonly text: string }[]
  readonly onChange: (id: string) => void
}

export function PlainSelect({ id, label, value, placeholder, options, onChange }: PlainSelectProps) {
  const chosen = options.find((option) => option.id === value)
  const listed = chosen !== undefined || value === '' ? options : [...options, { id: value, text: value }]
  return (
    <SelectButton
      id={id}
      label={label}
      entries={listed.map((option) => ({ ...option, isChosen: option.id === value }))}
      onPick={(picked) => picked !== value && onChange(picked)}
    >
      {chosen?.text ?? (value === '' ? <span className="fd-placeholder">{placeholder}</span> : value)}
    </SelectButton>
  )
}
