/** Which rows a list call gets: a page, or "everything" for the designer's option sources, which is bounded too. */
import { MAX_OPTION_ROWS, MAX_PAGE_SIZE, type PageQuery, type PageWindow, pageWindow } from '@formwork/api-contract'

export interface ListWindow extends PageWindow {
  /** The call asked for everything: rows are slim, and it is told when they were cut. */
  readonly isOptionSource: boolean
}

/** What a repo answers: the rows of a window, and how many there are in all. */
export interface ListedRows<Row> {
  readonly rows: Row[]
  readonly count: number
}

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
