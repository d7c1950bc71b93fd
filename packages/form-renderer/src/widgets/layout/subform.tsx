/** `subform`: rows of fields. Rows have a store of their own, so a key in one of them costs the same among five hundred. */
import { rowFields } from '@formwork/form-schema'
import { useLargerMessages } from '../../messages/use-larger-messages'
import { useFormEngineIfAny } from '../../form/engine-context'
import { EmptyState } from '../../controls/EmptyState'
import { Placeholder } from '../../field/Placeholder'
import { RowsTable } from '../../rows/RowsTable'
import type { WidgetProps } from '../../api/widget-props'

export function SubformWidget({ widget, id, labelId, describedBy, onBlur, disabled, readOnly }: WidgetProps<'subform'>) {
  const messages = useLargerMessages()
  const engine = useFormEngineIfAny()
  const store = engine?.rows.of(widget.model)
  // A designer's canvas has no rows to fill: it names what a row holds.
  const names = rowFields(widget).map(({ name }) => name)
  if (!engine) return <EmptyState of="rows" text={names.join(messages.listSeparator) || messages.noRows} />
  // Only imported definitions hold a subform in a row; what is in it stays as it is.
  if (store?.subform.key !== widget.key) return <Placeholder title={widget.name} text={messages.unknownWidget(widget.type)} />
  return (
    <RowsTable
      engine={engine}
      store={store}
      id={id}
      labelId={labelId}
      describedBy={describedBy}
      disabled={disabled}
      readOnly={readOnly}
      onLeave={onBlur}
    />
  )
}
