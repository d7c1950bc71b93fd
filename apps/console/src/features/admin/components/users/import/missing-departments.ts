/** Of a refused sheet: the departments that would have to be made for it, by their paths, once each. */
import type { ApiError } from '../../../../../shared/http/api-error'

export interface Missing {
  readonly paths: readonly string[]
  /** The report does not list every error: there may be more. */
  readonly isCut: boolean
}

/** Team 10 comes after team 2. */
const NATURAL = new Intl.Collator(undefined, { numeric: true })

export const NONE_MISSING: Missing = { paths: [], isCut: false }

export function missingDepartments({ issues, reason }: Pick<ApiError, 'issues' | 'reason'>): Missing {
  const paths = issues.flatMap(({ code, params }) => {
    const missing: unknown = code === 'sheet.no-department' ? params?.['missing'] : undefined
    return Array.isArray(missing) ? missing.filter((path) => typeof path === 'string') : []
  })
  return { paths: [...new Set(paths)].toSorted(NATURAL.compare), isCut: reason === 'sheet.refused-often' }
}
