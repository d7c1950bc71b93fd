/** Which rows a list call gets: a page, or "everything" for the designer's option sources, which is bounded too. */
import { MAX_OPTION_ROWS, MAX_PAGE_SIZE, type PageQuery, type PageWindow, pageWindow } from '@formwork/api-contract'

export interface ListWindow extends PageWindow {
  /** The call asked for everything: rows are slim, and it is told when they were cut. */
  readonly isOptionSource: boolean
}

export function listWindow(query: PageQuery): ListWindow {
  const isOptionSource = (query.pageSize ?? query.per_page ?? 0) > MAX_PAGE_SIZE
  return { ...pageWindow(query, isOptionSource ? MAX_OPTION_ROWS : MAX_PAGE_SIZE), isOptionSource }
}

export function pageAnswer<Row>(window: ListWindow, list: Row[], count: number) {
  const { pageIndex, pageSize, isOptionSource } = window
  return { list, count, pageIndex, pageSize, ...(isOptionSource ? { truncated: count > list.length } : {}) }
}
