/** The rows of the panel for what a field says where a value breaks one of its rules. */
import { type FieldRuleMessage, fieldRuleMessages, type Widget } from '@formwork/form-schema'
import { memo, useId } from 'react'
import { useDesigner, useMessages } from '../store/designer-context'
import { RowFrame } from './RowFrame'

export const RuleMessageRows = memo(function RuleMessageRows({ widget }: { readonly widget: Widget }) {
  const { locale } = useDesigner()
  return fieldRuleMessages(widget, { locale }).map((message) => (
    <RuleMessageRow key={message.rule} widgetKey={widget.key} message={message} />
  ))
})

interface RuleMessageRowProps {
  readonly widgetKey: string
  readonly message: FieldRuleMessage
}

/** An empty box shows what is said anyway. */
function RuleMessageRow({ widgetKey, message: { rule, own, usual } }: RuleMessageRowProps) {
  const { store } = useDesigner()
  const { ruleMessages } = useMessages().editing
  const id = useId()
  return (
    <RowFrame id={id} label={ruleMessages[rule]}>
      <input
        id={id}
        className="fd-input"
        value={own ?? ''}
        placeholder={usual}
        onChange={({ target }) => store.getState().dispatch({ type: 'set-rule-message', key: widgetKey, rule, message: target.value })}
      />
    </RowFrame>
  )
}
