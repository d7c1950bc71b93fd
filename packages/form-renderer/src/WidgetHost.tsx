/** Draws one widget: whether it is shown, what surrounds it, and the component that draws it. */
import { type AnyKnownWidget, formVisibility, type FormValues, type Widget, widgetDefinition } from '@formwork/form-schema'
import { memo, useCallback, useMemo } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useRenderSettings } from './context'
import { fieldName } from './field-names'
import { useFormEngine } from './form-engine'
import { useAnnounce } from './parts/announce'
import { ErrorBoundary } from './parts/ErrorBoundary'
import { Placeholder } from './parts/Placeholder'
import { WidgetView } from './WidgetView'
import { UnknownPlaceholder } from './widgets/unknown'

const renderWidgets = (widgets: readonly Widget[]) => widgets.map((widget) => <WidgetHost key={widget.key} widget={widget} />)

export interface WidgetListProps {
  readonly widgets: readonly Widget[]
}

/** Widgets one below the other. */
export const WidgetList = memo(function WidgetList({ widgets }: WidgetListProps) {
  return <>{renderWidgets(widgets)}</>
})

interface WidgetHostProps<W extends Widget = Widget> {
  readonly widget: W
}

const WidgetHost = memo(function WidgetHost({ widget }: WidgetHostProps) {
  const { plan } = useFormEngine()
  if (widget.type === 'unknown') return <UnknownPlaceholder widget={widget} />
  const models = formVisibility(plan.form).reads(widget.key)
  return models.length === 0 ? <GuardedWidget widget={widget} /> : <ConditionalWidget widget={widget} models={models} />
})

/** Watches only the fields its condition reads, so a key typed anywhere else never gets here. */
function ConditionalWidget({ widget, models }: WidgetHostProps<AnyKnownWidget> & { readonly models: readonly string[] }) {
  const { control, plan } = useFormEngine()
  const names = useMemo(() => models.map(fieldName), [models])
  const watched = useWatch({ control, name: names })
  const values: FormValues = {}
  models.forEach((model, index) => {
    const name = names[index] ?? ''
    if (plan.byName.has(name)) values[model] = watched[index] === undefined ? plan.initial.get(name) : watched[index]
  })
  return formVisibility(plan.form).isShown(widget.key, values) ? <GuardedWidget widget={widget} /> : null
}

function GuardedWidget({ widget }: WidgetHostProps<AnyKnownWidget>) {
  const { messages } = useRenderSettings()
  const fallback = useCallback(
    (retry: () => void) => (
      <Placeholder title={widget.name} text={messages.widgetFailed}>
        <button type="button" className="fw-link" onClick={retry}>
          {messages.retry}
        </button>
      </Placeholder>
    ),
    [widget.name, messages],
  )
  return (
    <ErrorBoundary fallback={fallback}>
      {widgetDefinition(widget.type).kind === 'input' ? (
        <FieldHost widget={widget} />
      ) : (
        <WidgetView widget={widget} renderWidgets={renderWidgets} />
      )}
    </ErrorBoundary>
  )
}

/** Binds one field to the form. It hears of its own value and error and of nothing else. */
function FieldHost({ widget }: WidgetHostProps<AnyKnownWidget>) {
  const engine = useFormEngine()
  const announce = useAnnounce()
  const name = fieldName(widget.model)
  const { field, fieldState } = useController({ control: engine.control, name, defaultValue: engine.plan.initial.get(name) })
  const error = fieldState.error?.message
  const { onChange: change, onBlur: touch } = field

  const onChange = useCallback(
    (value: unknown) => {
      change(value)
      engine.recheck(name)
    },
    [change, engine, name],
  )
  const onBlur = useCallback(() => {
    touch()
    void engine.check(name).then((message) => message && announce(message))
  }, [touch, engine, name, announce])

  return <WidgetView widget={widget} value={field.value} error={error} onChange={onChange} onBlur={onBlur} renderWidgets={renderWidgets} />
}
