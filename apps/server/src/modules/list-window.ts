/** Which rows a list call gets: a page, or "everything" for the designer's option sources, which is bounded too. */
import { MAX_OPTION_ROWS, MAX_PAGE_SIZE, PAGE_SIZES, type PageQuery, type PageWindow, pageWindow } from '@formwork/api-contract'

export interface ListWindow extends PageWindow {
  /** The call asked for all rows: they are slim, and the answer says when they were cut. */
  readonly isOptionSource: boolean
}

/** What a repo answers: the rows of a window, and how many there are in all. */
export interface ListedRows<Row> {
  readonly rows: Row[]
  readonly count: number
}

/** Each size written into a statement makes another text, and only so many are prepared: of all sizes that are asked for, only these are written. */
const WRITTEN_SIZES = [...PAGE_SIZES, MAX_PAGE_SIZE, MAX_OPTION_ROWS]

/** How many rows a statement reads for a page of that size: as many, or a few more. */
export const rowsReadFor = (pageSize: number): number => WRITTEN_SIZES.find((size) => size >= pageSize) ?? pageSize

/** For lists that fields of a form may take their choices from. */
export function listWindow(query: PageQuery): ListWindow {
  const isOptionSource = (query.pageSize ?? query.per_page ?? 0) > MAX_PAGE_SIZE
  return { ...pageWindow(query, isOptionSource ? MAX_OPTION_ROWS : MAX_PAGE_SIZE), isOptionSource }
}

/** For all other lists: a page, however much was asked for. */
export function pageOf(query: PageQuery): ListWindow {
  return { ...pageWindow(query), isOptionSource: false }
}

export function pageAnswer<Row>({ pageIndex, pageSize, isOptionSource }: ListWindow, { rows: list, count }: ListedRows<Row>) {
  return { list, count, pageIndex, pageSize, ...(isOptionSource ? { truncated: count > list.length } : {}) }
}
