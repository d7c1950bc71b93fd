/** When a widget is shown: always, or while a condition holds. */
import { logicOf, type DisplayCondition } from '@formwork/form-schema'
import { useDesigner, useMessages } from '../../../store/designer-context'
import type { EditorProps } from '../editor-props'
import { pairLines, shownBy, shownGroup } from './shown-when'
import { WhenEditor } from './WhenEditor'

const ALWAYS: DisplayCondition = { type: 'hide', list: [] }

function isDisplayCondition(value: unknown): value is DisplayCondition {
  return typeof value === 'object' && value !== null && 'type' in value && 'list' in value && Array.isArray(value.list)
}

export function ConditionEditor({ id, label, widget, value, row }: EditorProps) {
  const { store } = useDesigner()
  const { conditions } = useMessages()
  const { hide, and, or, notAll, none } = conditions.conditionModes
  const now = { displayVerify: isDisplayCondition(value) ? value : ALWAYS, formwork: logicOf(widget) }
  return (
    <WhenEditor
      id={id}
      label={label}
      group={shownGroup(now)}
      widgetKey={widget.key}
      modes={{ unset: hide, all: and, any: or, notAll, none }}
      start={pairLines(now.displayVerify)}
      onChange={(group) => {
        const { displayVerify, formwork } = shownBy(group, now)
        store.getState().dispatch({ type: 'set-option', key: widget.key, option: row.option, value: displayVerify, beside: { formwork } })
      }}
    />
  )
}
