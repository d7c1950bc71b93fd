/** The one read of a start: the published version with its form, whom its first task may ask, the person's own files. Takes no lock. */
import type { JsonObject } from '@formwork/api-contract'
import { currentDefinition, type OldDefinition, type ProcessDefinition } from '@formwork/workflow-core'
import { sql } from 'drizzle-orm'
import { type ReadRights, rightsColumn, rightsFrom } from '../access/rights-column'
import { mayStart } from '../access/may-start'
import type { Rights } from '../access/rights'
import { needsRights } from '../access/ticket-rights'
import type { Queryable } from '../db/client'
import { type OnceKey, type StoredAnswer, storedAnswer } from '../db/once-key'
import type { Actor } from '../domain/actor'
import { refuse } from '../domain/refusal'
import type { PinnedForm } from '../domain/pinned-form'
import type { OwnFile } from './attached-files'
import type { ChosenPerson } from './choosing/check-choices'
import { poolFacts } from './choosing/pool-facts'
import { askablePeople, type FoundPerson } from './directory'

export interface StartNeeds {
  readonly processId: string
  /** The day whose numbers are counted. */
  readonly day: string
  /** Files that the values name. */
  readonly fileIds: readonly string[]
  /** As they were sent: fields may name whom to ask. */
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
  /** The process does not keep this person from starting it. */
  readonly isForThem: boolean
  readonly stored: StoredAnswer | null
  readonly askable: readonly FoundPerson[]
  readonly ownFiles: readonly OwnFile[]
  /** Of those who were chosen, who may act. */
  readonly chosenPeople: readonly ChosenPerson[]
  readonly hasDayBegun: boolean
  readonly rights: Rights
}

interface ReadRow extends Record<string, unknown> {
  readonly process_name: string | null
  readonly version_id: string | null
  readonly version: number
  readonly definition: ProcessDefinition | OldDefinition
  readonly form: JsonObject | null
  readonly further_forms: readonly PinnedForm[] | null
  readonly stored: StoredAnswer | null
  readonly askable: readonly FoundPerson[]
  readonly own_files: readonly OwnFile[]
  readonly chosen_people: readonly ChosenPerson[] | null
  readonly has_day_begun: boolean
  readonly is_for_them: boolean | null
  readonly rights: ReadRights | null
}

const needsAhead = sql`(select coalesce(jsonb_agg(v.asked -> (node ->> 'id')), '[]')
  from jsonb_array_elements(v.definition -> 'nodes') node
  where node ->> 'kind' = 'start' and v.asked ? (node ->> 'id'))`

const chosenPeople = (ids: readonly string[]) => sql`(select json_agg(json_build_object('id', u.id, 'name', u.nick_name, ${poolFacts}))
  from users u where u.id = any(${sql.param([...ids])}::uuid[]) and u.enabled and u.deleted_at is null)`

export async function readStart(
  db: Queryable,
  actor: Actor,
  { processId, day, fileIds, values, chosenIds, once, now }: StartNeeds,
): Promise<ReadStart> {
  const { rows } = await db.execute<ReadRow>(sql`
    select p.name as process_name, v.id as version_id, v.version, v.definition, v.form_definition as form, v.further_forms,
      ${storedAnswer(once, now)} as stored,
      ${askablePeople(sql`ahead.needs`, sql`${actor.userId}::uuid`, sql`${JSON.stringify(values)}::jsonb`)} as askable,
      (select coalesce(json_agg(json_build_object('id', f.id, 'isImage', f.is_image)), '[]') from files f
        where f.id = any(${sql.param([...fileIds])}::uuid[]) and f.owner_id = ${actor.userId}::uuid) as own_files,
      ${mayStart(sql`v.definition`, actor)} as is_for_them,
      ${chosenIds.length === 0 ? sql`null` : chosenPeople(chosenIds)} as chosen_people,
      exists (select from ticket_numbers n where n.day = ${day}::date) as has_day_begun,
      ${rightsColumn(actor, needsRights(actor))} as rights
    from (values (${processId}::uuid)) wanted (id)
      left join processes p on p.id = wanted.id and p.deleted_at is null
      left join process_versions v on v.process_id = p.id and v.version = p.published_version
      left join lateral ${needsAhead} ahead (needs) on true`)
  const [row] = rows
  if (row === undefined) throw new Error('the read of a start has one row')
  return {
    published: toPublished(row),
    isProcessKnown: row.process_name !== null,
    isForThem: row.is_for_them ?? true,
    stored: row.stored,
    askable: row.askable,
    ownFiles: row.own_files,
    chosenPeople: row.chosen_people ?? [],
    hasDayBegun: row.has_day_begun,
    rights: rightsFrom(row.rights, actor),
  }
}

function toPublished({ process_name, version_id, version, definition, form, further_forms }: ReadRow): PublishedVersion | null {
  if (process_name === null || version_id === null) return null
  const forms = { form, furtherForms: further_forms ?? [] }
  return { processName: process_name, versionId: version_id, version, definition: currentDefinition(definition), ...forms }
}

/** @param isOrdered - by a step of another ticket, which may start what it names. @throws {Refusal} when the process is not there or not for them, or its published version is another than the one that was filled in. */
export function requirePublished(
  { published, isProcessKnown, isForThem }: ReadStart,
  version: number,
  isOrdered = false,
): PublishedVersion {
  if (published === null) throw refuse(isProcessKnown ? 'process.not-published' : 'process.not-found')
  if (!isForThem && !isOrdered) throw refuse('process.not-for-you')
  if (published.version !== version) throw refuse('ticket.stale', { version: published.version })
  return published
}
