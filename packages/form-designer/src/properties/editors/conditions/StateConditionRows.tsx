/** The rows of the panel for when a field is required and when it is read-only. */
import { type FieldLogic, isField, logicOf, type Widget } from '@formwork/form-schema'
import { memo, useId } from 'react'
import { useDesigner, useMessages } from '../../../store/designer-context'
import { RowFrame } from '../../RowFrame'
import { conditionOfGroup, groupOf, isPlain } from './condition-tree'
import { WhenEditor } from './WhenEditor'

const STATES = ['requiredWhen', 'readonlyWhen'] as const

/** Nothing for what holds no value, or one that nobody enters. */
export const StateConditionRows = memo(function StateConditionRows({ widget }: { readonly widget: Widget }) {
  if (widget.type === 'unknown' || !isField(widget) || !('required' in widget.options) || logicOf(widget).computed !== undefined)
    return null
  return STATES.map((state) => <StateRow key={state} widget={widget} state={state} />)
})

function StateRow({ widget, state }: { readonly widget: Widget; readonly state: (typeof STATES)[number] }) {
  const { store } = useDesigner()
  const { stateConditions, conditions } = useMessages()
  const id = useId()
  const { [state]: condition, ...others } = logicOf(widget)
  const put = (value: FieldLogic) => store.getState().dispatch({ type: 'set-option', key: widget.key, option: 'formwork', value })
  return (
    <RowFrame id={id} label={stateConditions[state]} layout="block" labelled={false}>
      <WhenEditor
        id={id}
        label={stateConditions[state]}
        group={condition === undefined ? null : groupOf(condition)}
        widgetKey={widget.key}
        modes={{ unset: conditions.noCondition, ...conditions.groupModes }}
        onChange={(group) => {
          const next = group === null ? null : conditionOfGroup(group)
          put(next !== null && isPlain(next) ? { ...others, [state]: next } : others)
        }}
      />
    </RowFrame>
  )
}
