/** A widget as one of another type: key, title, data key and what lies in it stay, and every option that the new type has and accepts. */
import {
  type AnyKnownWidget,
  createWidget,
  definitionOf,
  type GenericDefinition,
  hasChoices,
  hasColumns,
  type Widget,
  type WidgetDefinitions,
  widgetDefinitions,
} from '@formwork/form-schema'
import { withOptions } from '../../commands/with-options'

/** Not carried over to another type: made again for the new one. */
const NEVER_KEPT: ReadonlySet<string> = new Set(['remoteFunc'])

/** @param type - one of `widgets`. */
export function widgetInType(widget: AnyKnownWidget, type: string, widgets: WidgetDefinitions = widgetDefinitions): AnyKnownWidget {
  const made = createWidget(type, { newKey: () => widget.key, widgets })
  const fresh: Readonly<Record<string, unknown>> = { ...made.options }
  const kept = Object.entries(widget.options).filter(([name, value]) => !NEVER_KEPT.has(name) && isKept(made, fresh, name, value))
  const named = { ...withOptions(made, Object.fromEntries(kept)), name: widget.name, model: widget.model, extras: widget.extras }
  return withColumnsOf(
    widget,
    hasChoices(named) && named.options.options.length === 0 ? withOptions(named, { options: fresh['options'] }) : named,
  )
}

/** True for an option of both types that the new one reads back as it is. */
function isKept(made: AnyKnownWidget, fresh: Readonly<Record<string, unknown>>, name: string, value: unknown): boolean {
  if (!Object.hasOwn(fresh, name)) return false
  const definition: GenericDefinition = definitionOf(made)
  const read = definition.options.safeParse({ ...fresh, [name]: value })
  if (!read.success || JSON.stringify(Object.entries(read.data).find(([each]) => each === name)?.[1]) !== JSON.stringify(value))
    return false
  if (name !== 'defaultValue') return true
  const { options } = withOptions(made, { defaultValue: value })
  return definition.isEmpty(value, options)
    ? JSON.stringify(value) === JSON.stringify(fresh[name])
    : definition.checkValue(value, options).length === 0
}

/** A container keeps its columns, or panes with their titles; the widgets in them stay where they are. */
function withColumnsOf(widget: Widget, made: AnyKnownWidget): AnyKnownWidget {
  if (!hasColumns(widget) || !hasColumns(made)) return made
  if (definitionOf(made).panes === 'single') return made
  const isTitled = definitionOf(made).panes === 'titled'
  const columns = widget.columns.map(({ title, ...column }) =>
    isTitled ? { ...column, span: 24, title: title ?? '' } : { ...column, span: Math.max(1, Math.floor(24 / widget.columns.length)) },
  )
  return { ...made, columns }
}

/** The types a widget may become: fields become fields, containers other containers. Whatever has no value may become what has none. */
export function typesFor(widget: AnyKnownWidget, widgets: WidgetDefinitions): readonly string[] {
  const from = definitionOf(widget)
  return Object.entries(widgets).flatMap(([type, to]) => {
    const isSameKind = to.kind === from.kind && (to.slots === null) === (from.slots === null)
    return isSameKind ? [type] : []
  })
}
