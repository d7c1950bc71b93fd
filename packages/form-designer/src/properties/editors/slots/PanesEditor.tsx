/** The panes of tabs, sections and pages: their titles and their order. Each change is a command of its own. */
import { hasColumns, typeOf } from '@formwork/form-schema'
import type { DesignerCommand } from '../../../commands/command'
import { MAX_PANES } from '../../../commands/panes/change-panes'
import { paneTitle } from '../../../messages/name-of-widget'
import { useDesigner, useMessages } from '../../../store/designer-context'
import type { EditorProps } from '../editor-props'
import { SmallButton } from '../SmallButton'
import { RowAction } from '../RowAction'

export function PanesEditor({ widget }: EditorProps) {
  const { store } = useDesigner()
  const messages = useMessages()
  const { editors } = messages
  if (!hasColumns(widget)) return null
  const { key, columns } = widget
  const dispatch = (command: DesignerCommand) => store.getState().dispatch(command)
  return (
    <div className="fd-choices">
      {columns.map(({ title = '' }, pane) => (
        // Panes have no identity of their own: their place in the row is what they are.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={pane} className="fd-choice">
          <input
            className="fd-input"
            value={title}
            placeholder={paneTitle(messages, typeOf(widget), pane + 1)}
            aria-label={editors.paneTitle(pane + 1)}
            onChange={(event) => dispatch({ type: 'rename-pane', key, pane, title: event.target.value })}
          />
          <SmallButton
            glyph="chevronUp"
            label={editors.movePaneUp(pane + 1)}
            disabled={pane === 0}
            onClick={() => dispatch({ type: 'move-pane', key, pane, to: pane - 1 })}
          />
          <SmallButton
            glyph="chevronDown"
            label={editors.movePaneDown(pane + 1)}
            disabled={pane === columns.length - 1}
            onClick={() => dispatch({ type: 'move-pane', key, pane, to: pane + 1 })}
          />
          <SmallButton
            glyph="close"
            label={editors.removePane(pane + 1)}
            disabled={columns.length === 1}
            onClick={() => dispatch({ type: 'remove-pane', key, pane })}
          />
        </div>
      ))}
      <div className="fd-row-actions">
        <RowAction
          disabled={columns.length >= MAX_PANES}
          onClick={() => dispatch({ type: 'add-pane', key, title: paneTitle(messages, typeOf(widget), columns.length + 1) })}
        >
          {editors.addPane}
        </RowAction>
      </div>
    </div>
  )
}
