/** Use-cases around absences: one's own, and those of people whom one looks after. */
import type { Absence, AbsenceChange, StandIn } from '@formwork/api-contract'
import { rightsOf } from '../../access/rights'
import { appendAudit } from '../../db/append-audit'
import type { Queryable, Transaction } from '../../db/client'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Actor, Caller } from '../../domain/actor'
import { refuse, refuseAt } from '../../domain/refusal'
import { dayIn } from '../../domain/site-day'
import { requirePerson } from '../scope/within'
import { requireNotAbove } from '../users/user-policy'
import { findUser } from '../users/user-repo'
import {
  type Calendar,
  deleteAbsence,
  findAbsence,
  findStandIns,
  findSubstitute,
  formsCircle,
  lockAbsences,
  writeAbsence,
} from './absence-repo'

/** Whose absence it is. */
interface Person {
  readonly id: string
  readonly name: string
}

const calendarOf = async (deps: Deps): Promise<Calendar> => ({ timeZone: await deps.siteTimeZone(), now: deps.now() })

export async function getAbsence(deps: Deps, actor: Actor, userId: string): Promise<{ absence: Absence | null }> {
  await requireReached(deps.db, actor, userId)
  return { absence: await findAbsence(deps.db, userId, await calendarOf(deps)) }
}

/** The caller's own, and in whose place they are asked. */
export async function getOwnAbsence(deps: Deps, { userId }: Actor): Promise<{ absence: Absence | null; standsInFor?: StandIn[] }> {
  const calendar = await calendarOf(deps)
  const [absence, standsInFor] = await Promise.all([findAbsence(deps.db, userId, calendar), findStandIns(deps.db, userId, calendar)])
  return { absence, ...(standsInFor.length === 0 ? {} : { standsInFor }) }
}

/** @throws {Refusal} at `substituteId` or `lastDay`: `absence.substitute-self`, `absence.days-reversed`, `absence.over`, `task.assignee-unavailable`, `absence.circle` */
export async function saveAbsence(deps: Deps, actor: Caller, userId: string, change: AbsenceChange): Promise<void> {
  const calendar = await calendarOf(deps)
  await withTransaction(deps.db, async (tx) => {
    const subject = await requireReached(tx, actor, userId)
    await lockAbsences(tx)
    const substitute = await requireSound(tx, { userId, ...change }, calendar)
    const before = factsOf(await findAbsence(tx, userId, calendar))
    await writeAbsence(tx, { userId, ...change }, calendar)
    const after = { from: change.firstDay, until: change.lastDay, substitute }
    await appendAudit(tx, deps, actor, { kind: 'absence.changed', subject, before, after })
  })
}

/** Ending what is over already changes nothing. */
export async function endAbsence(deps: Deps, actor: Caller, userId: string): Promise<void> {
  const calendar = await calendarOf(deps)
  await withTransaction(deps.db, async (tx) => {
    const subject = await requireReached(tx, actor, userId)
    const before = factsOf(await findAbsence(tx, userId, calendar))
    await deleteAbsence(tx, userId)
    if (before !== null) await appendAudit(tx, deps, actor, { kind: 'absence.ended', subject, before, after: null })
  })
}

const factsOf = (absence: Absence | null) =>
  absence === null ? null : { from: absence.firstDay, until: absence.lastDay, substitute: absence.substitute.name }

/** People always reach themselves. @throws {Refusal} `user.not-found`, `scope.beyond-yours`, `permission.denied` for somebody with more rights */
async function requireReached(db: Queryable, actor: Actor, userId: string): Promise<Person> {
  if (userId === actor.userId) return { id: userId, name: actor.name }
  const rights = await rightsOf(db, actor)
  const user = await findUser(db, userId)
  if (user === null) throw refuse('user.not-found')
  requirePerson(rights, 'system:sysuser:edit', userId, user.deptId)
  // Somebody who names a substitute could name themselves, and decide what only that person may.
  await requireNotAbove(db, actor, rights, user)
  return { id: userId, name: user.nickName }
}

/** @returns the substitute's name */
async function requireSound(
  tx: Transaction,
  absence: AbsenceChange & { readonly userId: string },
  { timeZone, now }: Calendar,
): Promise<string> {
  const { userId, substituteId, firstDay, lastDay } = absence
  if (lastDay < firstDay) throw refuseAt(['lastDay'], 'absence.days-reversed')
  if (lastDay < dayIn(timeZone, now)) throw refuseAt(['lastDay'], 'absence.over')
  if (substituteId === userId) throw refuseAt(['substituteId'], 'absence.substitute-self')
  const person = await findSubstitute(tx, substituteId)
  if (person === null) throw refuseAt(['substituteId'], 'task.assignee-unavailable')
  if (await formsCircle(tx, absence, timeZone)) throw refuseAt(['substituteId'], 'absence.circle', { person })
  return person
}
