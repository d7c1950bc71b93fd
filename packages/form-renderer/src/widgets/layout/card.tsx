/** `card`: a frame with a title around other widgets; without a field to show it is not drawn. */
import type { WidgetOf } from '@formwork/form-schema'
import type { WidgetProps } from '../../api/widget-props'
import { useFormEngineIfAny } from '../../form/engine-context'
import type { FormEngine } from '../../form/form-engine'
import { usePanes } from '../../panes/use-panes'

export function CardWidget(props: WidgetProps<'card'>) {
  const engine = useFormEngineIfAny()
  return engine ? <ShownCard {...props} engine={engine} /> : <Card {...props} />
}

interface CardProps extends Pick<WidgetProps<'card'>, 'labelId' | 'renderWidgets'> {
  readonly widget: WidgetOf<'card'>
}

function ShownCard({ engine, ...props }: CardProps & { readonly engine: FormEngine }) {
  return usePanes(engine, props.widget).length > 0 && <Card {...props} />
}

function Card({ widget, labelId, renderWidgets }: CardProps) {
  const hasTitle = widget.name.trim() !== ''
  return (
    // A fieldset would have its legend announced at every field.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className="fw-card" role="group" aria-labelledby={hasTitle ? labelId : undefined}>
      {hasTitle && (
        <div className="fw-card-title" id={labelId}>
          {widget.name}
        </div>
      )}
      {renderWidgets(widget.columns.flatMap(({ list }) => list))}
    </div>
  )
}
