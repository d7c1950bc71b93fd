/** Who holds a token, of a session or of a program, with their rights of this moment: asked for by calls whose holder is not kept in memory. */
import { SECURITY_SETTINGS, SIGN_IN_RULES_CLASSIFY, WILDCARD_PERMISSION } from '@formwork/api-contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { createPreparedStatements, place } from '../db/statements/prepared-statements'
import { type Actor, limitedTo } from '../domain/actor'

const MINUTE_MS = 60_000
/** Of tokens without an end: later than any clock shows. */
const NEVER = new Date(8.64e15)

interface PersonRow extends Record<string, unknown> {
  holder_id: string
  expires_at: string | null
  last_used_at: string | null
  revoked_at: string | null
  user_id: string
  username: string
  nick_name: string
  department_id: string | null
  must_change_password: boolean
  must_set_up: boolean
  is_active: boolean
  role_ids: string[]
  role_names: string[]
  acting_role_id: string | null
  permissions: string[]
}

interface SessionRow extends PersonRow {
  token_hash: Buffer
  is_exchanged: boolean
  /** As stored in the settings, not parsed yet. */
  idle_minutes: unknown
}

interface TokenRow extends PersonRow {
  token_name: string
  token_permissions: string[]
  read_only: boolean
}

export interface FoundSession {
  readonly actor: Actor
  readonly expiresAt: Date
  readonly lastUsedAt: Date
  /** It is over when it was not used for so long; null for no such limit. */
  readonly idleMs: number | null
  readonly isRevoked: boolean
  /** It ended because its token was exchanged for a new one. */
  readonly isExchanged: boolean
  /** The person is enabled and not removed. */
  readonly isActive: boolean
}

const PERSON = sql`u.id as user_id, u.username, u.nick_name, u.department_id, u.must_change_password,
      -- What is measured here is who holds everything: that is what administrators are everywhere else.
      coalesce(u.source <> 'oidc' and not exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null)
        and case (select st.content ->> 'secondFactorFor' from settings st where st.classify = ${SIGN_IN_RULES_CLASSIFY}::int)
          when 'everyone' then true when 'administrators' then ${WILDCARD_PERMISSION} = any(p.permissions) else false end, false) as must_set_up,
      (u.enabled and u.deleted_at is null) as is_active, a.role_id as acting_role_id,
      coalesce(r.ids, '{}') as role_ids, coalesce(r.names, '{}') as role_names, coalesce(p.permissions, '{}') as permissions`

/** All roles of the person, or only the one they act as; an acting role that they no longer have is ignored. */
const rightsAs = (actingRoleId: SQL): SQL => sql`left join lateral (
      select ur.role_id from user_roles ur join roles r on r.id = ur.role_id and r.enabled
      where ur.user_id = u.id and ur.role_id = ${actingRoleId}
    ) a on true
    left join lateral (
      select array_agg(r.id order by ur.position)::text[] as ids, array_agg(r.name order by ur.position) as names
      from user_roles ur join roles r on r.id = ur.role_id and r.enabled where ur.user_id = u.id and (a.role_id is null or ur.role_id = a.role_id)
    ) r on true
    left join lateral (
      select array_agg(distinct rp.permission) as permissions
      from user_roles ur join roles r on r.id = ur.role_id and r.enabled join role_permissions rp on rp.role_id = r.id
      where ur.user_id = u.id and (a.role_id is null or ur.role_id = a.role_id)
    ) p on true`

/** What was changed about a person a moment ago already counts. @returns what was found for each, in their order. */
export async function findSessions(db: Queryable, tokenHashes: readonly Buffer[]): Promise<(FoundSession | null)[]> {
  const { rows } = await db.execute<SessionRow>(statements.fill('sessions', { hashes: tokenHashes }, readOfSessions))
  const found = new Map(rows.map((row) => [row.token_hash.toString('hex'), toSession(row)]))
  return tokenHashes.map((hash) => found.get(hash.toString('hex')) ?? null)
}

const statements = createPreparedStatements()

const readOfSessions = (): SQL => sql`
    select s.token_hash, s.id as holder_id, s.expires_at, s.last_used_at, s.revoked_at, s.successor_id is not null as is_exchanged,
      (select content -> 'idleMinutes' from settings where classify = ${SECURITY_SETTINGS.classify}::int) as idle_minutes, ${PERSON}
    from sessions s
    join users u on u.id = s.user_id
    ${rightsAs(sql`s.acting_role_id`)}
    where s.token_hash = any(${place('hashes')}::bytea[])`

export async function findSession(db: Queryable, tokenHash: Buffer): Promise<FoundSession | null> {
  const [found = null] = await findSessions(db, [tokenHash])
  return found
}

function toSession(row: SessionRow): FoundSession {
  const { idle_minutes: idle, is_exchanged: isExchanged } = row
  return { ...sessionOf(row), isExchanged, idleMs: typeof idle === 'number' && idle > 0 ? idle * MINUTE_MS : null }
}

/** The same for a token of a program, whose rights are those of its person as far as it is limited to them. */
export async function findTokenHolder(db: Queryable, tokenHash: Buffer): Promise<FoundSession | null> {
  const { rows } = await db.execute<TokenRow>(sql`
    select t.id as holder_id, t.expires_at, t.last_used_at, t.revoked_at, t.name as token_name, t.permissions as token_permissions, t.read_only, ${PERSON}
    from api_tokens t
    join users u on u.id = t.user_id
    ${rightsAs(sql`null::uuid`)}
    where t.token_hash = ${tokenHash}`)
  const [row] = rows
  if (row === undefined) return null
  const found = sessionOf(row)
  const token = { name: row.token_name, permissions: row.token_permissions, readOnly: row.read_only }
  const actor = { ...found.actor, token, permissions: limitedTo(token, found.actor.permissions) }
  return { ...found, actor, isExchanged: false, idleMs: null }
}

function sessionOf(row: PersonRow): Omit<FoundSession, 'isExchanged' | 'idleMs'> {
  return {
    expiresAt: row.expires_at === null ? NEVER : new Date(row.expires_at),
    lastUsedAt: new Date(row.last_used_at ?? 0),
    isRevoked: row.revoked_at !== null,
    isActive: row.is_active,
    actor: {
      userId: row.user_id,
      username: row.username,
      name: row.nick_name,
      departmentId: row.department_id,
      roleIds: row.role_ids,
      roleNames: row.role_names,
      permissions: row.permissions,
      sessionId: row.holder_id,
      actingRoleId: row.acting_role_id,
      mustChangePassword: row.must_change_password,
      mustSetUpSecondFactor: row.must_set_up,
    },
  }
}
