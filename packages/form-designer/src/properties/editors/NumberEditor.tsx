/** A number within the row's limits; empty means "not set" where the option allows that. */
import { definitionOf } from '@formwork/form-schema'
import { useMessages } from '../../store/designer-context'
import type { EditorProps } from './editor-props'
import { NumberField } from './NumberField'

export function NumberEditor({ id, row, widget, value, onChange }: EditorProps) {
  const defaults: Readonly<Record<string, unknown>> = widget.type === 'unknown' ? {} : { ...definitionOf(widget).options.parse({}) }
  const { editors } = useMessages()
  const blank = defaults[row.option]
  // A number below zero for "no limit", as the old family writes it, is no number to a person.
  const isOpen = typeof blank === 'number' && blank < 0
  return (
    <NumberField
      id={id}
      value={typeof value === 'number' && !(isOpen && value <= blank) ? value : null}
      placeholder={isOpen ? editors.unlimited : undefined}
      min={isOpen ? 0 : row.min}
      max={row.max}
      step={row.step}
      // What an empty box means is the option's own default: '' for an open limit, a number where one is needed.
      onChange={(next) => onChange(next ?? blank)}
    />
  )
}
