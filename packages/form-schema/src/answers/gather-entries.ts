/** The entries of a page or a table, gathered by field: several of one name become a list, `items[0].what` a row of a subform. */
import { isForbiddenName, isList, isObject } from '../json'
import { VALUE_LIMITS } from '../value-limits'

/** Entries as `FormData` and `URLSearchParams` hand them out, or an object of them. */
export type RawEntries = Iterable<readonly [string, unknown]> | Readonly<Record<string, unknown>>

/** One sent record: entries by model, and the records of rows by the model of their subform. */
export interface Gathered {
  readonly own: Map<string, unknown>
  /** The lists in `own` of names that came more than once. */
  readonly repeated: Map<string, unknown[]>
  readonly rows: Map<string, Map<number, Gathered>>
}

/** Longer names are not parsed: that costs more the longer they are. */
const LONGEST_NAME = 1000

const newRecord = (): Gathered => ({ own: new Map(), repeated: new Map(), rows: new Map() })

/** `items[0].what`, `items[0][what]` and `items.0.what`; the model of a subform holds no such number itself. */
const ROW = /^(.+?)(?:\[(\d{1,7})\]|\.(\d{1,7}))(?:\.([^]+)|\[([^]+)\])$/

/** @returns the entries by model, and the names that would reach a prototype or are past the limit of rows. */
export function gatherEntries(raw: RawEntries, isSubform: (model: string) => boolean) {
  const record = newRecord()
  const refused: string[] = []
  for (const [name, value] of entriesOf(raw)) {
    if (isForbiddenName(name) || !enter(record, name, value, isSubform)) refused.push(name)
  }
  return { record, refused }
}

function entriesOf(raw: RawEntries): Iterable<readonly [string, unknown]> {
  const given: unknown = raw
  if (typeof given !== 'object' || given === null) {
    const found = given === null || given === undefined ? String(given) : `a ${typeof given}`
    throw new TypeError(`${EXPECTED} ${found}`)
  }
  if (!(Symbol.iterator in raw)) return Object.entries(raw)
  if (isList(given) && !given.every((entry) => isList(entry) && typeof entry[0] === 'string'))
    throw new TypeError(`${EXPECTED} an entry that is no pair of name and value`)
  return raw
}

const EXPECTED = 'Expected FormData, URLSearchParams, entries or an object by model, found'

function enter(record: Gathered, name: string, value: unknown, isSubform: ((model: string) => boolean) | null): boolean {
  const [, model = '', bracket, dot, afterDot, inBrackets] = (name.length <= LONGEST_NAME && ROW.exec(name)) || []
  const rest = afterDot ?? inBrackets
  if (rest === undefined || (isSubform !== null && !isSubform(model))) {
    const repeated = record.repeated.get(name)
    if (repeated !== undefined) repeated.push(value)
    else if (!record.own.has(name)) record.own.set(name, value)
    else {
      const before = record.own.get(name)
      // One list of its own for each name: a page may send a name a hundred thousand times.
      const entries = [...(isList(before) ? before : [before]), value]
      record.repeated.set(name, entries)
      record.own.set(name, entries)
    }
    return true
  }
  const index = Number(bracket ?? dot)
  if (index >= VALUE_LIMITS.rows) return false
  const rows = record.rows.get(model) ?? new Map<number, Gathered>()
  record.rows.set(model, rows)
  const row = rows.get(index) ?? newRecord()
  rows.set(index, row)
  // A row decides which of its names are subforms: in it a number always means one.
  return enter(row, rest, value, null)
}

/** A row that came as an object of its own. */
export function gatherRow(row: unknown): Gathered | null {
  return isObject(row) ? { ...newRecord(), own: new Map(Object.entries(row)) } : null
}
