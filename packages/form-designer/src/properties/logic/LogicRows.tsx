/** The rows of a field's logic beyond when it is shown, required and read-only. */
import { type AnyKnownWidget, type FieldLogic, type HiddenValuePolicy, hasChoices, hasRows, isField, logicOf } from '@formwork/form-schema'
import { memo, useId } from 'react'
import { useDesigner, useMessages } from '../../store/designer-context'
import { PlainSelect } from '../editors/menus/PlainSelect'
import { RowFrame } from '../RowFrame'
import { ChoicesWhenRow } from './ChoicesWhenRow'
import { ComputedRow } from './ComputedRow'

const POLICIES: readonly HiddenValuePolicy[] = ['keep', 'clear', 'omit']

export const LogicRows = memo(function LogicRows({ widget }: { readonly widget: AnyKnownWidget }) {
  const { store } = useDesigner()
  const { logic: words } = useMessages().editing
  const id = useId()
  if (!isField(widget)) return null
  const logic = logicOf(widget)
  const put = (value: FieldLogic) => store.getState().dispatch({ type: 'set-option', key: widget.key, option: 'formwork', value })
  const { hiddenValue = 'keep', ...others } = logic
  return (
    <>
      <RowFrame id={`${id}-hidden`} label={words.hiddenValue} labelled={false}>
        <PlainSelect
          id={`${id}-hidden`}
          label={words.hiddenValue}
          value={hiddenValue}
          options={POLICIES.map((policy) => ({ id: policy, text: words.hiddenValues[policy] }))}
          onChange={(chosen) => {
            const policy = POLICIES.find((each) => each === chosen)
            put(policy === undefined || policy === 'keep' ? others : { ...others, hiddenValue: policy })
          }}
        />
      </RowFrame>
      {!hasRows(widget) && <ComputedRow widget={widget} logic={logic} onChange={put} />}
      {hasChoices(widget) && <ChoicesWhenRow widget={widget} logic={logic} onChange={put} />}
    </>
  )
})
