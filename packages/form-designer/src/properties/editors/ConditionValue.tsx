/** The text a condition compares with: picked where the field's values are known, typed elsewhere. */
import { type AnyKnownWidget, choiceLabel, hasLocalChoices } from '@formwork/form-schema'
import InputBase from '@mui/material/InputBase'
import { useMessages } from '../../store/designer-context'
import { PlainSelect } from './PlainSelect'

export interface ConditionValueProps {
  readonly label: string
  readonly field: AnyKnownWidget | null
  readonly value: string
  readonly onChange: (value: string) => void
}

export function ConditionValue({ label, field, value, onChange }: ConditionValueProps) {
  const { editors } = useMessages()
  if (field?.type === 'switch') {
    const options = [
      { id: 'true', text: editors.on },
      { id: 'false', text: editors.off },
    ]
    return <PlainSelect label={label} value={value} options={options} onChange={onChange} />
  }
  const hasChoices =
    field !== null && (field.type === 'radio' || field.type === 'select' || field.type === 'checkbox') && hasLocalChoices(field.options)
  if (hasChoices) {
    const options = field.options.options.map((choice) => ({ id: String(choice.value), text: choiceLabel(choice) }))
    return <PlainSelect label={label} value={value} options={options} onChange={onChange} />
  }
  return (
    <InputBase className="fd-input" value={value} inputProps={{ 'aria-label': label }} onChange={(event) => onChange(event.target.value)} />
  )
}
