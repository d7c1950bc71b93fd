/** Pins the saved draft of a form as its next version, when it can be filled and its tests hold. */
import type { FormDetail, ProblemIssue } from '@formwork/api-contract'
import { type FormDefinition, importDefinition, inputFields, type WidgetDefinitions } from '@formwork/form-schema'
import { appendAudit } from '../../../db/append-audit'
import type { OnceCall } from '../../../db/once-key'
import { runOnce } from '../../../db/run-once'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../domain/actor'
import type { Locale } from '../../../domain/locale'
import { refuse } from '../../../domain/refusal'
import { formIssues } from '../form-issues'
import { lockFormAt } from '../form-service'
import { testIssues } from './test-issues'
import { insertVersion } from './version-repo'

interface Publication {
  readonly id: string
  readonly revision: number
  readonly note: string
  readonly locale: Locale
}

/**
 * What is published already is not published again: the answer names the version that holds it.
 *
 * @throws {Refusal} `form.stale`; `form.not-publishable` with everything that is wrong, first the form itself, then its tests
 */
export async function publishForm(
  deps: Deps,
  actor: Caller,
  { id, revision, note, locale }: Publication,
  call: OnceCall,
): Promise<{ version: number }> {
  const done = await runOnce(deps, call, async (tx) => {
    const draft = await lockFormAt(tx, id, revision)
    const { name, definition, tests, publishedVersion, hasUnpublishedChanges } = draft
    if (publishedVersion !== null && !hasUnpublishedChanges) return { version: publishedVersion }
    const form = readStored(draft, deps.widgets)
    const issues: readonly ProblemIssue[] = [...formIssues(form, locale), ...testIssues(form, tests, locale)]
    if (issues.length > 0) throw refuse('form.not-publishable', {}, issues)
    const version = (publishedVersion ?? 0) + 1
    const stamps = { publishedAt: deps.now(), publishedBy: actor.userId }
    const fieldCount = inputFields(form).length
    await insertVersion(tx, { id: deps.newId(), formId: id, version, revision, definition, fieldCount, tests, note, ...stamps })
    const change = { before: { version: publishedVersion }, after: { version, revision, note } }
    await appendAudit(tx, deps, actor, { kind: 'form.published', subject: { id, name }, ...change })
    return { version }
  })
  deps.ticketNews.notify(id)
  return done
}

/** @throws {Refusal} `form.invalid` for one that an older server accepted and this one does not. */
export function readStored({ definition }: Pick<FormDetail, 'definition'>, widgets: WidgetDefinitions): FormDefinition {
  const imported = importDefinition(definition, { widgets })
  if (!imported.ok) throw refuse('form.invalid')
  return imported.form
}
