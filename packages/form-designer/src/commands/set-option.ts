/** Sets one option, keeping options that depend on it in shape. */
import { type FormDocument, replaceWidget, type Widget } from '@formwork/form-schema'
import { nodeOf } from './tree-questions'
import { type CommandResult, fromEdit, refuse, type SetOption } from './command'

export function setOption(document: FormDocument, { key, option, value }: SetOption): CommandResult {
  const widget = nodeOf(document, key)?.widget
  if (widget === undefined) return refuse('widget-not-found')
  if (widget.type === 'unknown') return refuse('widget-unknown')
  const before: Readonly<Record<string, unknown>> = { ...widget.options }
  if (!Object.hasOwn(before, option)) return refuse('option-unknown')
  if (Object.is(before[option], value)) return refuse('nothing-changes')
  const options = { ...before, [option]: value, ...dependentOptions(widget, option, value) }
  // Editors write what their panel row declares; import and the server check the whole form again.
  return fromEdit(replaceWidget(document, key, { ...widget, options } as unknown as Widget))
}

/** Spec 4.1: toggling `multiple` on a select converts its default between one value and a list. */
function dependentOptions(widget: Widget, option: string, value: unknown): Readonly<Record<string, unknown>> {
  if (widget.type !== 'select' || option !== 'multiple') return {}
  const current: unknown = widget.options.defaultValue
  if (value === true) return { defaultValue: Array.isArray(current) ? current : isBlank(current) ? [] : [current] }
  return { defaultValue: Array.isArray(current) ? (current[0] ?? '') : current }
}

function isBlank(value: unknown): boolean {
  return value === '' || value === null || value === undefined
}
