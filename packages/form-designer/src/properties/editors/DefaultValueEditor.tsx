/** The value a new record starts with, edited in the shape the widget stores. */
import { type Choice, choiceLabel, type ChoiceValue, definitionOf, type TextForm } from '@formwork/form-schema'
import { useMessages } from '../../store/designer-context'
import { ColorEditor } from './ColorEditor'
import type { EditorProps } from './editor-props'
import { ManySelect } from './menus/ManySelect'
import { MultilineEditor } from './MultilineEditor'
import { NumberField } from './NumberField'
import { PlainSelect } from './menus/PlainSelect'
import { SwitchEditor } from './SwitchEditor'
import { TextEditor } from './TextEditor'

export function DefaultValueEditor(props: EditorProps) {
  const { id, widget, value, onChange } = props
  const shape = widget.type === 'unknown' ? null : definitionOf(widget).valueShape(widget.options)
  if (shape === null) return <TextEditor {...props} />
  switch (shape.kind) {
    case 'number': {
      const { min, above, max, step } = shape
      return <NumberField id={id} value={numberOf(value)} {...limitsOf({ min: above ?? min, max, step })} onChange={onChange} />
    }
    case 'boolean':
      return <SwitchEditor {...props} />
    case 'text':
      return <TextDefault {...props} form={shape.form} />
    case 'timestamp':
      return <TimeText {...props} format={shape.format} />
    case 'choice':
      return shape.choices === null ? <TextEditor {...props} /> : <OneChoice {...props} choices={shape.choices} />
    case 'list':
    case 'pair':
      if (shape.item.kind === 'choice' && shape.item.choices !== null) return <ManyChoices {...props} choices={shape.item.choices} />
      return shape.kind === 'pair' && shape.item.kind === 'number' ? (
        <PairDefault {...props} limits={limitsOf(shape.item)} />
      ) : (
        <ListText {...props} />
      )
    case 'boolean-text':
    case 'number-text':
    case 'path':
    case 'file':
    case 'row':
    case 'object':
    case 'anything':
      return <TextEditor {...props} />
  }
}

function TextDefault({ form, ...props }: EditorProps & { readonly form: TextForm }) {
  switch (form.is) {
    case 'color':
      return <ColorEditor {...props} />
    case 'lines':
    case 'html':
      return <MultilineEditor {...props} />
    case 'date':
    case 'time':
      return <TimeText {...props} format={form.format} />
    case 'typed':
    case 'own':
      return <TextEditor {...props} />
  }
}

interface Limits {
  readonly min?: number
  readonly max?: number
  readonly step?: number
}

function limitsOf({ min, max, step }: { readonly [Limit in keyof Limits]-?: number | null }): Limits {
  return { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }), ...(step === null ? {} : { step }) }
}

interface ChoiceDefaultProps extends EditorProps {
  readonly choices: readonly Choice[]
}

const optionsOf = (choices: readonly Choice[]) => choices.map((choice) => ({ id: String(choice.value), text: choiceLabel(choice) }))
const valueOf = (choices: readonly Choice[], text: string): ChoiceValue =>
  choices.find((choice) => String(choice.value) === text)?.value ?? text

function ManyChoices({ id, label, value, onChange, choices }: ChoiceDefaultProps) {
  const { editors } = useMessages()
  return (
    <ManySelect
      id={id}
      label={label}
      values={Array.isArray(value) ? value.map(String) : []}
      options={optionsOf(choices)}
      placeholder={editors.noDefault}
      onChange={(next) => onChange(next.map((text) => valueOf(choices, text)))}
    />
  )
}

function OneChoice({ id, label, value, onChange, choices }: ChoiceDefaultProps) {
  const { editors } = useMessages()
  return (
    <PlainSelect
      id={id}
      label={label}
      value={typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''}
      options={[{ id: '', text: editors.noDefault }, ...optionsOf(choices)]}
      onChange={(next) => onChange(next === '' ? '' : valueOf(choices, next))}
    />
  )
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

/** Where a pair of numbers starts and ends. */
function PairDefault({ id, label, value, onChange, limits }: EditorProps & { readonly limits: Limits }) {
  const { editors } = useMessages()
  const { min = 0, max = 0 } = limits
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

/** A date or time as text, with its format as a hint. */
function TimeText({ id, value, onChange, format }: EditorProps & { readonly format: string }) {
  return (
    <input
      id={id}
      className="fd-input"
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
  return <input id={id} className="fd-input" placeholder={editors.listHint} value={text} onChange={(event) => read(event.target.value)} />
}
