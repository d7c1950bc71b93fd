/** One of the values the row lists. */
import { choiceNameOf } from '../../messages/choice-name'
import { useMessages } from '../../store/designer-context'
import type { EditorProps } from './editor-props'
import { PlainSelect } from './menus/PlainSelect'

export function SelectEditor({ id, label, row, value, onChange }: EditorProps) {
  const messages = useMessages()
  const choices = row.choices ?? []
  const options = choices.map((choice) => ({ id: String(choice), text: choiceNameOf(messages, row.option, choice) }))
  return (
    <PlainSelect
      id={id}
      label={label}
      value={String(value)}
      options={options}
      onChange={(next) => onChange(choices.find((choice) => String(choice) === next) ?? next)}
    />
  )
}
