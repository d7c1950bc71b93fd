/** Rules of signing in: who has to have a second factor. What follows from them is read with each session (`../session/session-repo.ts`). */
import { type SignInRules, signInRulesSchema } from '@formwork/api-contract'
import { appendAudit } from '../../db/append-audit'
import type { Queryable } from '../../db/client'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import { changedFacts } from '../../domain/changed-facts'
import { CLASSIFY, findContent, lockContent, saveContent } from './settings-rows'

const DEFAULTS: SignInRules = { secondFactorFor: 'nobody' }
const parse = (content: unknown): SignInRules => {
  const parsed = signInRulesSchema.safeParse(content)
  return parsed.success ? parsed.data : DEFAULTS
}

export const readSignInRules = async (db: Queryable): Promise<SignInRules> => parse(await findContent(db, CLASSIFY.signIn))

export async function saveSignInRules(deps: Deps, actor: Caller, content: SignInRules): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const before = parse(await lockContent(tx, CLASSIFY.signIn))
    await saveContent(tx, CLASSIFY.signIn, { id: deps.newId(), content, userId: actor.userId, now: deps.now() })
    await appendAudit(tx, deps, actor, {
      kind: 'settings.changed',
      subject: { id: null, name: 'sign-in' },
      ...changedFacts(before, content),
    })
  })
}
