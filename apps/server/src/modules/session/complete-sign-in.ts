/** Opens the session of somebody who has proved who they are, and writes the sign-in log and the audit log: one statement, one commit. */
import type { SecuritySettings } from '@formwork/api-contract'
import { sql } from 'drizzle-orm'
import { auditCall } from '../../db/append-audit'
import type { Deps } from '../../deps'
import type { Origin } from '../../domain/actor'
import { readSecurity } from '../settings/read-settings'
import { attemptOf } from '../sign-in-log/record-sign-in'
import { attemptInsert } from '../sign-in-log/sign-in-log-repo'
import type { Account } from './account-repo'
import { type OpenedSession, sessionToOpen, usualLength } from './open-session'
import { sessionInsert } from './session-repo'

export interface CompletedSignIn {
  readonly found: Account
  readonly origin: Origin
  /** Default false. */
  readonly isRemembered?: boolean
  /** Read when not given. */
  readonly security?: SecuritySettings
}

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
  await deps.db.execute(sql`with opened as ${sessionInsert(deps.db, row)},
    noted as ${attemptInsert(deps.db, attempt)}
    select ${auditEntry}`)
  return opened
}
