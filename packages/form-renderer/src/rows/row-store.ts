/**
 * The rows of one subform while they are filled: who they are, in which order, and a cell for each of their fields. A key touches one cell;
 * the list that a host reads is put together when somebody asks, and only rows that changed are made anew.
 */
import {
  type AnyKnownWidget,
  type FormValues,
  isRemovedRow,
  newRow,
  ROW_STATUS,
  ROW_STATUS_KEY,
  rowFields,
  type RowsWidget,
  type ValueIssue,
} from '@formwork/form-schema'
import { type FieldCells, openCells } from '../field/field-cells'
import type { RowReads } from '../field/field-conditions'
import { type FormIssue, openServerIssues } from '../submit/server-issues'
import { asRows, isAddedRow, ownValue } from './row-values'

/** Stays with a row wherever it moves; never used twice in one store. */
export type RowId = number

/** One row in its place, kept to bring it back. */
export interface TakenRow {
  readonly id: RowId
  readonly at: number
  readonly values: FormValues
}

/** What is wrong with one cell. */
export interface RowProblem {
  readonly id: RowId
  /** Position among the shown rows, from 0. */
  readonly index: number
  readonly field: AnyKnownWidget
  readonly message: string
}

export interface RowStoreEvents {
  /** The first problem of a field's value, or none. */
  readonly validate: (field: AnyKnownWidget, value: unknown, row: RowReads) => string | undefined
  /** A problem was found when a cell was left. */
  readonly announce: (message: string) => void
  /** Runs work once no click is under way. */
  readonly afterPress: (work: () => void) => void
  /** Something in the rows changed; `isShape` when rows came, went or moved. */
  readonly onChange: (isShape: boolean) => void
}

export interface RowStore {
  readonly subform: RowsWidget
  readonly fields: readonly AnyKnownWidget[]
  /** Cells by the names of {@link cellName}. */
  readonly cells: FieldCells
  /** The rows that are shown, in order. A new list only when rows came, went or moved. */
  readonly shown: () => readonly RowId[]
  readonly subscribe: (listener: () => void) => () => void
  /** All rows as the form's value, removed ones with their mark. */
  readonly value: () => readonly FormValues[]
  /** Puts in rows from outside. A row that was there, or stands where one was, stays the same row. */
  readonly setValue: (value: unknown) => void
  /** Turns when rows come or go from outside: what was done before can then not be undone. */
  readonly generation: () => number
  rowValues(id: RowId): FormValues
  /** The shown row at a position of the value's list. */
  idAt(position: number): RowId | undefined
  /** Puts new rows at a position among the shown ones, with these values over a new row's own. */
  insert(index: number, values: readonly FormValues[]): readonly RowId[]
  /** Takes a row away; a stored one stays in the value, marked as removed. */
  remove(id: RowId): TakenRow | null
  restore(row: TakenRow): void
  /** Takes rows out without a trace: what added them is undone. */
  discard(ids: readonly RowId[]): void
  move(id: RowId, toIndex: number): void
  /** Puts values into cells, as one change. */
  write(values: readonly (readonly [cell: string, value: unknown])[]): void
  /** Judges a cell again that shows an error. */
  recheck(cell: string): void
  /** Validates one cell and shows what is wrong there. */
  check(cell: string): string | undefined
  /** The cell at a path that leads from the form, if it is shown. */
  cellAt(path: ValueIssue['path']): string | undefined
  /** Shows these problems at their cells and takes all others away. `stay` keeps each message until its value changes. */
  showIssues(issues: readonly (ValueIssue | FormIssue)[], stay: boolean): void
  problems(): readonly RowProblem[]
}

interface Row {
  readonly id: RowId
  /** What came from outside: keys that no field knows stay as they are. */
  base: FormValues
  isRemoved: boolean
  /** The row as its reader gets it; null when it has to be made anew. */
  current: FormValues | null
}

/** The name of a cell. The id has digits only, so no two cells share a name whatever their models hold. */
export const cellName = (id: RowId, model: string) => `${id} ${model}`

export function openRows(subform: RowsWidget, start: unknown, { validate, announce, afterPress, onChange }: RowStoreEvents): RowStore {
  const fields = rowFields(subform)
  const fieldOf = new Map(fields.map((field, order) => [field.model, { field, order }]))
  // A row whose own field is called `status` cannot be marked.
  const canMark = !fieldOf.has(ROW_STATUS_KEY)
  const refusals = openServerIssues()
  const listeners = new Set<() => void>()
  let lastId = 0
  let generation = 0
  let rows: readonly Row[] = []
  let byId: ReadonlyMap<RowId, Row> = new Map()
  let shown: readonly RowId[] = []
  let list: readonly FormValues[] | null = null

  const readName = (cell: string) => {
    const end = cell.indexOf(' ')
    return { id: Number(cell.slice(0, end)), model: cell.slice(end + 1) }
  }
  const cells = openCells({
    startValue(cell) {
      const { id, model } = readName(cell)
      const row = byId.get(id)
      return row && ownValue(row.base, model)
    },
    onWrite(cell) {
      const row = byId.get(readName(cell).id)
      if (row) row.current = null
      list = null
    },
    onEdit(cell) {
      recheck(cell)
      onChange(false)
    },
    onLeave(cell) {
      afterPress(() => {
        const message = check(cell)
        if (message) announce(message)
      })
    },
  })
  const check = (cell: string) => {
    const { id, model } = readName(cell)
    const row = byId.get(id)
    const field = fieldOf.get(model)?.field
    const value = cells.valueOf(cell)
    const message =
      (row && field && validate(field, value, { cells, cellOf: (other) => cellName(id, other) })) ?? refusals.messageOf(cell, value)
    cells.setErrors([cell], new Map(message === undefined ? [] : [[cell, message]]))
    return message
  }
  const recheck = (cell: string) => {
    if (cells.errors().has(cell)) check(cell)
  }
  const valuesOf = (row: Row): FormValues => {
    row.current ??= current(row)
    return row.current
  }
  const current = ({ id, base, isRemoved }: Row): FormValues => {
    const values: FormValues = Object.assign(Object.create(null), base)
    for (const { model } of fields) {
      const value = cells.valueOf(cellName(id, model))
      if (value !== undefined || Object.hasOwn(base, model)) values[model] = value
    }
    if (isRemoved) values[ROW_STATUS_KEY] = ROW_STATUS.removed
    return values
  }
  const arrange = (next: readonly Row[]) => {
    rows = next
    byId = new Map(next.map((row) => [row.id, row]))
    shown = next.filter((row) => !row.isRemoved).map(({ id }) => id)
    list = null
  }
  const rearrange = (next: readonly Row[]) => {
    arrange(next)
    tellShape()
    onChange(true)
  }
  const tellShape = () => {
    for (const listener of listeners) listener()
  }
  const namesOf = (id: RowId) => fields.map(({ model }) => cellName(id, model))
  const drop = (row: Row) => {
    // Its values go back into the row, so that it can return.
    row.base = valuesOf(row)
    cells.setErrors(namesOf(row.id), new Map())
    cells.forget(namesOf(row.id))
  }
  const made = (base: FormValues, id: RowId): Row => ({ id, base, isRemoved: canMark && isRemovedRow(base), current: base })

  const setValue = (value: unknown) => {
    const given = asRows(value)
    const same = new Map(rows.map((row) => [valuesOf(row), row]))
    const kept = new Set(given.flatMap((values) => same.get(values) ?? []))
    const left = rows.filter((row) => !kept.has(row))
    const next = given.map((values): Row => {
      const row = same.get(values) ?? left.shift()
      return made(values, row ? row.id : ++lastId)
    })
    for (const row of left) drop(row)
    if (left.length > 0 || next.some(({ id }) => !byId.has(id))) generation++
    arrange(next)
    cells.setValues(
      next.flatMap(({ id, base }) => fields.map(({ model }): [string, unknown] => [cellName(id, model), ownValue(base, model)])),
    )
    // What the cells were just told is what the rows say already.
    for (const row of next) row.current = row.base
    for (const cell of cells.errors().keys()) check(cell)
    tellShape()
  }

  arrange(asRows(start).map((base) => made(base, ++lastId)))
  const at = (index: number) => {
    const id = shown[index]
    return id === undefined ? rows.length : rows.findIndex((row) => row.id === id)
  }
  return {
    subform,
    fields,
    cells,
    check,
    recheck,
    setValue,
    generation: () => generation,
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    value() {
      list ??= rows.map(valuesOf)
      return list
    },
    rowValues(id) {
      const row = byId.get(id)
      return row ? valuesOf(row) : {}
    },
    idAt: (position) => rows[position]?.id,
    insert(index, values) {
      const added = values.map((own) => made(Object.assign(newRow(subform), own), ++lastId))
      rearrange(rows.toSpliced(at(index), 0, ...added))
      return added.map(({ id }) => id)
    },
    remove(id) {
      const row = byId.get(id)
      if (!row) return null
      const position = rows.indexOf(row)
      const values = valuesOf(row)
      drop(row)
      if (!canMark || isAddedRow(values)) rearrange(rows.toSpliced(position, 1))
      else rearrange(rows.with(position, { ...row, isRemoved: true, current: null }))
      return { id, at: position, values }
    },
    restore({ id, at: position, values }) {
      const others = rows.filter((row) => row.id !== id)
      rearrange(others.toSpliced(position, 0, { id, base: values, isRemoved: false, current: values }))
    },
    discard(ids) {
      const gone = new Set(ids)
      for (const row of rows) if (gone.has(row.id)) drop(row)
      rearrange(rows.filter((row) => !gone.has(row.id)))
    },
    move(id, toIndex) {
      const row = byId.get(id)
      const target = shown[toIndex]
      if (!row || target === undefined || target === id) return
      const isDown = toIndex > shown.indexOf(id)
      const others = rows.filter((other) => other !== row)
      const place = others.findIndex((other) => other.id === target) + (isDown ? 1 : 0)
      rearrange(others.toSpliced(place, 0, row))
    },
    write(values) {
      cells.setValues(values)
      onChange(false)
    },
    cellAt([, position, model]) {
      const row = typeof position === 'number' ? rows[position] : undefined
      return row && !row.isRemoved && typeof model === 'string' && fieldOf.has(model) ? cellName(row.id, model) : undefined
    },
    showIssues(issues, stay) {
      const messages = new Map<string, string>()
      for (const { path, message } of issues) {
        const cell = this.cellAt(path)
        if (cell !== undefined && !messages.has(cell)) messages.set(cell, message)
      }
      refusals.replace(stay ? messages : new Map(), cells.valueOf)
      cells.setErrors(new Set([...cells.errors().keys(), ...messages.keys()]), messages)
    },
    problems() {
      const places = new Map(shown.map((id, index) => [id, index]))
      return [...cells.errors()]
        .flatMap(([cell, message]) => {
          const { id, model } = readName(cell)
          const known = fieldOf.get(model)
          const index = places.get(id)
          return known && index !== undefined ? [{ id, index, field: known.field, order: known.order, message }] : []
        })
        .toSorted((one, other) => one.index - other.index || one.order - other.order)
    },
  }
}
