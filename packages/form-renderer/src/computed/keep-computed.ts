/** Recomputes the values of computed fields when a value changes. Loaded, with FEEL, with the first form that has such a field. */
import { type FormValues, logicOf } from '@formwork/form-schema'
import { type ComputeRefusal, createValueComputer } from '@formwork/form-schema/feel'
import type { FormEngine } from '../form/form-engine'
import type { RowStore } from '../rows/store/row-store'

export interface KeptValues {
  /** Computes what has changed since, now. */
  settle(): void
  stop(): void
}

/** Of the time between two keys, the part that computing may take: after a long run the next one waits. */
const SHARE = 4
const LONGEST_WAIT = 300

/** Starts at once. */
export function keepComputed(engine: FormEngine): KeptValues {
  const compute = createValueComputer(engine.plan.form)
  const fields = engine.plan.fields.filter(isComputed)
  const stores = engine.rows.stores.filter((store) => store.fields.some(isComputed))
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isWriting = false
  let wait = 0
  let reported: ReadonlySet<string> = new Set()

  /** A formula fails again at every key: it is reported once, until it has worked in between. */
  const reportNew = (refusals: readonly ComputeRefusal[]) => {
    const failing = new Map(refusals.map((refusal) => [`${refusal.path.join('.')} ${refusal.code}`, refusal]))
    for (const [name, { code, model, found }] of failing)
      if (!reported.has(name))
        engine.report(new Error(`The value of "${model}" could not be computed (${code}: ${found}).`), 'computed', model)
    reported = new Set(failing.keys())
  }
  const settle = () => {
    clearTimeout(waiting)
    waiting = undefined
    const startedAt = performance.now()
    const { values, refusals } = compute(engine.values())
    reportNew(refusals)
    isWriting = true
    for (const { model } of fields) if (!isSame(engine.cells.valueOf(model), values[model])) engine.setValue(model, values[model])
    for (const store of stores) writeRows(store, values[store.subform.model])
    isWriting = false
    wait = Math.min(LONGEST_WAIT, (performance.now() - startedAt) * SHARE)
  }
  const stopListening = engine.cells.subscribeValues(() => {
    if (!isWriting) waiting ??= setTimeout(settle, wait)
  })
  settle()
  return {
    settle,
    stop() {
      clearTimeout(waiting)
      stopListening()
    },
  }
}

function isComputed(widget: Parameters<typeof logicOf>[0]): boolean {
  return logicOf(widget).computed !== undefined
}

/** Writes the computed values of each row into its cells; a row that is marked as removed has none. */
function writeRows(store: RowStore, rows: unknown): void {
  if (!Array.isArray(rows)) return
  const models = store.fields.filter(isComputed).map(({ model }) => model)
  const changed = rows.flatMap((row: FormValues, position) =>
    models.flatMap((model): readonly (readonly [string, unknown])[] => {
      const cell = store.cellAt([store.subform.model, position, model])
      return cell === undefined || isSame(store.cells.valueOf(cell), row[model]) ? [] : [[cell, row[model]]]
    }),
  )
  if (changed.length === 0) return
  store.write(changed)
  for (const [cell] of changed) store.recheck(cell)
}

/** Computed values are plain JSON: numbers, texts, truth values and lists of them. */
function isSame(left: unknown, right: unknown): boolean {
  return Object.is(left, right) || JSON.stringify(left) === JSON.stringify(right)
}
