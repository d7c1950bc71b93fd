/** Reads the columns of a grid or subform from every key they were seen under. */
import { isList, isObject, type JsonObject, ownValue } from '../json'
import { omitKeys } from '../clone-json'
import { LIMITS } from '../limits'
import type { GridColumn, Widget } from '../widgets/index'
import { shown } from './finding'
import type { ImportContext } from './import-context'

type Path = readonly (string | number)[]
type ReadList = (list: readonly unknown[], path: Path) => readonly Widget[]

/** Units a form is wide. */
export const FULL_SPAN = 24
const COLUMN_KEYS: ReadonlySet<string> = new Set(['span', 'list'])

/** Keys a grid or subform may keep its columns under; all but the first are written back as `columns`. */
export const COLUMN_CONTAINERS = ['columns', 'cols', 'rows', 'tableColumns', 'steps', 'list'] as const

/** The columns: `columns`, `cols`, `tableColumns`, `steps`, `rows[].columns`, or one column around a `list`. */
export function readColumns(widget: JsonObject, path: Path, context: ImportContext, readList: ReadList): readonly GridColumn[] {
  const found = COLUMN_CONTAINERS.find((key) => isList(ownValue(widget, key)))
  const items = found === undefined ? null : ownValue(widget, found)
  if (found === undefined || !isList(items)) {
    context.note('columns.missing', [...path, 'columns'])
    return [0, 1].map(() => ({ span: FULL_SPAN / 2, list: [], extras: {} }))
  }
  if (found !== 'columns') context.note('columns.adopted', [...path, found], { found })
  if (found === 'list') return [{ span: FULL_SPAN, list: readList(items, [...path, found]), extras: {} }]
  const columns =
    found === 'rows' ? columnsOfRows(items, [...path, found]) : items.map((item, index) => ({ item, path: [...path, found, index] }))
  if (columns.length > LIMITS.columns) {
    context.refuse('limit.columns', [...path, found], { found: columns.length, limit: LIMITS.columns })
  }
  return columns.flatMap(({ item, path: at }) => readColumn(item, columns.length, at, context, readList) ?? [])
}

function columnsOfRows(rows: readonly unknown[], path: Path): readonly { readonly item: unknown; readonly path: Path }[] {
  return rows.flatMap((row, index) => {
    const columns = isObject(row) ? ownValue(row, 'columns') : undefined
    return isList(columns) ? columns.map((item, column) => ({ item, path: [...path, index, 'columns', column] })) : []
  })
}

function readColumn(item: unknown, count: number, path: Path, context: ImportContext, readList: ReadList): GridColumn | null {
  if (!isObject(item)) {
    context.note('widget.dropped', path, { found: shown(item) })
    return null
  }
  const column = item as JsonObject
  const list = ownValue(column, 'list')
  const isBareWidget = !isList(list) && typeof ownValue(column, 'type') === 'string' && column['type'] !== 'col'
  if (isBareWidget) return { span: equalSpan(count), list: readList([column], path), extras: {} }
  return {
    span: readSpan(column, count, path, context),
    list: isList(list) ? readList(list, [...path, 'list']) : [],
    extras: omitKeys(column, COLUMN_KEYS),
  }
}

function readSpan(column: JsonObject, count: number, path: Path, context: ImportContext): number {
  const options = ownValue(column, 'options')
  const found = ownValue(column, 'span') ?? (isObject(options) ? ownValue(options, 'span') : undefined)
  const number = typeof found === 'string' && found.trim() !== '' ? Number(found) : found
  const span =
    typeof number === 'number' && Number.isFinite(number) ? Math.min(FULL_SPAN, Math.max(1, Math.round(number))) : equalSpan(count)
  if (span !== found) context.note('column.span-set', [...path, 'span'], { found: shown(found ?? ''), used: span })
  return span
}

/** A column added in the old designer has no width yet: it gets an equal share. */
function equalSpan(count: number): number {
  return Math.max(1, Math.floor(FULL_SPAN / Math.max(1, count)))
}
