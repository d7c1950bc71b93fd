/** Use-cases around published versions: looking at one, and taking one back as the draft. */
import type { ProcessDetail, VersionDetail } from '@formwork/api-contract'
import { appendAudit } from '../../../db/append-audit'
import type { ProcessDefinition } from '@formwork/workflow-core'
import type { Transaction } from '../../../db/client'
import type { OnceCall } from '../../../db/once-key'
import { runOnce } from '../../../db/run-once'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../domain/actor'
import { changedFacts } from '../../../domain/changed-facts'
import { refuse } from '../../../domain/refusal'
import { describeProcess, ELEMENTS } from '../describe-process'
import { lockAt, requireProcess, toDetail } from '../draft'
import * as repo from '../process-repo'
import { furtherForm } from '../../../workflow/forms/process-forms'
import { findVersion } from './version-repo'

export async function getVersion({ db }: Deps, processId: string, version: number): Promise<VersionDetail> {
  await requireProcess(db, processId)
  const found = await findVersion(db, processId, version)
  if (found === null) throw refuse('process.version-not-found')
  const { definition, form, furtherForms, publishedAt, publishedBy } = found
  const forms = furtherForms === null ? {} : { forms: furtherForms.map((each) => furtherForm(each, definition)) }
  return { version, definition, form, ...forms, publishedAt: publishedAt.toISOString(), publishedBy }
}

/**
 * The draft becomes the content of that version, with its forms unless they were removed since; name, category and cases stay.
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
    const definition = await withFormsThatAreThere(tx, found.definition)
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

async function withFormsThatAreThere(tx: Transaction, definition: ProcessDefinition): Promise<ProcessDefinition> {
  const { settings } = definition
  if (settings?.forms === undefined) return definition
  const there = new Set((await repo.findBoundForms(tx, settings.forms)).map(({ id }) => id))
  return { ...definition, settings: { ...settings, forms: settings.forms.filter(({ formId }) => there.has(formId)) } }
}
