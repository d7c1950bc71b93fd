/** Opens the session of somebody who has shown who they are, and tells the sign-in log and the audit log. */
import { appendAudit } from '../../db/append-audit'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Origin } from '../../domain/actor'
import { noteSignIn } from '../sign-in-log/note-sign-in'
import type { Account } from './account-repo'
import { type OpenedSession, openSession } from './open-session'

export interface LetIn {
  readonly found: Account
  readonly origin: Origin
  /** Default false. */
  readonly isRemembered?: boolean
}

export function letIn(deps: Deps, { found, origin, isRemembered = false }: LetIn): Promise<OpenedSession> {
  const { address, userAgent } = origin
  return withTransaction(deps.db, async (tx) => {
    const opened = await openSession(deps, tx, { userId: found.id, address, userAgent, isRemembered })
    await noteSignIn(deps, tx, { typed: found.username, found, outcome: 'succeeded', origin })
    const author = { userId: found.id, name: found.name, origin }
    const after = found.source === 'local' ? null : { source: found.source }
    const subject = { id: found.id, name: found.name }
    await appendAudit(tx, deps, author, { kind: 'sign-in.succeeded', subject, before: null, after })
    return opened
  })
}
