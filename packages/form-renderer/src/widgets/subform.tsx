/** `subform`: rows of fields. The rows themselves are kept beside the form's cells, so a key in one of them costs the same among five hundred. */
import { rowFields } from '@formwork/form-schema'
import { useRenderSettings } from '../context'
import { useFormEngineIfAny } from '../form-engine'
import { EmptyState } from '../parts/EmptyState'
import { RowsTable } from '../rows/RowsTable'
import type { WidgetProps } from '../widget-props'

export function SubformWidget({ widget, id, labelId, describedBy, onBlur, disabled, readOnly }: WidgetProps<'subform'>) {
  const { messages } = useRenderSettings()
  const engine = useFormEngineIfAny()
  const store = engine?.rows.of(widget.model)
  // On a designer's canvas, and in a row of another subform, there are no rows to fill.
  if (!engine || store?.subform.key !== widget.key)
    return (
      <EmptyState
        of="rows"
        text={
          rowFields(widget)
            .map(({ name }) => name)
            .join(messages.listSeparator) || messages.noRows
        }
      />
    )
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
