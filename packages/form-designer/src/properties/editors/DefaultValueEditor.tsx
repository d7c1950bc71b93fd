/** The value a new record starts with, edited in the shape the widget stores. */
import { choiceLabel, type ChoiceValue, dateValueKind, hasLocalChoices, type Widget } from '@formwork/form-schema'
import InputBase from '@mui/material/InputBase'
import { useMessages } from '../../store/designer-context'
import { ColorEditor } from './ColorEditor'
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
      return <NumberField id={id} value={numberOf(value)} step={widget.options.step} onChange={onChange} />
    case 'rate': {
      const { max, allowHalf } = widget.options
      return <NumberField id={id} value={numberOf(value)} min={0} max={max} step={allowHalf ? 0.5 : 1} onChange={onChange} />
    }
    case 'slider':
      return <SliderDefault {...props} options={widget.options} />
    case 'color':
      return <ColorEditor {...props} />
    case 'time':
      return widget.options.isRange ? <ListText {...props} /> : <TimeText {...props} format={widget.options.format} />
    case 'switch':
      return <SwitchEditor {...props} />
    case 'textarea':
    case 'editor':
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
      return isListOfDates(widget) ? <ListText {...props} /> : <TimeText {...props} format={widget.options.format} />
    default:
      return <TextEditor {...props} />
  }
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

interface SliderDefaultProps extends EditorProps {
  readonly options: { readonly min: number; readonly max: number; readonly step: number; readonly range: boolean }
}

/** One number on the line, or where the pair starts and ends. */
function SliderDefault({ id, label, value, onChange, options }: SliderDefaultProps) {
  const { editors } = useMessages()
  const { min, max, step, range } = options
  const limits = { min, max, step }
  if (!range) return <NumberField id={id} value={numberOf(value)} {...limits} onChange={onChange} />
  const [start = min, end = max] = Array.isArray(value) ? value.map(Number) : []
  return (
    <span className="fd-size">
      <NumberField
        id={id}
        label={`${label} ${editors.rangeStart}`}
        value={start}
        {...limits}
        onChange={(next) => onChange([next ?? min, end])}
      />
      <span aria-hidden="true">–</span>
      <NumberField label={`${label} ${editors.rangeEnd}`} value={end} {...limits} onChange={(next) => onChange([start, next ?? max])} />
    </span>
  )
}

function isListOfDates(widget: Extract<Widget, { type: 'date' }>): boolean {
  return dateValueKind(widget.options) !== 'single'
}

/** A date or time as text, with its format as a hint. */
function TimeText({ id, value, onChange, format }: EditorProps & { readonly format: string }) {
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
