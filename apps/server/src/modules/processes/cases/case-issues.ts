/** The cases of a draft that do not hold, each as an issue of its publication. */
import type { ProblemIssue, ProcessCase } from '@formwork/api-contract'
import { playedPeople, type ProcessDefinition } from '@formwork/workflow-core'
import type { Queryable } from '../../../db/client'
import type { Locale } from '../../../domain/locale'
import type { ProcessForms } from '../../../workflow/forms/process-forms'
import { findAskable, toAskable } from '../../../workflow/directory'
import { caseMessage } from './case-message'
import { runCase } from './run-case'

/** Parts of a case without a person are played by their present holders: so a case fails when somebody who takes part has left. */
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
    const { cast, requesterId: requester, values } = kept
    // oxlint-disable-next-line no-await-in-loop -- one after the other: there are few, and one connection
    const people = cast === undefined ? await peopleNow(db, { definition, requester, values }) : playedPeople(definition, requester, cast)
    const failure = runCase(kept, { definition, forms, people })
    if (failure === null) continue
    const params = { name: kept.name, caseId: kept.id, ...failure }
    issues.push({ path: ['cases', index], code: 'case-failed', message: caseMessage(kept.name, failure, definition, locale), params })
  }
  return issues
}

const peopleNow = async (db: Queryable, asked: Parameters<typeof findAskable>[1]) => toAskable(await findAskable(db, asked), asked)
