/** One row of the panel: the label of an option and the editor its definition asks for. */
import type { PanelRow, Widget } from '@formwork/form-schema'
import { memo, useId } from 'react'
import { useDesigner, useMessages } from '../store/designer-context'
import type { EditorProps } from './editors/editor-props'
import { editors } from './editors/index'
import { RowFrame } from './RowFrame'
import { rowLabel } from './row-label'

export interface PropertyRowProps {
  readonly widget: Widget
  readonly row: PanelRow
  /** True when the row is all its group holds: the group's title already says its name. */
  readonly isLone: boolean
  /** Said below the control. */
  readonly note?: string | undefined
  /** In place of setting the option of this one widget. */
  readonly onChange?: (value: unknown) => void
}

export const PropertyRow = memo(function PropertyRow({ widget, row, isLone, note, onChange }: PropertyRowProps) {
  const { store } = useDesigner()
  const messages = useMessages()
  const id = useId()
  const { component: Editor, layout, labelled } = editors[row.editor]
  const label = rowLabel(messages, row)
  const set: EditorProps['onChange'] = (value, beside) =>
    store.getState().dispatch({ type: 'set-option', key: widget.key, option: row.option, value, ...(beside && { beside }) })
  const options: Readonly<Record<string, unknown>> = widget.type === 'unknown' ? {} : { ...widget.options }
  return (
    <RowFrame id={id} label={label} layout={layout} labelled={labelled} isLone={isLone && layout === 'block'}>
      <Editor id={id} label={label} row={row} widget={widget} value={options[row.option]} onChange={onChange ?? set} />
      {note !== undefined && <span className="fd-note">{note}</span>}
    </RowFrame>
  )
})
