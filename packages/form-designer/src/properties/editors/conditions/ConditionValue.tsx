/** The value a condition compares with: picked where the field's values are known, typed elsewhere. */
import { type AnyKnownWidget, choiceLabel, type ConditionValue as Operand, definitionOf, itemOf } from '@formwork/form-schema'
import { useMessages } from '../../../store/designer-context'
import { PlainSelect } from '../menus/PlainSelect'

export interface ConditionValueProps {
  readonly label: string
  readonly field: AnyKnownWidget | null
  readonly value: Operand
  readonly onChange: (value: Operand) => void
}

export function ConditionValue({ label, field, value, onChange }: ConditionValueProps) {
  const { editors } = useMessages()
  const shape = field === null ? null : definitionOf(field).valueShape(field.options)
  if (shape?.kind === 'boolean') {
    const options = [
      { id: 'true', text: editors.on },
      { id: 'false', text: editors.off },
    ]
    return <PlainSelect label={label} value={String(value)} options={options} onChange={(id) => onChange(id === 'true')} />
  }
  const item = shape === null ? null : itemOf(shape)
  if (item?.kind === 'choice' && item.choices !== null) {
    const { choices } = item
    const options = choices.map((choice) => ({ id: String(choice.value), text: choiceLabel(choice) }))
    const valueOf = (id: string) => choices.find((choice) => String(choice.value) === id)?.value ?? id
    return (
      <PlainSelect
        label={label}
        value={String(value)}
        placeholder={editors.valueHeading}
        options={options}
        onChange={(id) => onChange(valueOf(id))}
      />
    )
  }
  const isNumber = item?.kind === 'number' || item?.kind === 'timestamp'
  const form = item?.kind === 'text' ? item.form : null
  const placeholder = form?.is === 'date' || form?.is === 'time' ? form.format : editors.valueHeading
  return (
    <input
      className="fd-input"
      value={String(value)}
      placeholder={placeholder}
      aria-label={label}
      inputMode={isNumber ? 'decimal' : undefined}
      maxLength={1000}
      onChange={(event) => onChange(isNumber ? numberOrText(event.target.value) : event.target.value)}
    />
  )
}

/** A number only when it would be shown as it was typed: "1." and "-" are on their way to one. */
function numberOrText(text: string): Operand {
  return text !== '' && String(Number(text)) === text && Number.isFinite(Number(text)) ? Number(text) : text
}
