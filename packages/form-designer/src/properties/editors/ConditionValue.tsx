/** The text a condition compares with: picked where the field's values are known, typed elsewhere. */
import { type AnyKnownWidget, choiceLabel, definitionOf, itemOf } from '@formwork/form-schema'
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
  const shape = field === null ? null : definitionOf(field).valueShape(field.options)
  if (shape?.kind === 'boolean') {
    const options = [
      { id: 'true', text: editors.on },
      { id: 'false', text: editors.off },
    ]
    return <PlainSelect label={label} value={value} options={options} onChange={onChange} />
  }
  const item = shape === null ? null : itemOf(shape)
  if (item?.kind === 'choice' && item.choices !== null) {
    const options = item.choices.map((choice) => ({ id: String(choice.value), text: choiceLabel(choice) }))
    return <PlainSelect label={label} value={value} options={options} onChange={onChange} />
  }
  return (
    <InputBase className="fd-input" value={value} inputProps={{ 'aria-label': label }} onChange={(event) => onChange(event.target.value)} />
  )
}
