/** The frame of every change of existing people: found, within reach, not above the actor, an administrator left, and recorded in the audit log. */
import type { UserRow } from '@formwork/api-contract'
import { type Rights, rightsOf } from '../../access/rights'
import { type AuditNote, appendAudit } from '../../db/append-audit'
import type { Transaction } from '../../db/client'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import { type Caller, may } from '../../domain/actor'
import { changedFacts } from '../../domain/changed-facts'
import { Refusal, refuse } from '../../domain/refusal'
import { enqueuePassOn } from '../../workflow/pass-on'
import { requirePerson } from '../scope/within'
import { lockDirectory } from './administrator-repo'
import { requireAdministrator, requireNotAbove, requireSameRights } from './user-policy'
import { describeUser, findUser, isActive } from './user-repo'

const KIND_OF_ACT = {
  'system:sysuser:edit': 'user.changed',
  'system:sysuser:remove': 'user.removed',
  'system:sysuser:resetPassword': 'password.reset',
} as const
type UserAct = keyof typeof KIND_OF_ACT

export interface UserChange {
  readonly actor: Caller
  readonly act: UserAct
  /** Each is changed, or none is. */
  readonly userIds: readonly string[]
}

/** @returns how many of their sessions it ended. */
type Change = (tx: Transaction, user: UserRow, rights: Rights) => Promise<number>

export async function changeUsers(deps: Deps, { actor, act, userIds }: UserChange, change: Change): Promise<void> {
  if (!may(actor, act)) throw refuse('permission.denied')
  await withTransaction(deps.db, async (tx) => {
    await lockDirectory(tx, actor)
    const rights = await rightsOf(tx, actor)
    const notes: AuditNote[] = []
    const refused: RefusedPerson[] = []
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const userId of new Set(userIds)) notes.push(...(await changeOrNote(tx, { actor, act, userId, rights }, change, refused)))
    requireNone(refused, userIds)
    await requireAdministrator(tx)
    if (notes.length > 0) await appendAudit(tx, deps, actor, ...notes)
  })
}

export async function changeUser(
  deps: Deps,
  { userId, ...by }: Omit<UserChange, 'userIds'> & { readonly userId: string },
  change: Change,
): Promise<void> {
  await changeUsers(deps, { ...by, userIds: [userId] }, change)
}

interface RefusedPerson {
  readonly userId: string
  readonly refusal: Refusal
}

/** A refusal is noted instead of thrown: all of them are answered together. What was written before it is rolled back with everything else. */
async function changeOrNote(tx: Transaction, one: OneChange, change: Change, refused: RefusedPerson[]): Promise<AuditNote[]> {
  try {
    return await changeOne(tx, one, change)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    refused.push({ userId: one.userId, refusal: error })
    return []
  }
}

/** @throws {Refusal} the first one, with an issue for each person, and why. */
function requireNone(refused: readonly RefusedPerson[], userIds: readonly string[]): void {
  const [first] = refused
  if (first === undefined) return
  if (userIds.length === 1) throw first.refusal
  const issues = refused.map(({ userId, refusal: { code, params } }) => ({ path: ['ids', userId], code, message: '', params }))
  throw refuse(first.refusal.code, first.refusal.params, issues)
}

interface OneChange extends Omit<UserChange, 'userIds'> {
  readonly userId: string
  readonly rights: Rights
}

async function changeOne(tx: Transaction, { actor, act, userId, rights }: OneChange, change: Change): Promise<AuditNote[]> {
  const user = await findUser(tx, userId)
  if (user === null) throw refuse('user.not-found')
  requirePerson(rights, act, userId, user.deptId)
  await requireNotAbove(tx, actor, rights, user)
  const before = await describeUser(tx, userId)
  const endedSessions = await change(tx, user, rights)
  const now = await describeUser(tx, userId)
  if (userId === actor.userId) requireSameRights(rights, before.facts, now.facts)
  if (!(await isActive(tx, userId))) await enqueuePassOn(tx, userId)
  const changed = changedFacts(before.facts, now.facts)
  const subject = { id: userId, name: before.name }
  const facts = act === 'system:sysuser:remove' ? { before: before.facts, after: null } : changed
  const ended: AuditNote = { kind: 'sessions.ended', subject, before: null, after: { sessions: endedSessions } }
  return [{ kind: KIND_OF_ACT[act], subject, ...facts }, ...(endedSessions > 0 ? [ended] : [])]
}
