/** Sets one option, keeping options that depend on it in shape. */
import { definitionOf, type FormDocument, replaceWidget } from '@formwork/form-schema'
import { nodeOf } from './tree-queries'
import { withOptions } from './with-options'
import { type CommandResult, fromEdit, refuse, type SetOption } from './command'

export function setOption(document: FormDocument, { key, option, value, beside = {} }: SetOption): CommandResult {
  const widget = nodeOf(document, key)?.widget
  if (widget === undefined) return refuse('widget-not-found')
  if (widget.type === 'unknown') return refuse('widget-unknown')
  const before: Readonly<Record<string, unknown>> = { ...widget.options }
  const changed = { ...beside, [option]: value }
  if (Object.keys(changed).some((each) => !Object.hasOwn(before, each))) return refuse('option-unknown')
  if (Object.entries(changed).every(([each, next]) => Object.is(before[each], next))) return refuse('nothing-changes')
  const changes = { ...changed, ...definitionOf(widget).dependentOptions(option, value, widget.options) }
  // Editors write what their panel row declares; import and the server check the whole form again.
  return fromEdit(replaceWidget(document, key, withOptions(widget, changes)))
}
