/** A form with one sample in one state. */
import { createForm, definitionOf, type FormDefinition, type FormValues, type Widget } from '@formwork/form-schema'
import type { Sample } from './gallery-samples'
import type { GalleryLook, GalleryState } from './gallery-states'

export interface SampleForm {
  readonly form: FormDefinition
  readonly values: FormValues
}

/** True for a widget that has this state: what carries no value cannot be empty, required or wrong. */
export function hasState({ widget }: Sample, state: GalleryState): boolean {
  if (state === 'filled' || state === 'preview') return true
  return widget.type !== 'unknown' && definitionOf(widget).kind === 'input'
}

/** The sample as `state` shows it, in a form of this look. */
export function sampleForm({ widget, values, wrong }: Sample, state: GalleryState, look: GalleryLook): SampleForm {
  const { labelPosition, size } = look
  const config = { ...createForm().config, labelPosition, size, labelWidth: 100 }
  const isRequired = state === 'required' || state === 'wrong'
  const flags = { required: isRequired, disabled: state === 'disabled', readonly: state === 'readonly' }
  // Every field has the three flags; the compiler loses the pair of type and options in the spread.
  const flagged =
    widget.type !== 'unknown' && 'required' in widget.options ? { ...widget, options: { ...widget.options, ...flags } } : widget
  return { form: { ...createForm(), config, list: [flagged as Widget] }, values: valuesIn(state, values, wrong) }
}

function valuesIn(state: GalleryState, values: FormValues, wrong: FormValues | undefined): FormValues {
  if (state === 'wrong') return wrong ?? {}
  return state === 'empty' || state === 'required' ? {} : values
}
