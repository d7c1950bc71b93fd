/** The panes of a widget that are shown at this moment: one whose fields are all hidden is left out. */
import { type ColumnsType, formVisibility, type FormValues, isField, type Widget, type WidgetOf } from '@formwork/form-schema'
import { useMemo, useSyncExternalStore } from 'react'
import { fieldName } from '../field/field-names'
import type { FormEngine } from '../form/form-engine'
import type { OpenSlots } from './open-panes'

type LayoutWidget = WidgetOf<ColumnsType>

export interface Pane {
  /** Its place among all panes of the widget. */
  readonly slot: number
  readonly title: string
  readonly list: readonly Widget[]
  /** How many problems its fields show. */
  readonly problems: number
}

export function usePanes(engine: FormEngine, widget: LayoutWidget): readonly Pane[] {
  const { subscribe, read } = useMemo(() => watchPanes(engine, widget), [engine, widget])
  const shown = useSyncExternalStore(subscribe, read, read)
  const names = useMemo(() => widget.columns.map(({ list }) => namesIn(list)), [widget])
  const { problems } = engine
  const found = useSyncExternalStore(problems.subscribe, problems.read, problems.read)
  return shown.map((slot) => {
    const column = widget.columns[slot]
    return {
      slot,
      title: column?.title?.trim() ?? '',
      list: column?.list ?? [],
      problems: found.filter(({ anchor }) => names[slot]?.has(anchor.split('-', 1)[0] ?? '')).length,
    }
  })
}

/** The open panes, and those that were open once: they stay mounted. */
export function useOpenSlots({ panes }: FormEngine, widget: LayoutWidget): OpenSlots {
  const read = () => panes.read(widget)
  return useSyncExternalStore(panes.subscribe, read, read)
}

/** Fields in these lists, in rows too, as the ids of their controls begin. */
export function namesIn(list: readonly Widget[]): ReadonlySet<string> {
  return new Set(everyWidget(list).map(({ key }) => fieldName(key)))
}

/** The models of the fields of these lists; those of rows belong to their subform. */
export function modelsIn(list: readonly Widget[]): readonly string[] {
  return leavesOf(list).flatMap((widget) => (widget.type !== 'unknown' && isField(widget) ? widget.model : []))
}

function everyWidget(list: readonly Widget[]): readonly Widget[] {
  return list.flatMap((widget) => [widget, ...('columns' in widget ? widget.columns.flatMap((column) => everyWidget(column.list)) : [])])
}

interface WatchedPanes {
  readonly subscribe: (listener: () => void) => () => void
  /** The slots of the panes that are shown; another list only when it differs. */
  readonly read: () => readonly number[]
}

/** What lies in these lists and in the layouts there; rows are not entered. */
function leavesOf(list: readonly Widget[]): readonly Widget[] {
  return list.flatMap((widget) =>
    'columns' in widget && !isField(widget) ? widget.columns.flatMap((column) => leavesOf(column.list)) : [widget],
  )
}

function watchPanes({ plan, cells }: FormEngine, { columns }: LayoutWidget): WatchedPanes {
  const visibility = formVisibility(plan.form)
  /** The widgets whose conditions decide about each pane; null for a pane that is always shown. */
  const deciding = columns.map(({ list }) => {
    const leaves = leavesOf(list)
    const fields = leaves.filter(isField)
    const asked = fields.length > 0 ? fields : leaves
    return asked.length > 0 && asked.every(({ key }) => visibility.canHide(key)) ? asked.map(({ key }) => key) : null
  })
  const models = [...new Set(deciding.flatMap((keys) => keys ?? []).flatMap((key) => visibility.reads(key)))].filter((model) =>
    plan.byModel.has(model),
  )
  let known: readonly number[] = []
  return {
    subscribe(listener: () => void) {
      const ends = models.map((model) => cells.cell(model).subscribe(listener))
      return () => ends.forEach((end) => end())
    },
    read() {
      const values: FormValues = Object.fromEntries(models.map((model) => [model, cells.valueOf(model)]))
      const shown = [...deciding.keys()].filter((slot) => deciding[slot]?.some((key) => visibility.isShown(key, values)) !== false)
      if (shown.join() !== known.join()) known = shown
      return known
    },
  }
}
