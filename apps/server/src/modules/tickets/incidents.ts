/** Steps that failed for good. */
import type { PageQuery } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import { pageAnswer, pageOf } from '../list-window'

export async function listIncidents(_deps: Deps, query: PageQuery) {
  return pageAnswer(pageOf(query), { rows: [], count: 0 })
}
