/** Sets what a field says where a value breaks one of its rules. */
import { type FormDocument, replaceWidget, withRuleMessage } from '@formwork/form-schema'
import { nodeOf } from './tree-queries'
import { type CommandResult, fromEdit, refuse, type SetRuleMessage } from './command'

export function setRuleMessage(document: FormDocument, { key, rule, message }: SetRuleMessage): CommandResult {
  const widget = nodeOf(document, key)?.widget
  if (widget === undefined) return refuse('widget-not-found')
  if (widget.type === 'unknown') return refuse('widget-unknown')
  const next = withRuleMessage(widget, rule, message)
  return next === widget ? refuse('nothing-changes') : fromEdit(replaceWidget(document, key, next))
}
