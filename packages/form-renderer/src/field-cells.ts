/**
 * Who hears of which field. Each field has a cell with its value and its error; whoever draws it listens to that cell alone, so a key
 * costs the same in a form of any size. (react-hook-form tells every listener of every change and copies all values for each on submit.)
 */

/** What a field shows. A new object only when something changed. */
export interface FieldSnapshot {
  readonly value: unknown
  readonly error: string | undefined
}

/** One field, ready for `useSyncExternalStore` and for a control's events. */
export interface FieldCell {
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => FieldSnapshot
  readonly onChange: (value: unknown) => void
  readonly onBlur: () => void
}

export interface CellEvents {
  /** The value a field starts with. */
  readonly startValue: (name: string) => unknown
  /** A person changed the value. */
  readonly onEdit: (name: string, value: unknown) => void
  /** A person left the field. */
  readonly onLeave: (name: string) => void
}

export interface FieldCells {
  cell(name: string): FieldCell
  /** Shows these values. Who listens to all values hears of them once. */
  setValues(values: Iterable<readonly [name: string, value: unknown]>): void
  /** Shows these messages and takes all others away from `names`. */
  setErrors(names: Iterable<string>, messages: ReadonlyMap<string, string>): void
  /** Messages of all fields that show one. A new map only when one changed. */
  readonly errors: () => ReadonlyMap<string, string>
  readonly subscribeErrors: (listener: () => void) => () => void
  /** Hears of every change of a value. */
  readonly subscribeValues: (listener: () => void) => () => void
}

interface OpenCell extends FieldCell {
  snapshot: FieldSnapshot
  readonly listeners: Set<() => void>
}

export function openCells({ startValue, onEdit, onLeave }: CellEvents): FieldCells {
  const cells = new Map<string, OpenCell>()
  const valueListeners = new Set<() => void>()
  const errorListeners = new Set<() => void>()
  let errors: ReadonlyMap<string, string> = new Map()

  const open = (name: string): OpenCell => {
    const known = cells.get(name)
    if (known) return known
    const listeners = new Set<() => void>()
    const cell: OpenCell = {
      snapshot: { value: startValue(name), error: errors.get(name) },
      listeners,
      subscribe: (listener) => listen(listeners, listener),
      read: () => cell.snapshot,
      onChange: (value) => {
        onEdit(name, value)
        setValues([[name, value]])
      },
      onBlur: () => onLeave(name),
    }
    cells.set(name, cell)
    return cell
  }
  const setValues = (values: Iterable<readonly [string, unknown]>) => {
    const changed = [...values].filter(([name, value]) => !Object.is(open(name).snapshot.value, value))
    for (const [name, value] of changed) {
      const cell = open(name)
      cell.snapshot = { ...cell.snapshot, value }
    }
    for (const [name] of changed) tell(open(name).listeners)
    if (changed.length > 0) tell(valueListeners)
  }
  return {
    cell: open,
    setValues,
    setErrors(names, messages) {
      const next = new Map(errors)
      const changed = [...names].filter((name) => errors.get(name) !== messages.get(name))
      if (changed.length === 0) return
      for (const name of changed) {
        const error = messages.get(name)
        if (error === undefined) next.delete(name)
        else next.set(name, error)
        const cell = open(name)
        cell.snapshot = { ...cell.snapshot, error }
      }
      errors = next
      for (const name of changed) tell(open(name).listeners)
      tell(errorListeners)
    },
    errors: () => errors,
    subscribeErrors: (listener) => listen(errorListeners, listener),
    subscribeValues: (listener) => listen(valueListeners, listener),
  }
}

function listen(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(listeners: ReadonlySet<() => void>): void {
  for (const listener of listeners) listener()
}
