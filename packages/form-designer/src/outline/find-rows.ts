/** The rows of the outline that a search finds, with the containers around them. */
import { type FormDocument, type Widget, type WidgetKey, typeOf } from '@formwork/form-schema'
import { keysInOrder, nodeOf } from '../commands/tree-queries'
import type { DesignerMessages } from '../messages/designer-messages'
import { typeTitle } from '../messages/name-of-widget'
import { holds } from '../parts/holds'

export interface FoundRows {
  /** In the order of the form. */
  readonly found: readonly WidgetKey[]
  /** What is found and every container around it. */
  readonly shown: ReadonlySet<WidgetKey>
}

/** By title, type and data key. Null without a search: then everything is there. */
export function findRows(document: FormDocument, messages: DesignerMessages, query: string): FoundRows | null {
  if (query.trim() === '') return null
  const found = keysInOrder(document).filter((key) => {
    const widget = nodeOf(document, key)?.widget
    return widget !== undefined && holds(query, wordsOf(messages, widget))
  })
  const shown = new Set<WidgetKey>()
  for (const key of found) {
    for (let each: WidgetKey | null = key; each !== null && !shown.has(each); each = nodeOf(document, each)?.parent?.key ?? null)
      shown.add(each)
  }
  return { found, shown }
}

function wordsOf(messages: DesignerMessages, widget: Widget): readonly string[] {
  return [widget.name, typeTitle(messages, typeOf(widget)), widget.type === 'unknown' ? '' : widget.model]
}
