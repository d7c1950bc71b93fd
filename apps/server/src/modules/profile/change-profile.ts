/** How a person is reached, as they say themselves. */
import type { Sex } from '@formwork/api-contract'
import { appendAudit } from '../../db/append-audit'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import { changedFacts } from '../../domain/changed-facts'
import { refuse } from '../../domain/refusal'
import { lockReached, setReached } from './profile-repo'

export interface Reached {
  readonly phone: string
  readonly email: string
  readonly sex: Sex
}

/** An unchanged value is no change, and makes no entry in the audit log. */
export async function changeProfile(deps: Deps, actor: Caller, { phone, email, sex }: Reached): Promise<void> {
  const after = { phone, email, sex }
  await withTransaction(deps.db, async (tx) => {
    const before = await lockReached(tx, actor.userId)
    if (before === null) throw refuse('session.missing')
    const changed = changedFacts({ ...before }, after)
    if (Object.keys(changed.after).length === 0) return
    await setReached(tx, actor.userId, after, deps.now())
    const subject = { id: actor.userId, name: actor.name }
    await appendAudit(tx, deps, actor, { kind: 'profile.changed', subject, ...changed })
  })
}
