/** Rows of the old system's tables, in the forms in which they are exported: answers of its calls, lists, exports of tables. */

export type Row = Readonly<Record<string, unknown>>

export interface OldRows {
  readonly processes: readonly Row[]
  readonly templates: readonly Row[]
  readonly categories: readonly Row[]
  readonly users: readonly Row[]
  readonly roles: readonly Row[]
  readonly departments: readonly Row[]
}

/** @returns null without any row of a process */
export function oldRowsIn(json: unknown): OldRows | null {
  const all: Row = isRow(json) ? json : {}
  const processes = [listAt(all, ['processes', 'p_process_info']), rowsOf(json)].find((rows) => rows.some(isProcess)) ?? []
  if (processes.length === 0) return null
  return {
    processes: processes.filter(isProcess),
    templates: listAt(all, ['templates', 'p_tpl_info']),
    categories: listAt(all, ['classifies', 'p_process_classify']),
    users: listAt(all, ['users', 'sys_user']),
    roles: listAt(all, ['roles', 'sys_role']),
    departments: listAt(all, ['depts', 'sys_dept']),
  }
}

const listAt = (all: Row, names: readonly string[]): readonly Row[] =>
  names.map((name) => rowsOf(all[name])).find((rows) => rows.length > 0) ?? []

/** A row, a list of rows, or either under `data` of an answer, which may hold a `data` or a `list` of its own. */
function rowsOf(json: unknown, depth = 0): readonly Row[] {
  if (Array.isArray(json)) return json.filter(isRow)
  if (!isRow(json) || depth > 3) return []
  if (isProcess(json)) return [json]
  const inner = [json['data'], json['list']].map((part) => rowsOf(part, depth + 1))
  return inner.find((rows) => rows.length > 0) ?? []
}

const isProcess = (row: Row): boolean => graphOf(row) !== null

export interface OldGraph {
  readonly nodes: readonly Row[]
  readonly edges: readonly Row[]
}

/** Its graph is JSON, or JSON in a text. */
export function graphOf(row: Row): OldGraph | null {
  const structure = parsed(row['structure'])
  if (!isRow(structure) || !Array.isArray(structure['nodes'])) return null
  const { nodes, edges } = structure
  return { nodes: rowsIn(nodes), edges: rowsIn(edges) }
}

const rowsIn = (list: unknown): Row[] => (Array.isArray(list) ? list.filter(isRow) : [])

/** A value that may be a text of JSON. */
export function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Numbers and flags are written as texts as well. */
export function textAt(row: Row, ...names: readonly string[]): string {
  const value = names.map((name) => row[name]).find((each) => typeof each === 'string' || typeof each === 'number')
  return value === undefined ? '' : String(value).trim()
}

export const isOn = (value: unknown): boolean => value === true || value === 'true' || value === 1 || value === '1'

/** Ids, of a list or of one alone. */
export function idsAt(row: Row, name: string): string[] {
  const value = parsed(row[name])
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  return list.filter((id) => typeof id === 'number' || (typeof id === 'string' && id !== '')).map(String)
}

/** The title of a step or an edge, to identify it in a report. */
export const titleOf = (row: Row): string => textAt(row, 'label') || textAt(row, 'id')
