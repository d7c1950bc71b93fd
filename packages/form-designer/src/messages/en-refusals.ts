/** Why a command changed nothing, in English. */
import type { DesignerMessages } from './designer-messages'

export const refusals: DesignerMessages['refusals'] = {
  'widget-not-found': 'The component is no longer in the form',
  'place-not-found': 'The place does not exist',
  'into-itself': 'A component cannot be moved into itself',
  'child-not-allowed': 'The component cannot be put here',
  'key-taken': 'The component is already in the form',
  'model-taken': 'Another field already uses this key',
  'model-invalid': 'The key must not be empty, start or end with a blank, or be a reserved word',
  'option-unknown': 'The component has no such attribute',
  'widget-unknown': 'The designer cannot edit this component',
  'no-columns': 'The component has no columns',
  'columns-invalid': 'A grid has 1 to 12 columns, each 1 to 24 wide',
  'no-panes': 'The component has no panes',
  'panes-invalid': 'There is one pane at least, and 50 at most',
  'nothing-changes': 'Nothing changes',
  'too-many-widgets': 'The form has reached its limit of components',
}
