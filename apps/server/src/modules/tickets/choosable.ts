/** Who may be chosen for a step, when a ticket is started or a step of one is answered. */
import type { ChoosablePeople, RouteQuery, routes } from '@formwork/api-contract'
import { asksForChoice, currentDefinition, poolOf, type ProcessDefinition } from '@formwork/workflow-core'
import { maySee } from '../../access/ticket-rights'
import { isMentioned } from '../../access/visible-tickets'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import { refuse } from '../../domain/refusal'
import { readTicket } from '../../workflow/read-ticket'
import { findCatalogueEntry } from '../processes/process-repo'
import { findChoosable } from './choosable-repo'

type Query = RouteQuery<typeof routes.listChoosable>
type Reading = Pick<Deps, 'db' | 'now'>

interface Asked {
  readonly id: string
  readonly nodeId: string
  readonly query: Query
}

/** @throws {Refusal} `process.not-found`, `process.not-for-you` */
export async function listChoosable(deps: Reading, actor: Actor, { id, nodeId, query }: Asked): Promise<ChoosablePeople> {
  const found = await findCatalogueEntry(deps.db, id, actor)
  if (found === null) throw refuse('process.not-found')
  if (!found.isForThem) throw refuse('process.not-for-you')
  return choosableFor(deps, currentDefinition(found.definition), nodeId, query)
}

/** @throws {Refusal} `ticket.not-found` also when the ticket exists but is not this person's business. */
export async function listChoosableOfTicket(deps: Reading, actor: Actor, { id, nodeId, query }: Asked): Promise<ChoosablePeople> {
  const { ticket, rights } = await readTicket(deps.db, actor, id, null)
  if (ticket === null || !(maySee(actor, rights, ticket) || (await isMentioned(deps.db, actor.userId, id))))
    throw refuse('ticket.not-found')
  return choosableFor(deps, ticket.definition, nodeId, query)
}

/** Empty for a step without people to choose from. */
async function choosableFor({ db, now }: Reading, definition: ProcessDefinition, nodeId: string, { keyword = '', page }: Query) {
  if (!asksForChoice(definition, nodeId)) return { list: [], hasMore: false }
  return findChoosable(db, { pool: poolOf(definition, nodeId), keyword, page, now: now() })
}
