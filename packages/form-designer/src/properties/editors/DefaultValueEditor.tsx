/** The value a new record starts with, edited in the shape the widget stores. */
import { choiceLabel, type ChoiceValue, dateValueKind, hasLocalChoices, type Widget } from '@formwork/form-schema'
import InputBase from '@mui/material/InputBase'
import { useMessages } from '../../store/designer-context'
import type { EditorProps } from './editor-props'
import { ManySelect } from './ManySelect'
import { MultilineEditor } from './MultilineEditor'
import { NumberField } from './NumberField'
import { PlainSelect } from './PlainSelect'
import { SwitchEditor } from './SwitchEditor'
import { TextEditor } from './TextEditor'

export function DefaultValueEditor(props: EditorProps) {
  const { id, label, widget, value, onChange } = props
  const { editors } = useMessages()
  switch (widget.type) {
    case 'number':
      return <NumberField id={id} value={typeof value === 'number' ? value : null} step={widget.options.step} onChange={onChange} />
    case 'switch':
      return <SwitchEditor {...props} />
    case 'textarea':
      return <MultilineEditor {...props} />
    case 'radio':
    case 'checkbox':
    case 'select': {
      const isMany = widget.type === 'checkbox' || (widget.type === 'select' && widget.options.multiple)
      if (!hasLocalChoices(widget.options)) return isMany ? <ListText {...props} /> : <TextEditor {...props} />
      const choices = widget.options.options
      const options = choices.map((choice) => ({ id: String(choice.value), text: choiceLabel(choice) }))
      const valueOf = (text: string): ChoiceValue => choices.find((choice) => String(choice.value) === text)?.value ?? text
      if (isMany) {
        const chosen = Array.isArray(value) ? value.map(String) : []
        return (
          <ManySelect
            id={id}
            label={label}
            values={chosen}
            options={options}
            placeholder={editors.noDefault}
            onChange={(next) => onChange(next.map(valueOf))}
          />
        )
      }
      return (
        <PlainSelect
          id={id}
          label={label}
          value={typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''}
          options={[{ id: '', text: editors.noDefault }, ...options]}
          onChange={(next) => onChange(next === '' ? '' : valueOf(next))}
        />
      )
    }
    case 'date':
      return isListOfDates(widget) ? <ListText {...props} /> : <DateText {...props} />
    default:
      return <TextEditor {...props} />
  }
}

function isListOfDates(widget: Extract<Widget, { type: 'date' }>): boolean {
  return dateValueKind(widget.options) !== 'single'
}

function DateText({ id, widget, value, onChange }: EditorProps) {
  const format = widget.type === 'date' ? widget.options.format : ''
  return (
    <InputBase
      id={id}
      className="fd-input"
      fullWidth
      placeholder={format}
      value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** Several values as one text: right where nothing is known about them. */
function ListText({ id, value, onChange }: EditorProps) {
  const { editors } = useMessages()
  const text = Array.isArray(value) ? value.map(String).join(',') : ''
  const read = (typed: string) => onChange(typed === '' ? [] : typed.split(/[,，]/).map((item) => item.trim()))
  return (
    <InputBase
      id={id}
      className="fd-input"
      fullWidth
      placeholder={editors.listHint}
      value={text}
      onChange={(event) => read(event.target.value)}
    />
  )
}
