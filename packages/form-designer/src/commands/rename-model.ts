/** Renames the key a field's value is stored under, and every condition that reads it. */
import { type FormDocument, replaceWidget, type Widget } from '@formwork/form-schema'
import { type CommandResult, fromEdit, refuse, type RenameModel } from './command'
import { modelsInUse, nodeOf } from './tree-questions'

const LONGEST_MODEL = 128
/** Words that would reach an object's prototype instead of its own keys. */
const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor'])

export function renameModel(document: FormDocument, { key, model }: RenameModel): CommandResult {
  const widget = nodeOf(document, key)?.widget
  if (widget === undefined) return refuse('widget-not-found')
  if (widget.type === 'unknown') return refuse('widget-unknown')
  if (widget.model === model) return refuse('nothing-changes')
  if (!isUsableModel(model)) return refuse('model-invalid')
  if (modelsInUse(document, key).has(model)) return refuse('model-taken')
  // A name that two fields of an imported form share stays what conditions mean: the other field still answers to it.
  const isShared = modelsInUse(document, key).has(widget.model)
  const renamed = replaceWidget(document, key, { ...widget, model })
  return renamed.ok && !isShared ? followReferences(renamed.document, widget.model, model) : fromEdit(renamed)
}

/** True for a name that can key a value: not empty, no surrounding blanks, not a reserved word. */
export function isUsableModel(model: string): boolean {
  return model !== '' && model === model.trim() && model.length <= LONGEST_MODEL && !RESERVED.has(model)
}

function followReferences(document: FormDocument, from: string, to: string): CommandResult {
  let current = document
  for (const { widget } of Object.values(document.widgets)) {
    const followed = withRenamedCondition(widget, from, to)
    if (followed === widget) continue
    const edit = replaceWidget(current, widget.key, followed)
    if (!edit.ok) return fromEdit(edit)
    current = edit.document
  }
  return { ok: true, document: current }
}

function withRenamedCondition(widget: Widget, from: string, to: string): Widget {
  if (widget.type === 'unknown') return widget
  // Also a list that is switched off (`hide`): switching it on again must not bring the old name back.
  const { displayVerify } = widget.options
  if (!displayVerify.list.some((pair) => pair.model === from)) return widget
  const list = displayVerify.list.map((pair) => (pair.model === from ? { ...pair, model: to } : pair))
  // The spread keeps type and options together; the compiler loses their correlation.
  return { ...widget, options: { ...widget.options, displayVerify: { ...displayVerify, list } } } as Widget
}
