/** Use-cases around published versions of a form: the list, one of them, and taking one back as the draft. */
import type { FormDetail } from '@formwork/api-contract'
import { appendAudit } from '../../../db/append-audit'
import type { OnceCall } from '../../../db/once-key'
import { runOnce } from '../../../db/run-once'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../domain/actor'
import { changedFacts } from '../../../domain/changed-facts'
import { refuse } from '../../../domain/refusal'
import { describeForm, FIELDS } from '../describe-form'
import { patchForm } from '../form-repo'
import { lockFormAt, requireForm } from '../form-service'
import { findDraft, findDrafts, keepDraft } from './draft-repo'
import { findVersion, findVersions } from './version-repo'

export async function listVersions({ db }: Deps, id: string) {
  await requireForm(db, id)
  return { list: await findVersions(db, id) }
}

export async function getVersion({ db }: Deps, id: string, version: number) {
  await requireForm(db, id)
  const found = await findVersion(db, id, version)
  if (found === null) throw refuse('form.version-not-found')
  return found
}

export async function listDrafts({ db }: Deps, id: string) {
  await requireForm(db, id)
  return { list: await findDrafts(db, id) }
}

export async function getDraft({ db }: Deps, id: string, revision: number) {
  await requireForm(db, id)
  const found = await findDraft(db, id, revision)
  if (found === null) throw refuse('form.version-not-found')
  return found
}

/**
 * The draft becomes the content of that version; name, remark and tests stay.
 *
 * @throws {Refusal} `form.stale` when someone else saved since `revision`, `form.version-not-found`
 */
export async function restoreVersion(
  deps: Deps,
  actor: Caller,
  { id, version, revision }: { readonly id: string; readonly version: number; readonly revision: number },
  call: OnceCall,
): Promise<FormDetail> {
  const done = await runOnce(deps, call, async (tx) => {
    const { name, remark, ...before } = await lockFormAt(tx, id, revision)
    const found = await findVersion(tx, id, version)
    if (found === null) throw refuse('form.version-not-found')
    const { definition, fieldCount } = found
    const stamps = { updatedAt: deps.now(), updatedBy: actor.userId }
    await keepDraft(tx, id, revision)
    await patchForm(tx, id, { name, remark, definition, fieldCount, revision: revision + 1, ...stamps })
    const saved = await requireForm(tx, id)
    const changed = changedFacts(describeForm({ name, remark, ...before }, deps.widgets), describeForm(saved, deps.widgets), FIELDS)
    await appendAudit(tx, deps, actor, {
      kind: 'form.restored',
      subject: saved,
      before: changed.before,
      after: { ...changed.after, version },
    })
    return saved
  })
  deps.ticketNews.notify(id)
  return done
}
