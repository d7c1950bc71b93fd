/** Opens the session of somebody who has proved who they are, and writes the sign-in log and the audit log: one statement, one commit. */
import type { SecuritySettings } from '@formwork/api-contract'
import { sql } from 'drizzle-orm'
import { auditCall } from '../../db/append-audit'
import type { Deps } from '../../deps'
import type { Origin } from '../../domain/actor'
import { refuse } from '../../domain/refusal'
import { readSecurity } from '../settings/read-settings'
import { attemptOf, recordSignIn } from '../sign-in-log/record-sign-in'
import { attemptInsertFor } from '../sign-in-log/sign-in-log-repo'
import { type Account, stillThem } from './account-repo'
import { type OpenedSession, sessionToOpen, usualLength } from './open-session'
import { sessionInsertFor } from './session-repo'

export interface CompletedSignIn {
  readonly found: Account
  readonly origin: Origin
  /** Default false. */
  readonly isRemembered?: boolean
  /** Read when not given. */
  readonly security?: SecuritySettings
}

/** @throws {Refusal} `sign-in.failed` where the password was changed, or the person disabled, since it was checked */
export async function completeSignIn(
  deps: Deps,
  { found, origin, isRemembered = false, security }: CompletedSignIn,
): Promise<OpenedSession> {
  const { address, userAgent } = origin
  const lastsMs = usualLength(security ?? (await readSecurity(deps.db)), isRemembered)
  const { row, opened } = sessionToOpen(deps, { userId: found.id, address, userAgent, lastsMs })
  const attempt = attemptOf(deps, { typed: found.username, found, outcome: 'succeeded', origin })
  const author = { userId: found.id, name: found.name, origin }
  const subject = { id: found.id, name: found.name }
  const after = found.source === 'local' ? null : { source: found.source }
  const auditEntry = auditCall(deps, author, [{ kind: 'sign-in.succeeded', subject, before: null, after }])
  const { rowCount } = await deps.db.execute(sql`with them as materialized (${stillThem(found)}),
    opened as (${sessionInsertFor(sql`them`, row)}),
    noted as (${attemptInsertFor(sql`them`, attempt)})
    select ${auditEntry} from them`)
  if (rowCount === 1) return opened
  // The session would outlast the change that was to end them all.
  await recordSignIn(deps, deps.db, { typed: found.username, found, outcome: 'wrong-password', origin })
  throw refuse('sign-in.failed')
}
