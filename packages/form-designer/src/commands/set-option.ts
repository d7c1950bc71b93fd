/** Sets one option, keeping options that depend on it in shape. */
import { definitionOf, type FormDocument, replaceWidget } from '@formwork/form-schema'
import { nodeOf } from './tree-queries'
import { withOptions } from './with-options'
import { type CommandResult, fromEdit, refuse, type SetOption } from './command'

export function setOption(document: FormDocument, { key, option, value }: SetOption): CommandResult {
  const widget = nodeOf(document, key)?.widget
  if (widget === undefined) return refuse('widget-not-found')
  if (widget.type === 'unknown') return refuse('widget-unknown')
  const before: Readonly<Record<string, unknown>> = { ...widget.options }
  if (!Object.hasOwn(before, option)) return refuse('option-unknown')
  if (Object.is(before[option], value)) return refuse('nothing-changes')
  const changes = { [option]: value, ...definitionOf(widget).dependentOptions(option, value, widget.options) }
  // Editors write what their panel row declares; import and the server check the whole form again.
  return fromEdit(replaceWidget(document, key, withOptions(widget, changes)))
}
