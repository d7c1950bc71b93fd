/** Renames the key a field's value is stored under, and everything that reads it: conditions in groups and rows, expressions. */
import { type FormDocument, replaceWidget, type WidgetKey } from '@formwork/form-schema'
import { type CommandResult, fromEdit, refuse, type RenameModel } from './command'
import { modelScopes, type ModelScopes } from './models/model-scopes'
import { followRenaming, readsModel, type Renaming } from './models/references'
import { nodeOf } from './tree-queries'

const LONGEST_MODEL = 128
/** Words that would reach an object's prototype instead of its own keys. */
const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor'])

export function renameModel(document: FormDocument, { key, model }: RenameModel): CommandResult {
  const widget = nodeOf(document, key)?.widget
  if (widget === undefined) return refuse('widget-not-found')
  if (widget.type === 'unknown') return refuse('widget-unknown')
  if (widget.model === model) return refuse('nothing-changes')
  const problem = modelProblem(document, key, model)
  if (problem !== null) return refuse(problem)
  const scopes = modelScopes(document)
  const scope = scopes.of(key)
  const renamed = replaceWidget(document, key, { ...widget, model })
  // A name that two fields of an imported form share stays what conditions mean: it now names the other field.
  const isShared = scopes.count(scope, widget.model) > 1
  return renamed.ok && !isShared ? followReferences(renamed.document, scopes, { scope, from: widget.model, to: model }) : fromEdit(renamed)
}

/** Whether a data key can be stored and written at all, taken or not. */
export const isUsableModel = (model: string): boolean =>
  model !== '' && model === model.trim() && model.length <= LONGEST_MODEL && !RESERVED.has(model)

/** Why a widget cannot be renamed to `model`: it is no usable name, or another field of the same record answers to it. */
export function modelProblem(document: FormDocument, key: WidgetKey, model: string): 'model-invalid' | 'model-taken' | null {
  if (!isUsableModel(model)) return 'model-invalid'
  const widget = nodeOf(document, key)?.widget
  if (widget === undefined || widget.type === 'unknown') return null
  const scopes = modelScopes(document)
  const renaming = { scope: scopes.of(key), from: widget.model, to: model }
  const isTaken = widget.model !== model && scopes.count(renaming.scope, model) > 0
  return isTaken || wouldShadow(document, scopes, renaming) ? 'model-taken' : null
}

/** A row looks names up in itself first: a new name must not come between a condition in a row and the field of the form it means. */
function wouldShadow(document: FormDocument, scopes: ModelScopes, { scope, from, to }: Renaming): boolean {
  return Object.values(document.widgets).some(({ widget }) => {
    const rows = scopes.of(widget.key)
    if (rows === null || (scope !== null && scope !== rows)) return false
    if (scope === rows) return from !== to && readsModel(widget, to)
    return scopes.count(rows, from) === 0 && scopes.count(rows, to) > 0 && readsModel(widget, from)
  })
}

function followReferences(document: FormDocument, scopes: ModelScopes, renaming: Renaming): CommandResult {
  let current = document
  for (const { widget } of Object.values(document.widgets)) {
    const followed = followRenaming(document, widget, scopes, renaming)
    if (followed === widget) continue
    const edit = replaceWidget(current, widget.key, followed)
    if (!edit.ok) return fromEdit(edit)
    current = edit.document
  }
  return { ok: true, document: current }
}
