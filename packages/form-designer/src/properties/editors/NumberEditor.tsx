/** A number within the row's limits; empty means "not set" where the option knows that. */
import { definitionOf } from '@formwork/form-schema'
import type { EditorProps } from './editor-props'
import { NumberField } from './NumberField'

export function NumberEditor({ id, row, widget, value, onChange }: EditorProps) {
  const defaults: Readonly<Record<string, unknown>> = widget.type === 'unknown' ? {} : { ...definitionOf(widget).options.parse({}) }
  const blank = defaults[row.option]
  return (
    <NumberField
      id={id}
      value={typeof value === 'number' ? value : null}
      min={row.min}
      max={row.max}
      step={row.step}
      // What an empty box means is the option's own default: '' for an open limit, a number where one is needed.
      onChange={(next) => onChange(next ?? blank)}
    />
  )
}
