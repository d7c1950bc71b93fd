/** The cases of a draft that do not hold, each as an issue of its publication. */
import type { ProblemIssue, ProcessCase } from '@formwork/api-contract'
import type { ProcessDefinition } from '@formwork/workflow-core'
import type { Queryable } from '../../../db/client'
import type { Locale } from '../../../domain/locale'
import type { ProcessForms } from '../../../workflow/forms/process-forms'
import { findAskable, toAskable } from '../../../workflow/directory'
import { caseMessage } from './case-message'
import { runCase } from './run-case'

/** People are asked for as they are now: a case that somebody who is gone takes part in fails. */
export async function caseIssues(
  db: Queryable,
  {
    definition,
    forms,
    cases,
    locale,
  }: {
    readonly definition: ProcessDefinition
    readonly forms: ProcessForms
    readonly cases: readonly ProcessCase[]
    readonly locale: Locale
  },
): Promise<ProblemIssue[]> {
  const issues: ProblemIssue[] = []
  for (const [index, kept] of cases.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: there are few, and one connection
    const asked = { definition, requester: kept.requesterId, values: kept.values }
    const found = await findAskable(db, asked)
    const failure = runCase(kept, { definition, forms, people: toAskable(found, asked) })
    if (failure === null) continue
    const params = { name: kept.name, caseId: kept.id, ...failure }
    issues.push({ path: ['cases', index], code: 'case-failed', message: caseMessage(kept.name, failure, definition, locale), params })
  }
  return issues
}
