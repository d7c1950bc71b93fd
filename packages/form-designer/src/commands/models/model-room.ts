/** Whether a field may go to another record with the data key that it has: from the form into the rows of a subform, out of them, or pasted. */
import { type FormDocument, hasRows, type Place, type WidgetKey } from '@formwork/form-schema'
import { isKnown, nodeOf } from '../tree-queries'
import { modelScopes } from './model-scopes'
import { readsModel } from './references'

/** The record that a widget belongs to once it stands there: a subform's rows, or the form's own for null. */
export function recordAt(document: FormDocument, parent: Place['parent']): WidgetKey | null {
  if (parent === null) return null
  const around = nodeOf(document, parent.key)?.widget
  return around !== undefined && hasRows(around) ? parent.key : modelScopes(document).of(parent.key)
}

/** True where no field of the record has this data key, and nothing in its rows means the form's field of that name. */
export function hasRoomFor(document: FormDocument, record: WidgetKey | null, model: string): boolean {
  const scopes = modelScopes(document)
  if (scopes.count(record, model) > 0) return false
  if (record === null || scopes.count(null, model) === 0) return true
  return !Object.values(document.widgets).some(({ widget }) => scopes.of(widget.key) === record && readsModel(widget, model))
}

/** True where a widget of the form may stand there with its data key, and what lies in it with theirs. */
export function keepsModelsAt(document: FormDocument, key: WidgetKey, parent: Place['parent']): boolean {
  const record = recordAt(document, parent)
  const from = modelScopes(document).of(key)
  if (record === from) return true
  const mayGo = (each: WidgetKey): boolean => {
    const node = nodeOf(document, each)
    if (node === null || !isKnown(node.widget)) return true
    // A reader in the rows that means this very field goes on meaning it.
    const isRead = from === null && modelScopes(document).count(null, node.widget.model) === 1
    const isFree = isRead ? modelScopes(document).count(record, node.widget.model) === 0 : hasRoomFor(document, record, node.widget.model)
    return isFree && (hasRows(node.widget) || node.slots.flat().every(mayGo))
  }
  return mayGo(key)
}
