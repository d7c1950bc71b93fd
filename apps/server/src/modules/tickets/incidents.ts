/** Steps of tickets that failed for good, as far as somebody administers their tickets. */
import type { PageQuery } from '@formwork/api-contract'
import { reachFor } from '../../access/rights'
import { PERMISSION_TO } from '../../access/ticket-rights'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import { pageAnswer, pageOf } from '../list-window'
import { findIncidents } from './incident-repo'

export async function listIncidents({ db }: Deps, actor: Actor, query: PageQuery) {
  const window = pageOf(query)
  const reach = await reachFor(db, actor, [PERMISSION_TO.reassign, PERMISSION_TO.repair])
  return pageAnswer(window, await findIncidents(db, reach, window))
}
