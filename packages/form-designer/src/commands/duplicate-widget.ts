/** Puts a copy right before its original, as the spec wants it ("above"). */
import type { FormDocument } from '@formwork/form-schema'
import { type CommandResult, type DuplicateWidget, refuse } from './command'
import { insertWidgets } from './insert-widgets'
import { placeOf } from './tree-queries'

export function duplicateWidget(document: FormDocument, { key, copy }: DuplicateWidget): CommandResult {
  const place = placeOf(document, key)
  if (place === null) return refuse('widget-not-found')
  return insertWidgets(document, { type: 'insert-widgets', widgets: [copy], place, origin: 'paste' })
}
