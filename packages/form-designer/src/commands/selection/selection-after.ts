/** Which widgets are selected once a command has been applied (spec 4.1). */
import type { FormDocument, WidgetKey } from '@formwork/form-schema'
import type { DesignerCommand } from '../command'
import { NOTHING_SELECTED, type Selection, selectionOf, remainingSelection } from './selection'
import { nodeOf, placeOf, siblingsAt } from '../tree-queries'

export function selectionAfter(before: FormDocument, after: FormDocument, command: DesignerCommand, selection: Selection): Selection {
  switch (command.type) {
    case 'insert-widgets': {
      const [first] = command.widgets
      return first === undefined ? selection : { selected: first.key, selection: command.widgets.map(({ key }) => key) }
    }
    case 'duplicate-widget':
      return selectionOf(command.copy.key)
    case 'move-widget':
      return selectionOf(command.key)
    case 'delete-widget':
      return selectionOf(neighbourOf(before, [command.key]))
    case 'several': {
      const left = command.select.filter((key) => nodeOf(after, key) !== null)
      if (left[0] !== undefined) return { selected: left[0], selection: left }
      return selectionOf(
        neighbourOf(
          before,
          command.commands.flatMap((each) => (each.type === 'delete-widget' ? each.key : [])),
        ),
      )
    }
    case 'replace-form':
      return command.origin === 'fix' || command.origin === 'restore'
        ? remainingSelection(after, selection)
        : selectionOf(after.root[0] ?? null)
    case 'clear-form':
      return NOTHING_SELECTED
    default:
      return remainingSelection(after, selection)
  }
}

/** The next sibling of the last that stays, else the previous, else the container, else nothing. */
function neighbourOf(document: FormDocument, gone: readonly WidgetKey[]): WidgetKey | null {
  const last = gone.at(-1)
  const place = last === undefined ? null : placeOf(document, last)
  if (place === null) return null
  const siblings = siblingsAt(document, place.parent) ?? []
  const stays = (key: WidgetKey) => !gone.includes(key)
  return siblings.slice(place.index).find(stays) ?? siblings.slice(0, place.index).findLast(stays) ?? place.parent?.key ?? null
}
