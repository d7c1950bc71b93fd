/** Which panes of a form are open, by the key of the widget that has them; and which panes lie around a field. */
import { type AnyKnownWidget, type FormDefinition, isField, type Widget } from '@formwork/form-schema'
import { fieldName } from '../field/field-names'

/** Slots in the order in which they were opened: the last one is seen where one is seen at a time. */
export type OpenSlots = readonly number[]

export interface OpenPanes {
  readonly subscribe: (listener: () => void) => () => void
  /** The same list until it changes. */
  readonly read: (widget: AnyKnownWidget) => OpenSlots
  readonly write: (widget: AnyKnownWidget, slots: OpenSlots) => void
}

export function openPanes(): OpenPanes {
  const open = new Map<string, OpenSlots>()
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read(widget) {
      const slots = open.get(widget.key) ?? startingSlots(widget)
      open.set(widget.key, slots)
      return slots
    },
    write(widget, slots) {
      open.set(widget.key, slots)
      for (const listener of listeners) listener()
    },
  }
}

/** The first pane, or all of them. */
function startingSlots(widget: AnyKnownWidget): OpenSlots {
  const isAll = 'openAll' in widget.options && widget.options.openAll
  return isAll && 'columns' in widget ? [...widget.columns.keys()] : [0]
}

/** The slots with this one opened last. */
export function withOpened(slots: OpenSlots, slot: number): OpenSlots {
  return [...slots.filter((other) => other !== slot), slot]
}

/** One pane around a field. */
interface PaneAround {
  readonly widget: AnyKnownWidget
  readonly slot: number
}

/**
 * Opens every pane around a field.
 *
 * @param anchor - id of the field's control without the form's prefix, in a row too.
 */
export type Reveal = (anchor: string) => void

/** Where each field of a form lies is worked out when it is first asked for. */
export function revealIn(form: FormDefinition, panes: OpenPanes): Reveal {
  let known: ReadonlyMap<string, readonly PaneAround[]> | null = null
  return (anchor) => {
    known ??= panesAround(form)
    // The suffix of a field's anchor identifies the row.
    const [name = ''] = anchor.split('-', 1)
    for (const { widget, slot } of known.get(name) ?? []) panes.write(widget, withOpened(panes.read(widget), slot))
  }
}

function panesAround({ list }: FormDefinition): ReadonlyMap<string, readonly PaneAround[]> {
  const found = new Map<string, readonly PaneAround[]>()
  const enter = (widgets: readonly Widget[], around: readonly PaneAround[]) => {
    for (const widget of widgets) {
      found.set(fieldName(widget.key), around)
      if (!('columns' in widget)) continue
      const isOpened = widget.type !== 'unknown' && !isField(widget)
      for (const [slot, column] of widget.columns.entries()) enter(column.list, isOpened ? [...around, { widget, slot }] : around)
    }
  }
  enter(list, [])
  return found
}
