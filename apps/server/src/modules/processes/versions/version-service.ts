/** Use-cases around published versions: looking at one, and taking one back as the draft. */
import type { ProcessDetail, VersionDetail } from '@formwork/api-contract'
import { appendAudit } from '../../../db/append-audit'
import type { OnceCall } from '../../../db/once-key'
import { runOnce } from '../../../db/run-once'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../domain/actor'
import { changedFacts } from '../../../domain/changed-facts'
import { refuse } from '../../../domain/refusal'
import { describeProcess, ELEMENTS } from '../describe-process'
import { lockAt, requireProcess, toDetail } from '../draft'
import * as repo from '../process-repo'
import { findVersion } from './version-repo'

export async function getVersion({ db }: Deps, processId: string, version: number): Promise<VersionDetail> {
  await requireProcess(db, processId)
  const found = await findVersion(db, processId, version)
  if (found === null) throw refuse('process.version-not-found')
  const { definition, form, publishedAt, publishedBy } = found
  return { version, definition, form, publishedAt: publishedAt.toISOString(), publishedBy }
}

/**
 * The draft becomes what that version is, with its form unless that was removed since; name, category and cases stay.
 *
 * @throws {Refusal} `process.stale` when someone else saved since `revision`, `process.version-not-found`
 */
export function restoreVersion(
  deps: Deps,
  actor: Caller,
  { id, version, revision }: { readonly id: string; readonly version: number; readonly revision: number },
  call: OnceCall,
): Promise<ProcessDetail> {
  return runOnce(deps, call, async (tx) => {
    const { formId: draftFormId } = await lockAt(tx, id, revision)
    const before = await requireProcess(tx, id)
    const found = await findVersion(tx, id, version)
    if (found === null) throw refuse('process.version-not-found')
    const { definition } = found
    const form = found.formId === null ? null : await repo.findBoundForm(tx, found.formId)
    const formId = found.formId === null ? null : (form?.id ?? draftFormId)
    await repo.updateProcess(tx, id, { definition, formId, revision: revision + 1, updatedAt: deps.now(), updatedBy: actor.userId })
    const saved = await requireProcess(tx, id)
    const changed = changedFacts(describeProcess(before), describeProcess(saved), ELEMENTS)
    await appendAudit(tx, deps, actor, {
      kind: 'process.restored',
      subject: before,
      before: changed.before,
      after: { ...changed.after, version },
    })
    return toDetail(saved)
  })
}
