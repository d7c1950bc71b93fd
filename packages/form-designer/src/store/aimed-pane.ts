/** The empty pane that the next widget goes into. */
import type { Place } from '@formwork/form-schema'
import { siblingsAt } from '../commands/tree-queries'
import type { DesignerState } from './designer-state'

/** Null where none was clicked, where it has been filled since, or where something else is selected by now. */
export function aimedPane({ document, selected, selection, view: { aim } }: DesignerState): Place['parent'] {
  if (aim === null || aim.key !== selected || selection.length > 1) return null
  return siblingsAt(document, aim)?.length === 0 ? aim : null
}
