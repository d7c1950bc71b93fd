/** Sets one option, keeping options that depend on it in shape. */
import { type FormDocument, replaceWidget, selectedList, selectedOne, type Widget } from '@formwork/form-schema'
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

/** Spec 4.1: toggling `multiple` on a select converts its default; turning a range on or off clears it. */
function dependentOptions(widget: Widget, option: string, value: unknown): Readonly<Record<string, unknown>> {
  if (widget.type === 'time' && option === 'isRange') return { defaultValue: value === true ? null : '' }
  if (widget.type === 'slider' && option === 'range') {
    const { min, max } = widget.options
    return { defaultValue: value === true ? [min, max] : min }
  }
  if (widget.type !== 'select' || option !== 'multiple') return {}
  const { defaultValue } = widget.options
  return { defaultValue: value === true ? selectedList(defaultValue) : selectedOne(defaultValue) }
}
