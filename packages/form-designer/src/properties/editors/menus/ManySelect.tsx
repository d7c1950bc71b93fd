/** A menu of texts where several can be chosen. */
import { useMessages } from '../../../store/designer-context'
import { SelectButton } from './SelectButton'

export interface ManySelectProps {
  readonly id?: string | undefined
  readonly label: string
  readonly values: readonly string[]
  readonly options: readonly { readonly id: string; readonly text: string }[]
  readonly placeholder: string
  readonly onChange: (values: readonly string[]) => void
}

export function ManySelect({ id, label, values, options, placeholder, onChange }: ManySelectProps) {
  const { itemSeparator } = useMessages()
  const named = (value: string) => options.find((option) => option.id === value)?.text ?? value
  return (
    <SelectButton
      isMultiple
      id={id}
      label={label}
      entries={options.map((option) => ({ ...option, isChosen: values.includes(option.id) }))}
      onPick={(picked) => onChange(values.includes(picked) ? values.filter((value) => value !== picked) : [...values, picked])}
    >
      {values.length === 0 ? <span className="fd-placeholder">{placeholder}</span> : values.map(named).join(itemSeparator)}
    </SelectButton>
  )
}
