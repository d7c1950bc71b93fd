/** Reads the columns of a grid or subform, and the panes of tabs and the like, from every key they were seen under. */
import { isList, isObject, type JsonObject, ownValue } from '../json'
import { omitKeys } from '../clone-json'
import { LIMITS } from '../limits'
import { newColumns } from '../create-widget'
import { listPlaces } from '../nested-lists'
import type { GenericDefinition, GridColumn, Widget } from '../widgets/index'
import { shown } from './finding'
import type { ImportContext } from './import-context'

type Path = readonly (string | number)[]
type ReadList = (list: readonly unknown[], path: Path) => readonly Widget[]

/** Units a form is wide. */
export const FULL_SPAN = 24
const COLUMN_KEYS: ReadonlySet<string> = new Set(['span', 'list'])
const PANE_KEYS: ReadonlySet<string> = new Set(['span', 'list', 'title'])

/** Keys that columns may be kept under; all but the first are written back as `columns`. */
const COLUMN_CONTAINERS = ['columns', 'cols', 'rows', 'tableColumns', 'steps', 'list'] as const

/** The same for panes. */
const PANE_CONTAINERS = ['columns', 'tabs', 'panes', 'steps', 'pages', 'items', 'list'] as const

/** The key under which a widget of this type keeps its columns; undefined when they are nowhere. */
export function containerOf({ panes }: GenericDefinition, widget: JsonObject): string | undefined {
  return (panes === null ? COLUMN_CONTAINERS : PANE_CONTAINERS).find((key) => isList(ownValue(widget, key)))
}

/**
 * True when there are panes, and every list of widgets inside is that of a pane. What lies elsewhere would be neither drawn nor filled, so such a widget
 * is read as a container of an unknown type.
 */
export function hasReadablePanes(definition: GenericDefinition, widget: JsonObject, types: object): boolean {
  const container = containerOf(definition, widget)
  const items = container === undefined ? null : ownValue(widget, container)
  if (container === undefined || !isList(items)) return false
  const isAt = (place: Path, ...keys: Path) => place.length === keys.length && place.every((step, index) => step === keys[index])
  if (container === 'list') return listPlaces(widget, types).every((place) => isAt(place, 'list'))
  return (
    items.every((item) => isObject(item) && listPlaces(item, types).every((place) => isAt(place, 'list'))) &&
    listPlaces(widget, types).every((place) => place[0] === container && place.length > 1)
  )
}

/** The columns: `columns`, `cols`, `tableColumns`, `steps`, `rows[].columns`, or one column around a `list`. */
export function readColumns(
  definition: GenericDefinition,
  widget: JsonObject,
  path: Path,
  context: ImportContext,
  readList: ReadList,
): readonly GridColumn[] {
  const found = containerOf(definition, widget)
  const items = found === undefined ? null : ownValue(widget, found)
  if (found === undefined || !isList(items)) {
    context.note('columns.missing', [...path, 'columns'])
    return newColumns(definition)
  }
  if (found !== 'columns') context.note('columns.adopted', [...path, found], { found })
  const reading: ColumnReading = { context, readList, panes: definition.panes }
  if (found === 'list') return [readBare(items, FULL_SPAN, [...path, found], reading)]
  const columns =
    found === 'rows' ? columnsOfRows(items, [...path, found]) : items.map((item, index) => ({ item, path: [...path, found, index] }))
  if (columns.length > LIMITS.columns) {
    context.refuse('limit.columns', [...path, found], { found: columns.length, limit: LIMITS.columns })
  }
  const share = definition.panes === null ? equalSpan(columns.length) : FULL_SPAN
  return columns.flatMap(({ item, path: at }) => readColumn(item, share, at, reading) ?? [])
}

function columnsOfRows(rows: readonly unknown[], path: Path): readonly { readonly item: unknown; readonly path: Path }[] {
  return rows.flatMap((row, index) => {
    const columns = isObject(row) ? ownValue(row, 'columns') : undefined
    return isList(columns) ? columns.map((item, column) => ({ item, path: [...path, index, 'columns', column] })) : []
  })
}

interface ColumnReading {
  readonly context: ImportContext
  readonly readList: ReadList
  readonly panes: GenericDefinition['panes']
}

/** @param share - how wide a column is that does not say so. */
function readColumn(item: unknown, share: number, path: Path, reading: ColumnReading): GridColumn | null {
  const { context, readList, panes } = reading
  const isTitled = panes === 'titled'
  if (!isObject(item)) {
    context.note('widget.dropped', path, { found: shown(item) })
    return null
  }
  const column = item as JsonObject
  const list = ownValue(column, 'list')
  const isBareWidget = !isList(list) && typeof ownValue(column, 'type') === 'string' && column['type'] !== 'col'
  if (isBareWidget) return readBare([column], share, path, reading)
  return {
    span: readSpan(column, share, path, reading),
    ...(isTitled && { title: readTitle(column, path, context) }),
    list: isList(list) ? readList(list, [...path, 'list']) : [],
    extras: omitKeys(column, isTitled ? PANE_KEYS : COLUMN_KEYS),
  }
}

/** Widgets without a column around them. */
function readBare(list: readonly unknown[], span: number, path: Path, { readList, panes }: ColumnReading): GridColumn {
  return { span, ...(panes === 'titled' && { title: '' }), list: readList(list, path), extras: {} }
}

/** Keys that other designers keep the title of a pane under. They stay where they are. */
const TITLES = ['label', 'header', 'name'] as const

function readTitle(column: JsonObject, path: Path, context: ImportContext): string {
  const own = ownValue(column, 'title')
  if (typeof own === 'string') return own
  const found = own === undefined || own === null ? TITLES.find((key) => typeof ownValue(column, key) === 'string') : 'title'
  if (found === undefined) return ''
  context.note('pane.title-adopted', [...path, found], { found })
  const title = ownValue(column, found)
  return typeof title === 'string' ? title : shown(title)
}

function readSpan(column: JsonObject, share: number, path: Path, { context, panes }: ColumnReading): number {
  const options = ownValue(column, 'options')
  const found = ownValue(column, 'span') ?? (isObject(options) ? ownValue(options, 'span') : undefined)
  const number = typeof found === 'string' && found.trim() !== '' ? Number(found) : found
  const span = typeof number === 'number' && Number.isFinite(number) ? Math.min(FULL_SPAN, Math.max(1, Math.round(number))) : share
  // A pane takes the whole row: that needs no report.
  if (span !== found && (panes === null || found !== undefined))
    context.note('column.span-set', [...path, 'span'], { found: found === undefined ? '–' : shown(found), used: span })
  return span
}

/** A column added in the old designer has no width yet: it gets an equal share. */
function equalSpan(count: number): number {
  return Math.max(1, Math.floor(FULL_SPAN / Math.max(1, count)))
}
