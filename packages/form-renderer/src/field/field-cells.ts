/**
 * Subscriptions by field. Each field has a cell with its value and its error; what draws it subscribes to that cell alone, so a key
 * costs the same in a form of any size.
 */

import type { FormIssue } from '../submit/server-issues'

/** What is wrong with a field: a sentence, and for a host's own drawing its code and params. */
export type ShownIssue = Pick<FormIssue, 'message' | 'code' | 'params'>

/** What a field shows. A new object only when something changed. */
export interface FieldSnapshot {
  readonly value: unknown
  readonly error: ShownIssue | undefined
}

/** One field, ready for `useSyncExternalStore` and for a control's events. */
export interface FieldCell {
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => FieldSnapshot
  /** As {@link read}, without the value: for what reads it elsewhere. */
  readonly readError: () => FieldSnapshot
  readonly onChange: (value: unknown) => void
  readonly onBlur: () => void
}

/** Where the value of a field is kept when not in its cell: the rows of a subform keep theirs. */
export interface ValueSource {
  readonly read: () => unknown
  readonly write: (value: unknown) => void
}

export interface CellEvents {
  /** The value a field starts with. */
  readonly startValue: (model: string) => unknown
  /** The source of a field whose value is kept elsewhere. */
  readonly sourceOf?: (model: string) => ValueSource | undefined
  /** A value changed, for whatever reason; called before subscribers are notified. */
  readonly onWrite?: (model: string) => void
  /** A person changed the value; the cell has it already. */
  readonly onEdit: (model: string) => void
  /** A person left the field. */
  readonly onLeave: (model: string) => void
}

export type ValuesListener = (models: readonly string[]) => void

export interface FieldCells {
  cell(model: string): FieldCell
  /** The value of a field, also of one that is not rendered. */
  readonly valueOf: (model: string) => unknown
  /** Shows these values. Subscribers of all values are notified once. */
  setValues(values: Iterable<readonly [model: string, value: unknown]>): void
  /** Notifies subscribers that the value of a field with a source changed there. */
  sourceChanged(model: string): void
  /** Removes the cells of fields that no longer exist. */
  drop(models: Iterable<string>): void
  /** Shows these issues and takes all others away from `models`. */
  setErrors(models: Iterable<string>, issues: ReadonlyMap<string, ShownIssue>): void
  /** Issues of all fields that show one. A new map only when one changed. */
  readonly errors: () => ReadonlyMap<string, ShownIssue>
  readonly subscribeErrors: (listener: () => void) => () => void
  /** Notified of every change of values, with the fields whose it was. */
  readonly subscribeValues: (listener: ValuesListener) => () => void
}

interface OpenCell extends FieldCell {
  snapshot: FieldSnapshot
  /** Made when it is first asked for: few fields are read that way. */
  errorOnly: FieldSnapshot | null
  readonly source: ValueSource | undefined
  /** Almost always one: a list of that size is a third of a set. */
  listeners: readonly (() => void)[]
}

export function openCells({ startValue, sourceOf, onWrite, onEdit, onLeave }: CellEvents): FieldCells {
  const cells = new Map<string, OpenCell>()
  const valueListeners = new Set<ValuesListener>()
  const errorListeners = new Set<() => void>()
  let errors: ReadonlyMap<string, ShownIssue> = new Map()

  const open = (model: string): OpenCell => {
    const known = cells.get(model)
    if (known) return known
    const source = sourceOf?.(model)
    const cell: OpenCell = {
      snapshot: { value: source ? source.read() : startValue(model), error: errors.get(model) },
      errorOnly: null,
      source,
      listeners: [],
      subscribe(listener) {
        cell.listeners = [...cell.listeners, listener]
        return () => {
          cell.listeners = cell.listeners.filter((other) => other !== listener)
        }
      },
      read: source ? () => refreshed(cell, source) : () => cell.snapshot,
      readError() {
        const { error } = cell.snapshot
        if (cell.errorOnly?.error !== error || !cell.errorOnly) cell.errorOnly = { value: undefined, error }
        return cell.errorOnly
      },
      onChange: (value) => {
        setValues([[model, value]])
        onEdit(model)
      },
      onBlur: () => onLeave(model),
    }
    cells.set(model, cell)
    return cell
  }
  const setValues = (values: Iterable<readonly [string, unknown]>) => {
    const changed = [...values].filter(([model, value]) => !Object.is(open(model).read().value, value))
    for (const [model, value] of changed) {
      const cell = open(model)
      if (cell.source) cell.source.write(value)
      else cell.snapshot = { ...cell.snapshot, value }
      onWrite?.(model)
    }
    for (const [model] of changed) notify(open(model).listeners)
    if (changed.length > 0)
      notify(
        valueListeners,
        changed.map(([model]) => model),
      )
  }
  return {
    cell: open,
    valueOf: (model) => (cells.has(model) ? open(model).read().value : (sourceOf?.(model)?.read() ?? startValue(model))),
    setValues,
    sourceChanged(model) {
      const listeners = cells.get(model)?.listeners
      if (listeners) notify(listeners)
      notify(valueListeners, [model])
    },
    drop(models) {
      for (const model of models) cells.delete(model)
    },
    setErrors(models, issues) {
      const next = new Map(errors)
      const changed = [...models].filter((model) => !sameIssue(errors.get(model), issues.get(model)))
      if (changed.length === 0) return
      for (const model of changed) {
        const error = issues.get(model)
        if (error === undefined) next.delete(model)
        else next.set(model, error)
        const cell = open(model)
        cell.snapshot = { ...cell.snapshot, error }
      }
      errors = next
      for (const model of changed) notify(open(model).listeners)
      notify(errorListeners)
    },
    errors: () => errors,
    subscribeErrors: (listener) => listen(errorListeners, listener),
    subscribeValues: (listener) => listen(valueListeners, listener),
  }
}

function sameIssue(one: ShownIssue | undefined, other: ShownIssue | undefined): boolean {
  return one?.message === other?.message && one?.code === other?.code
}

/** The snapshot of a cell whose value is kept elsewhere: a new one only when that value is another. */
function refreshed(cell: OpenCell, source: ValueSource): FieldSnapshot {
  const value = source.read()
  if (!Object.is(cell.snapshot.value, value)) cell.snapshot = { ...cell.snapshot, value }
  return cell.snapshot
}

function listen<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify<Args extends unknown[]>(listeners: Iterable<(...args: Args) => void>, ...args: Args): void {
  // A copy: a host that draws at once subscribes again with another listener, which must not be notified of the same change.
  // oxlint-disable-next-line unicorn/no-useless-spread
  for (const listener of [...listeners]) listener(...args)
}
