/** Reads and writes of deliveries. */
import { TEST_EVENT, type TicketStatus } from '@formwork/api-contract'
import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { webhookDeliveries, webhooks } from '../../db/schema/webhooks'
import type { EventEntry, EventTicket } from './events-of-history'

export const DELIVERY_TASK = 'webhook.deliver'
/** With the waits of the job engine between them, which grow to six hours, about a day. */
export const MAX_TRIES = 13
/** After what people wait for. */
export const PRIORITY = 10
/** After deliveries to receivers that answer. */
const LAST = PRIORITY + 1

type Row = typeof webhookDeliveries.$inferSelect
export type NewDelivery = Pick<
  Row,
  'id' | 'webhookId' | 'event' | 'ticketId' | 'sequence' | 'commentId' | 'ticketNumber' | 'body' | 'createdAt'
>

export interface MoveFacts {
  readonly ticketId: string
  readonly first: number
  readonly last: number
  readonly status: TicketStatus
}

/** A move with what it wrote. */
export interface RecordedMove {
  readonly ticket: EventTicket
  readonly entries: readonly EventEntry[]
  /** The id of the node at which a ticket that was sent back is changed. */
  readonly startNodeId: string
  readonly status: TicketStatus
}

const instantText = (at: SQL): SQL => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const ticketColumn = (withValues: boolean): SQL => sql`json_build_object('id', t.id, 'number', t.number, 'title', t.title,
        'process', json_build_object('id', t.process_id, 'name', t.process_name, 'version', v.version),
        'starter', json_build_object('id', u.id, 'name', u.nick_name),
        'values', ${withValues ? sql`coalesce(e.values, '{}')` : sql`'{}'::jsonb`})`

const startNodeColumn = sql`coalesce(jsonb_path_query_first(v.definition, '$.nodes[*] ? (@.kind == "start").id') #>> '{}', '')`

const aroundTicket = (withValues: boolean): SQL => sql`join users u on u.id = t.requester_id join process_versions v on v.id = t.version_id
      ${withValues ? sql`left join ticket_values e on e.ticket_id = t.id` : sql``}`

/** Comments as they are now; a removed one is not delivered. */
export async function findRecordedComments(
  db: Queryable,
  commentIds: readonly string[],
  { withValues }: { readonly withValues: boolean },
): Promise<RecordedMove[]> {
  if (commentIds.length === 0) return []
  const { rows } = await db.execute<RecordedMove & Record<string, unknown>>(sql`
    select t.status, ${ticketColumn(withValues)} as ticket, ${startNodeColumn} as "startNodeId",
      json_build_array(json_build_object('sequence', 0, 'kind', 'commented', 'nodeId', null, 'nodeName', '', 'taskId', null,
        'actorId', c.author_id, 'actorName', a.nick_name, 'remark', c.body, 'assignees', '[]'::jsonb, 'replaced', '[]'::jsonb,
        'details', json_build_object('commentId', c.id), 'at', ${instantText(sql`c.created_at`)})) as entries
    from ticket_comments c join users a on a.id = c.author_id join tickets t on t.id = c.ticket_id ${aroundTicket(withValues)}
    where c.id = any(${sql.param(commentIds)}::uuid[]) and c.removed_at is null
    order by c.id`)
  return rows
}

/** The values are the present ones: they include what was written since the move. */
export async function findRecordedMoves(
  db: Queryable,
  moves: readonly MoveFacts[],
  { withValues }: { readonly withValues: boolean },
): Promise<RecordedMove[]> {
  const { rows } = await db.execute<RecordedMove & Record<string, unknown>>(sql`
    select m.status, ${ticketColumn(withValues)} as ticket, ${startNodeColumn} as "startNodeId",
      (select json_agg(json_build_object('sequence', h.sequence, 'kind', h.kind, 'nodeId', h.node_id, 'nodeName', h.node_name, 'taskId', h.task_id,
          'actorId', h.actor_id, 'actorName', h.actor_name, 'remark', h.remark, 'assignees', h.assignees, 'replaced', h.replaced, 'details', h.details,
          'at', ${instantText(sql`h.at`)}) order by h.sequence)
        from ticket_history h where h.ticket_id = t.id and h.sequence between m.first and m.last) as entries
    from json_to_recordset(${JSON.stringify(moves)}::json) m ("ticketId" uuid, first int, last int, status text)
      join tickets t on t.id = m."ticketId" ${aroundTicket(withValues)}
    where exists (select from ticket_history h where h.ticket_id = t.id and h.sequence between m.first and m.last)
    order by m."ticketId", m.first`)
  return rows
}

/** Leaves out entries and comments that have a delivery already; each of the others is written together with its job. */
export async function addDeliveries(db: Queryable, deliveries: readonly NewDelivery[]): Promise<void> {
  if (deliveries.length === 0) return
  await db.execute(sql`
    with added as (
      insert into webhook_deliveries (id, webhook_id, event, ticket_id, sequence, comment_id, ticket_number, body, status, held, attempts, answer, created_at)
      select d.id, w.id, d.event, d."ticketId", d.sequence, d."commentId", d."ticketNumber", d.body, 'waiting', d.event <> ${TEST_EVENT} and ${isFull(sql`w`)}, 0, '', d."createdAt"
      from json_to_recordset(${JSON.stringify(deliveries)}::json)
          d (id uuid, "webhookId" uuid, event text, "ticketId" uuid, sequence int, "commentId" uuid, "ticketNumber" text, body text, "createdAt" timestamptz)
        join webhooks w on w.id = d."webhookId"
      on conflict do nothing
      returning id, webhook_id, held
    )
    select ${deliveryJob} from added where not held order by id`)
}

/** What a timeout adds to the failures of a webhook: it keeps a worker waiting all that time. */
export const WEIGHT_OF_TIMEOUT = 3

/** One queue for each webhook: a slow receiver delays only its own. */
export const deliveryJob = sql`graphile_worker.add_job(${DELIVERY_TASK}::text, payload => json_build_object('deliveryId', id),
  queue_name => 'webhook:' || webhook_id, job_key => ${DELIVERY_TASK}::text || ':' || id, max_attempts => ${MAX_TRIES}::int, priority => ${PRIORITY}::int)`

/** So many jobs of one webhook at once, and so many are added by one statement: with a backlog in its tables the job engine takes long to find other jobs. */
export const MAX_RUNNING = 100

/** One of these has to have arrived before another one gets its job. @param w - a row of webhooks */
const isFull = (w: SQL): SQL => sql`(
  exists (select from webhook_deliveries p where p.id = ${w}.probe_id and ${w}.paused_since is not null and p.status = 'waiting')
  or exists (select from webhook_deliveries h where h.webhook_id = ${w}.id and h.held)
  or (select count(*) from (select from webhook_deliveries g where g.webhook_id = ${w}.id and g.status = 'waiting' and not g.held limit ${MAX_RUNNING}) going)
    >= ${MAX_RUNNING})`

export interface Later {
  readonly seconds: number
  /** Its turn is taken, and comes then. */
  readonly hasTurn: boolean
  /** It begins when nothing else is to be delivered. */
  readonly isLast: boolean
}

/** Replaces the job that runs now. */
export async function sendLater(db: Queryable, id: string, { seconds, ...traits }: Later): Promise<void> {
  await db.execute(sql`
    select graphile_worker.add_job(${DELIVERY_TASK}::text, payload => (jsonb_build_object('deliveryId', id) || ${JSON.stringify(traits)}::jsonb)::json,
      queue_name => 'webhook:' || webhook_id, job_key => ${DELIVERY_TASK}::text || ':' || id, max_attempts => ${MAX_TRIES}::int,
      priority => ${traits.isLast ? LAST : PRIORITY}::int, run_at => now() + make_interval(secs => ${seconds}::float8))
    from webhook_deliveries where id = ${id}::uuid`)
}

const hostIn = (url: SQL): SQL => sql`lower(substring(${url} from '^[a-z]+://([^/?#]*)'))`

/** Whether the last tries failed, its own or, where that took as long as a timeout, those of another webhook at the same host. */
const isDoubtful = sql<boolean>`exists (select from webhooks o where o.enabled
  and (o.id = ${webhooks.id} and o.failures > 0 or o.failures >= ${WEIGHT_OF_TIMEOUT} and ${hostIn(sql`o.url`)} = ${hostIn(sql`${webhooks.url}`)}))`

/** @returns null when it no longer waits. */
export async function findWaiting(db: Queryable, id: string) {
  const [row] = await db
    .select({
      id: webhookDeliveries.id,
      event: webhookDeliveries.event,
      body: webhookDeliveries.body,
      webhookId: webhooks.id,
      kind: webhooks.kind,
      url: webhooks.url,
      enabled: webhooks.enabled,
      secret: webhooks.secret,
      attempts: webhookDeliveries.attempts,
      pausedSince: webhooks.pausedSince,
      probeId: webhooks.probeId,
      isDoubtful,
    })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.status, 'waiting')))
  return row ?? null
}

export type Try = Pick<Row, 'status' | 'attempts' | 'httpStatus' | 'error' | 'answer' | 'durationMs'> & { readonly attemptedAt: Date }

export async function patchDelivery(db: Queryable, id: string, tried: Try): Promise<void> {
  await db.update(webhookDeliveries).set(tried).where(eq(webhookDeliveries.id, id))
}

const columns = {
  id: webhookDeliveries.id,
  event: webhookDeliveries.event,
  ticketNumber: webhookDeliveries.ticketNumber,
  status: webhookDeliveries.status,
  attempts: webhookDeliveries.attempts,
  httpStatus: webhookDeliveries.httpStatus,
  error: webhookDeliveries.error,
  answer: webhookDeliveries.answer,
  durationMs: webhookDeliveries.durationMs,
  createdAt: webhookDeliveries.createdAt,
  attemptedAt: webhookDeliveries.attemptedAt,
}

/** Newest first: ids are ordered by time. */
export function findDeliveries(db: Queryable, webhookId: string, after: string | undefined, most: number) {
  return db
    .select(columns)
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), after === undefined ? undefined : lt(webhookDeliveries.id, after)))
    .orderBy(desc(webhookDeliveries.id))
    .limit(most)
}

/** Starts a delivery again, at once. @returns its event and number; null when there is none, `waits` for one that waits for its first try. */
export async function restartDelivery(db: Queryable, webhookId: string, id: string) {
  const [row] = await db
    .select({
      status: webhookDeliveries.status,
      held: webhookDeliveries.held,
      attempts: webhookDeliveries.attempts,
      event: webhookDeliveries.event,
      ticketNumber: webhookDeliveries.ticketNumber,
    })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId)))
    .for('update')
  if (row === undefined) return null
  if (row.status === 'waiting' && row.attempts === 0 && !row.held) return 'waits'
  await db.execute(sql`
    with again as (update webhook_deliveries set status = 'waiting', held = false, attempts = 0, error = null where id = ${id}::uuid returning id, webhook_id)
    select graphile_worker.add_job(${DELIVERY_TASK}::text, payload => json_build_object('deliveryId', id, 'isAsked', true),
      queue_name => 'webhook:' || webhook_id, job_key => ${DELIVERY_TASK}::text || ':' || id, max_attempts => ${MAX_TRIES}::int, priority => ${PRIORITY}::int)
    from again`)
  return row
}

export async function deleteDeliveriesBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  const { id, createdAt } = webhookDeliveries
  const old = db.select({ id }).from(webhookDeliveries).where(lt(createdAt, before)).limit(limit)
  return (await db.delete(webhookDeliveries).where(inArray(id, old)).returning({ id })).length
}
