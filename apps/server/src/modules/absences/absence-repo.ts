/** Reads and writes of absences. Days are those of the site, rows hold instants. */
import type { Absence, StandIn } from '@formwork/api-contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/client'

/** In which calendar, and when it is now. */
export interface Calendar {
  /** IANA name. */
  readonly timeZone: string
  readonly now: Date
}

const dayIn = (timeZone: string) => (instant: SQL) => sql`to_char((${instant}) at time zone ${timeZone}::text, 'YYYY-MM-DD')`

/** Null when it is over, or there is none. */
export async function findAbsence(db: Queryable, userId: string, { timeZone, now }: Calendar): Promise<Absence | null> {
  const day = dayIn(timeZone)
  const { rows } = await db.execute<{ absence: Absence }>(sql`
    select json_build_object(
      'firstDay', ${day(sql`a.starts_at`)}, 'lastDay', ${day(sql`a.ends_at - interval '1 second'`)}, 'backOn', ${day(sql`a.ends_at`)},
      'substitute', json_build_object('id', s.id, 'name', s.nick_name, 'active', s.enabled and s.deleted_at is null),
      'isRunning', a.starts_at <= ${now}::timestamptz
    ) as absence
    from absences a join users s on s.id = a.substitute_id
    where a.user_id = ${userId}::uuid and a.ends_at > ${now}::timestamptz`)
  return rows[0]?.absence ?? null
}

/** Shown at once; nobody stands in for more. */
const MAX_STAND_INS = 50

/** Who has this person asked instead, now or later; the first to leave first. */
export async function findStandIns(db: Queryable, userId: string, { timeZone, now }: Calendar): Promise<StandIn[]> {
  const day = dayIn(timeZone)
  const { rows } = await db.execute<{ stand_in: StandIn }>(sql`
    select json_build_object('id', u.id, 'name', u.nick_name, 'firstDay', ${day(sql`a.starts_at`)},
      'lastDay', ${day(sql`a.ends_at - interval '1 second'`)}, 'isRunning', a.starts_at <= ${now}::timestamptz) as stand_in
    from absences a join users u on u.id = a.user_id
    where a.substitute_id = ${userId}::uuid and a.ends_at > ${now}::timestamptz and u.enabled and u.deleted_at is null
    order by a.starts_at, u.id limit ${MAX_STAND_INS}`)
  return rows.map((row) => row.stand_in)
}

export interface NewAbsence {
  readonly userId: string
  readonly substituteId: string
  readonly firstDay: string
  readonly lastDay: string
}

const startOf = (day: string, timeZone: string) => sql`(${day}::date::timestamp at time zone ${timeZone}::text)`
const endOf = (day: string, timeZone: string) => sql`((${day}::date + 1)::timestamp at time zone ${timeZone}::text)`

/** Until the transaction ends nobody else saves an absence: of two that would make a circle together the second finds the first. */
export async function lockAbsences(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('absences'))`)
}

/** Replaces the one before. */
export async function writeAbsence(db: Queryable, absence: NewAbsence, { timeZone, now }: Calendar): Promise<void> {
  const { userId, substituteId, firstDay, lastDay } = absence
  await db.execute(sql`
    insert into absences (user_id, substitute_id, starts_at, ends_at, updated_at)
    values (${userId}::uuid, ${substituteId}::uuid, ${startOf(firstDay, timeZone)}, ${endOf(lastDay, timeZone)}, ${now}::timestamptz)
    on conflict (user_id) do update set substitute_id = excluded.substitute_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      updated_at = excluded.updated_at`)
}

export async function deleteAbsence(db: Queryable, userId: string): Promise<void> {
  await db.execute(sql`delete from absences where user_id = ${userId}::uuid`)
}

/** Whether the chain of substitutes on one of these days leads back to the person. */
export async function formsCircle(
  db: Queryable,
  { userId, substituteId, firstDay, lastDay }: NewAbsence,
  timeZone: string,
): Promise<boolean> {
  const next = (of: ReturnType<typeof sql>) => sql`select a.substitute_id from absences a
    where a.user_id = ${of} and a.starts_at < ${endOf(lastDay, timeZone)} and a.ends_at > ${startOf(firstDay, timeZone)}`
  const { rows } = await db.execute<{ is_circle: boolean }>(sql`
    with recursive standing_in as (
      ${next(sql`${substituteId}::uuid`)}
      union
      select next.substitute_id from standing_in cross join lateral (${next(sql`standing_in.substitute_id`)} offset 0) next
    )
    select exists (select from standing_in where substitute_id = ${userId}::uuid) as is_circle`)
  return rows[0]?.is_circle ?? false
}

/** The name of a substitute; null for an account that may not act. */
export async function findSubstitute(db: Queryable, userId: string): Promise<string | null> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select nick_name as name from users where id = ${userId}::uuid and enabled and deleted_at is null`,
  )
  return rows[0]?.name ?? null
}
