/** Whether people see a text: the title of a grid, or of tabs, is one for the designer alone. */
import { isField } from '../widgets/behaviours'
import { definitionOf, type Widget } from '../widgets/index'
import type { TextPart } from './map-texts'

export function isTextShown(widget: Widget, part: TextPart): boolean {
  if (part !== 'title') return true
  return widget.type !== 'unknown' && (isField(widget) || definitionOf(widget).panes === 'single')
}
