/** Which widget is selected once a command has been applied (spec 4.1). */
import type { FormDocument, WidgetKey } from '@formwork/form-schema'
import type { DesignerCommand } from './command'
import { nodeOf, placeOf, siblingsAt } from './tree-queries'

export function selectionAfter(
  before: FormDocument,
  after: FormDocument,
  command: DesignerCommand,
  selected: WidgetKey | null,
): WidgetKey | null {
  switch (command.type) {
    case 'insert-widgets':
      return command.widgets[0]?.key ?? selected
    case 'duplicate-widget':
      return command.copy.key
    case 'move-widget':
      return command.key
    case 'delete-widget':
      return neighbourOf(before, command.key)
    case 'replace-form':
      return after.root[0] ?? null
    case 'clear-form':
      return null
    default:
      return selected !== null && nodeOf(after, selected) === null ? null : selected
  }
}

/** The next sibling, else the previous, else the container, else nothing. */
function neighbourOf(document: FormDocument, key: WidgetKey): WidgetKey | null {
  const place = placeOf(document, key)
  if (place === null) return null
  const siblings = siblingsAt(document, place.parent) ?? []
  return siblings[place.index + 1] ?? siblings[place.index - 1] ?? place.parent?.key ?? null
}
