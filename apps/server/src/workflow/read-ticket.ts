/** The one read of a move and of a ticket's page: the ticket with all that belongs to it, and whoever a move may concern. Takes no lock. */
import type { JsonObject, Priority } from '@formwork/api-contract'
import { currentDefinition, type OldDefinition, type ProcessDefinition, type ProcessState } from '@formwork/workflow-core'
import { type SQL, sql } from 'drizzle-orm'
import { type ReadRights, rightsColumn, rightsFrom } from '../access/rights-column'
import type { Rights } from '../access/rights'
import { needsRights } from '../access/ticket-rights'
import type { Queryable } from '../db/client'
import { type OnceKey, type StoredAnswer, storedAnswer } from '../db/once-key'
import type { Actor } from '../domain/actor'
import { askablePeople, type FoundPerson } from './directory'
import type { HistoryFacts } from './history-chain'
import type { AskedPerson, TicketFacts } from './ticket-facts'

/** Somebody a task is to be given to; an account that was disabled or removed is not active. */
export interface Candidate extends AskedPerson {
  readonly id: string
  readonly departmentId: string | null
}

export interface ReadTicket {
  readonly ticket: TicketFacts | null
  readonly rights: Rights
  /** What the call was answered when it was sent first. */
  readonly stored: StoredAnswer | null
  /** Everybody whom the tasks that may come next can ask. */
  readonly askable: readonly FoundPerson[]
  readonly candidate: Candidate | null
}

/** What a move needs beside the ticket. */
export interface MoveNeeds {
  readonly once: OnceKey
  readonly now: Date
  /** It may open tasks. */
  readonly asksPeople: boolean
  /** Who is to get a task. */
  readonly candidateId: string | null
}

interface TicketColumns {
  readonly id: string
  readonly number: string
  readonly title: string
  readonly priority: Priority
  readonly process_id: string
  readonly process_name: string
  readonly requester_id: string
  readonly requester_name: string
  readonly requester_department: string | null
  readonly version_id: string
  readonly version: number
  readonly definition: ProcessDefinition | OldDefinition
  readonly form: JsonObject | null
  readonly values: JsonObject
  readonly state: ProcessState
  readonly revision: number
  readonly history_length: number
  readonly history_hash: string
  readonly created_at: string
  readonly updated_at: string
  readonly finished_at: string | null
  readonly history: readonly (Omit<HistoryFacts, 'ticketId' | 'at'> & { readonly at: string })[]
  readonly people: readonly (AskedPerson & { readonly id: string })[]
}

/** Without a ticket of that id all its columns are null. */
type ReadRow = (TicketColumns | { readonly id: null }) & {
  readonly rights: ReadRights | null
  readonly stored: StoredAnswer | null
  readonly askable: readonly FoundPerson[]
  readonly candidate: Candidate | null
} & Record<string, unknown>

const history = sql`(select json_agg(json_build_object(
    'sequence', h.sequence, 'kind', h.kind, 'nodeId', h.node_id, 'nodeName', h.node_name, 'taskId', h.task_id, 'actorId', h.actor_id,
    'actorName', h.actor_name, 'remark', h.remark, 'assignees', h.assignees, 'replaced', h.replaced, 'fallback', h.fallback, 'at', h.at
  ) order by h.sequence) from ticket_history h where h.ticket_id = t.id)`

const people = sql`(select coalesce(json_agg(json_build_object('id', u.id, 'name', u.nick_name, 'active', u.enabled and u.deleted_at is null)), '[]')
  from ticket_assignments a join users u on u.id = a.user_id where a.ticket_id = t.id and a.status = 'open')`

/** By the nodes of the open tasks, whom the tasks that follow may ask. */
const needsAhead = (isWanted: boolean) => sql`(select coalesce(jsonb_agg(v.asked -> (task ->> 'nodeId')), '[]')
  from jsonb_array_elements(t.state -> 'tasks') task
  where ${isWanted}::boolean and task ->> 'status' = 'open' and v.asked ? (task ->> 'nodeId'))`

const candidate = (id: string | null) => sql`(select json_build_object(
    'id', u.id, 'name', u.nick_name, 'departmentId', u.department_id, 'active', u.enabled and u.deleted_at is null
  ) from users u where u.id = ${id}::uuid)`

const nothing: SQL = sql`null`

/**
 * Reads a ticket as it is now.
 *
 * @param move - without it only what the page shows is read
 */
export async function readTicket(db: Queryable, actor: Actor, ticketId: string, move: MoveNeeds | null): Promise<ReadTicket> {
  const { rows } = await db.execute<ReadRow>(sql`
    select t.id, t.number, t.title, t.priority, t.process_id, t.process_name, t.version_id, t.state, t.revision, t.history_length, t.history_hash,
      t.created_at, t.updated_at, t.finished_at,
      t.requester_id, requester.nick_name as requester_name, requester.department_id as requester_department,
      v.version, v.definition, v.form_definition as form, entered.values,
      ${history} as history,
      ${people} as people,
      ${rightsColumn(actor, needsRights(actor))} as rights,
      ${move === null ? nothing : storedAnswer(move.once, move.now)} as stored,
      ${move === null ? nothing : askablePeople(sql`ahead.needs`, sql`t.requester_id`)} as askable,
      ${move === null ? nothing : candidate(move.candidateId)} as candidate
    -- One row also when there is no such ticket: the stored answer and the rights do not depend on it.
    from (values (${ticketId}::uuid)) wanted (id)
      left join tickets t on t.id = wanted.id
      left join users requester on requester.id = t.requester_id
      left join process_versions v on v.id = t.version_id
      left join ticket_values entered on entered.ticket_id = t.id
      left join lateral ${needsAhead(move?.asksPeople ?? false)} ahead (needs) on true`)
  const [row] = rows
  if (row === undefined) throw new Error('the read of a ticket has one row')
  return {
    ticket: row.id === null ? null : toFacts(row),
    rights: rightsFrom(row.rights, actor),
    stored: row.stored,
    askable: row.askable ?? [],
    candidate: row.candidate,
  }
}

function toFacts(row: TicketColumns): TicketFacts {
  const { id, number, title, priority, version, form, values, state, revision } = row
  return {
    id,
    number,
    title,
    priority,
    processId: row.process_id,
    processName: row.process_name,
    requester: { id: row.requester_id, name: row.requester_name, departmentId: row.requester_department },
    versionId: row.version_id,
    version,
    definition: currentDefinition(row.definition),
    form,
    values,
    state,
    revision,
    historyLength: row.history_length,
    historyHash: row.history_hash,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    finishedAt: row.finished_at === null ? null : new Date(row.finished_at),
    history: row.history.map((entry) => ({ ...entry, ticketId: id, at: new Date(entry.at) })),
    people: new Map(row.people.map((person) => [person.id, { name: person.name, active: person.active }])),
  }
}
