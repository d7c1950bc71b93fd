/** The one read of a start: the published version with its form, whom its first task may ask, the person's own files. Takes no lock. */
import type { JsonObject } from '@formwork/api-contract'
import type { ProcessDefinition } from '@formwork/workflow-core'
import { type SQL, sql } from 'drizzle-orm'
import { type ReadRights, rightsColumn, rightsFrom } from '../access/rights-column'
import { mayStart } from '../access/may-start'
import type { Rights } from '../access/rights'
import { needsRights } from '../access/ticket-rights'
import type { Queryable } from '../db/client'
import { createPreparedStatements, place } from '../db/statements/prepared-statements'
import { keptSince, type OnceKey, type StoredAnswer, storedAnswer } from '../db/once-key'
import type { Actor } from '../domain/actor'
import { refuse } from '../domain/refusal'
import type { PinnedForm } from '../domain/pinned-form'
import type { OwnFile } from './attached-files'
import { type KnownVersion, type ReadVersion, toKnownVersion, versionColumns } from './batches/known-versions'
import type { ChosenPerson } from './choosing/check-choices'
import { poolFacts } from './choosing/pool-facts'
import { ADMINISTRATORS, askablePeople, type FoundPerson } from './directory'

export interface StartNeeds {
  readonly processId: string
  /** The day whose numbers are counted. */
  readonly day: string
  /** Files that the values name. */
  readonly fileIds: readonly string[]
  /** As they were sent: fields may contain whom to ask. */
  readonly values: JsonObject
  /** Whom the requester chose. */
  readonly chosenIds: readonly string[]
  readonly once: OnceKey
  readonly now: Date
}

export interface PublishedVersion {
  readonly processName: string
  readonly versionId: string
  readonly version: number
  readonly definition: ProcessDefinition
  readonly form: JsonObject | null
  readonly furtherForms: readonly PinnedForm[]
}

export interface ReadStart {
  /** Null when the process is unknown, removed or not published. */
  readonly published: PublishedVersion | null
  readonly isProcessKnown: boolean
  /** The process allows this person to start it. */
  readonly isForThem: boolean
  readonly stored: StoredAnswer | null
  readonly askable: readonly FoundPerson[]
  readonly ownFiles: readonly OwnFile[]
  /** Of those who were chosen, who may act. */
  readonly chosenPeople: readonly ChosenPerson[]
  readonly hasDayBegun: boolean
  readonly rights: Rights
}

interface ReadRow extends ReadVersion, Record<string, unknown> {
  readonly process_name: string | null
  readonly version_id: string | null
  readonly version: number
  readonly stored: StoredAnswer | null
  /** A person acts in its first step. */
  readonly asks: boolean
  readonly askable: readonly FoundPerson[]
  /** In one row of a statement. */
  readonly administrators: readonly FoundPerson[] | null
  readonly own_files: readonly OwnFile[]
  readonly chosen_people: readonly ChosenPerson[] | null
  readonly has_day_begun: boolean
  readonly is_for_them: boolean | null
  readonly rights: ReadRights | null
}

const NEEDS_AHEAD = sql`(select coalesce(jsonb_agg(v.asked -> (node ->> 'id')), '[]')
  from jsonb_array_elements(v.definition -> 'nodes') node
  where node ->> 'kind' = 'start' and v.asked ? (node ->> 'id'))`

const AWAY = { named: sql`w."chosenIds"`, at: sql`${place('now')}::timestamptz` }

const OWN_FILES = sql`(select coalesce(json_agg(json_build_object('id', f.id, 'isImage', f.is_image)), '[]') from files f
  where f.id = any(w."fileIds") and f.owner_id = w."actorId")`

const CHOSEN_PEOPLE = sql`(select json_agg(json_build_object('id', u.id, 'name', u.nick_name, ${poolFacts}))
  from users u where u.id = any(w."chosenIds") and u.enabled and u.deleted_at is null)`

/** Who wants to start what. */
export interface StartQuestion {
  readonly actor: Actor
  readonly needs: StartNeeds
}

/** The raw result, before it is parsed. */
export interface FoundStart {
  readonly row: ReadRow
  /** Read once for all of them. */
  readonly administrators: readonly FoundPerson[]
  readonly versions: ReadonlyMap<string, KnownVersion>
}

/** Several at once. */
export async function findStarts(
  db: Queryable,
  questions: readonly StartQuestion[],
  versions: ReadonlyMap<string, KnownVersion> = new Map(),
): Promise<FoundStart[]> {
  const now = questions.reduce((latest: Date, { needs }) => (needs.now > latest ? needs.now : latest), new Date(0))
  const wanted = questions.map(({ actor, needs }, index) => ({
    place: index,
    id: needs.processId,
    actorId: actor.userId,
    departmentId: actor.departmentId,
    heldRoleIds: actor.roleIds,
    ...(needsRights(actor) ? { roleIds: actor.roleIds } : {}),
    key: needs.once.key,
    day: needs.day,
    fileIds: needs.fileIds,
    values: needs.values,
    chosenIds: needs.chosenIds,
  }))
  const values = { wanted: JSON.stringify(wanted), known: [...versions.keys()], since: keptSince(now), now: now.toISOString() }
  const { rows } = await db.execute<ReadRow & { readonly place: number }>(statements.fill('starts', values, readOfStarts))
  const found = new Map(rows.map((row) => [row.place, row]))
  const administrators = rows.flatMap((row) => row.administrators ?? [])
  return questions.map((_, index) => {
    const row = found.get(index)
    if (row === undefined) throw new Error('the read of a start has one row')
    return { row, administrators, versions }
  })
}

const statements = createPreparedStatements()

function readOfStarts(): SQL {
  const isKnown = sql`process_versions.id = any(${place('known')}::uuid[])`
  // As in `findTickets`: `offset 0` makes the planner use the keys.
  return sql`
    select w.place, p.name as process_name, v.id as version_id, v.version,
      ${versionColumns},
      ${storedAnswer(sql`w."actorId"`, sql`w.key`, sql`${place('since')}`)} as stored,
      ${askablePeople(sql`ahead.needs`, sql`w."actorId"`, sql`w.values`, AWAY)} as askable,
      jsonb_array_length(ahead.needs) > 0 as asks, case when w.place = 0 then ${ADMINISTRATORS} end as administrators,
      ${OWN_FILES} as own_files,
      ${mayStart(sql`v.definition`, { userId: sql`w."actorId"`, departmentId: sql`w."departmentId"`, roleIds: sql`w."heldRoleIds"` })} as is_for_them,
      ${CHOSEN_PEOPLE} as chosen_people,
      exists (select from ticket_numbers n where n.day = w.day) as has_day_begun,
      ${rightsColumn(sql`w."roleIds"`, sql`w."roleIds" is not null`)} as rights
    from json_to_recordset(${place('wanted')}::json) w (place int, id uuid, "actorId" uuid, "departmentId" uuid, "heldRoleIds" uuid[], "roleIds" uuid[],
        key text, day date, "fileIds" uuid[], values jsonb, "chosenIds" uuid[])
      left join lateral (select * from processes where processes.id = w.id and processes.deleted_at is null offset 0) p on true
      left join lateral (select *, ${isKnown} as is_known from process_versions
        where process_versions.process_id = p.id and process_versions.version = p.published_version offset 0) v on true
      left join lateral ${NEEDS_AHEAD} ahead (needs) on true`
}

/** Parses the result for one person. */
export function toReadStart({ row, administrators, versions }: FoundStart, actor: Actor): ReadStart {
  return {
    published: toPublished(row, versions),
    isProcessKnown: row.process_name !== null,
    isForThem: row.is_for_them ?? true,
    stored: row.stored,
    askable: row.asks ? [...row.askable, ...administrators] : [],
    ownFiles: row.own_files,
    chosenPeople: row.chosen_people ?? [],
    hasDayBegun: row.has_day_begun,
    rights: rightsFrom(row.rights, actor),
  }
}

function toPublished(row: ReadRow, versions: ReadonlyMap<string, KnownVersion>): PublishedVersion | null {
  const { process_name, version_id, version } = row
  if (process_name === null || version_id === null) return null
  const { definition, form, furtherForms } = versions.get(version_id) ?? toKnownVersion(row)
  return { processName: process_name, versionId: version_id, version, definition, form, furtherForms }
}

/** @param isOrdered - by a step of another ticket, which may start what it names. @throws {Refusal} when the process is not there or not for them, or its published version is another than the one that was filled in. */
export function requirePublished(
  { published, isProcessKnown, isForThem }: ReadStart,
  version: number | null,
  isOrdered = false,
): PublishedVersion {
  if (published === null) throw refuse(isProcessKnown ? 'process.not-published' : 'process.not-found')
  if (!isForThem && !isOrdered) throw refuse('process.not-for-you')
  if (version !== null && published.version !== version) throw refuse('ticket.stale', { version: published.version })
  return published
}
