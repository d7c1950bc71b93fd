/** Lists: `pageIndex` and `pageSize` in, `{list, count, pageIndex, pageSize}` out. */
import { z } from '../zod'

/** Spec section 9: page 1, limit 20; other sizes are offered, 100 is the most. */
export const PAGE_SIZES = [10, 20, 30, 50] as const
export const DEFAULT_PAGE_SIZE = 20
export const MAX_PAGE_SIZE = 100
/** The option-source calls of the designer may ask for everything ("999999") and get slim rows up to this many. */
export const MAX_OPTION_ROWS = 5000

const pageNumber = z.coerce.number().int().min(1).max(1_000_000)

/** `page`/`per_page` are accepted as synonyms, as the old wire spelled them. */
export const pageQuerySchema = z.object({
  pageIndex: pageNumber.optional(),
  pageSize: z.coerce.number().int().min(1).max(999_999).optional(),
  page: pageNumber.optional(),
  per_page: z.coerce.number().int().min(1).max(999_999).optional(),
})
export type PageQuery = z.output<typeof pageQuerySchema>

export interface PageWindow {
  readonly pageIndex: number
  readonly pageSize: number
  readonly offset: number
}

/** Resolves synonyms, applies the defaults and clamps the size. */
export function pageWindow(query: PageQuery, maxSize: number = MAX_PAGE_SIZE): PageWindow {
  const pageIndex = query.pageIndex ?? query.page ?? 1
  const pageSize = Math.min(query.pageSize ?? query.per_page ?? DEFAULT_PAGE_SIZE, maxSize)
  return { pageIndex, pageSize, offset: (pageIndex - 1) * pageSize }
}

export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    list: z.array(row),
    count: z.number(),
    pageIndex: z.number(),
    pageSize: z.number(),
    /** Present when a call for "everything" was cut at `MAX_OPTION_ROWS`. */
    truncated: z.boolean().optional(),
  })
}
