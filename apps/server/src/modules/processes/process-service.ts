/** Use-cases around processes: drafts, publishing, the catalogue. */
import { createHash } from 'node:crypto'
import type { PageQuery, ProblemIssue, ProcessCase, ProcessDetail } from '@formwork/api-contract'
import {
  findingMessage,
  peopleAhead,
  type ProcessDefinition,
  type ProcessFinding,
  validateProcess,
  withPersonRules,
} from '@formwork/workflow-core'
import { appendAudit } from '../../db/append-audit'
import type { Transaction } from '../../db/client'
import type { OnceCall } from '../../db/once-key'
import { runOnce } from '../../db/run-once'
import { breaksUnique } from '../../db/sql-state'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import { changedFacts } from '../../domain/changed-facts'
import type { Locale } from '../../domain/locale'
import { refuse } from '../../domain/refusal'
import { categoryNamed } from '../categories/category-service'
import { pageAnswer, pageOf } from '../list-window'
import { fieldsOf, issuesOfForms, pinnedForms, readForms, requireForms, toProcessForms } from './bound-forms'
import { caseIssues } from './cases/case-issues'
import { findUncallable } from './called-outside'
import { describeProcess, ELEMENTS } from './describe-process'
import { lockAt, requireProcess, toDetail, toRow } from './draft'
import { findUnusable } from './named-outside'
import * as repo from './process-repo'
import { findScriptMistakes } from './script-mistakes'

export interface ProcessDraft {
  readonly name: string
  readonly category: string
  readonly icon: string
  readonly remark: string
  readonly formId: string | null
  readonly definition: ProcessDefinition
  /** Left out: they stay as they are. */
  readonly cases?: readonly ProcessCase[] | undefined
}

export async function listProcesses({ db }: Deps, query: PageQuery & repo.ProcessFilter) {
  const window = pageOf(query)
  const { rows, count } = await repo.findProcesses(db, query, window)
  return pageAnswer(window, { rows: rows.map(toRow), count })
}

export async function getProcess({ db }: Deps, id: string): Promise<ProcessDetail> {
  return toDetail(await repo.findProcess(db, id))
}

export function createProcess(deps: Deps, actor: Caller, draft: ProcessDraft, call: OnceCall): Promise<ProcessDetail> {
  return runOnce(deps, call, (tx) => addProcess(tx, deps, actor, { id: deps.newId(), ...draft }))
}

/** Within a transaction that makes more. @throws {Refusal} `process.name-taken`, after which the transaction can only be rolled back. */
export async function addProcess(
  tx: Transaction,
  deps: Deps,
  actor: Caller,
  { id, ...draft }: ProcessDraft & { readonly id: string },
): Promise<ProcessDetail> {
  await requireForms(tx, draft)
  const at = deps.now()
  const stamps = { createdAt: at, createdBy: actor.userId, updatedAt: at, updatedBy: actor.userId }
  await refuseTakenName(repo.insertProcess(tx, { id, ...(await rowOf(tx, deps, actor, draft)), revision: 1, ...stamps }))
  const made = await requireProcess(tx, id)
  await appendAudit(tx, deps, actor, { kind: 'process.created', subject: made, before: null, after: describeProcess(made) })
  return toDetail(made)
}

/** @throws {Refusal} `process.stale` when someone else saved since `revision`. */
export async function updateProcess(
  deps: Deps,
  actor: Caller,
  id: string,
  { revision, ...draft }: ProcessDraft & { readonly revision: number },
): Promise<ProcessDetail> {
  const stored = await withTransaction(deps.db, (tx) => changeProcess(tx, deps, actor, { id, revision, ...draft }))
  deps.ticketNews.notify(id)
  return stored
}

/** @throws {Refusal} as above. Open editors have to be notified after the commit. */
export async function changeProcess(
  tx: Transaction,
  deps: Deps,
  actor: Caller,
  { id, revision, ...draft }: ProcessDraft & { readonly id: string; readonly revision: number },
): Promise<ProcessDetail> {
  await lockAt(tx, id, revision)
  const before = await requireProcess(tx, id)
  await requireForms(tx, draft)
  const row = await rowOf(tx, deps, actor, draft)
  await refuseTakenName(repo.updateProcess(tx, id, { ...row, revision: revision + 1, updatedAt: deps.now(), updatedBy: actor.userId }))
  const saved = await requireProcess(tx, id)
  const changed = changedFacts(describeProcess(before), describeProcess(saved), ELEMENTS)
  await appendAudit(tx, deps, actor, { kind: 'process.changed', subject: before, ...changed })
  return toDetail(saved)
}

export async function deleteProcess(deps: Deps, actor: Caller, id: string): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const process = await repo.lockProcess(tx, id)
    if (process === null) throw refuse('process.not-found')
    const at = deps.now()
    const { name, category, publishedVersion } = await requireProcess(tx, id)
    await repo.updateProcess(tx, id, { deletedAt: at, updatedAt: at, updatedBy: actor.userId, revision: process.revision + 1 })
    const before = { name, category, version: publishedVersion }
    await appendAudit(tx, deps, actor, { kind: 'process.removed', subject: process, before, after: null })
  })
  deps.ticketNews.notify(id)
}

/**
 * Pins draft and form as the next version. What is published already is not published again: the answer names the version that holds it, so
 * that a second click, a repeated request and ten at once make one version.
 * @throws {Refusal} `process.invalid` with every finding when it is not sound, its form cannot be filled or a case of it fails, `process.stale` when someone else saved since `revision`.
 */
export async function publishProcess(
  deps: Deps,
  actor: Caller,
  { id, revision, locale }: { readonly id: string; readonly revision: number; readonly locale: Locale },
  call: OnceCall,
): Promise<{ version: number }> {
  // Before the locks, because other scripts may run first. A draft that changes meanwhile is refused as stale.
  const unlocked = await repo.findProcess(deps.db, id)
  const mistakes = unlocked?.revision === revision ? await findScriptMistakes(deps, unlocked.definition) : []
  const published = await runOnce(deps, call, async (tx) => {
    const { name, definition: draft, formId, publishedVersion, cases } = await lockAt(tx, id, revision)
    const forms = await readForms(tx, { formId, definition: draft }, deps.widgets)
    // Checked under both locks: a request that waited for another publication finds its version here.
    const { hasUnpublishedChanges } = toDetail(await repo.findProcess(tx, id))
    if (publishedVersion !== null && !hasUnpublishedChanges) return { version: publishedVersion }
    // Rules about requesters and repeated approvers that the draft leaves open are set now, in the draft as well.
    const definition = withPersonRules(draft)
    const findings = [
      ...validateProcess(definition, { fields: fieldsOf(forms) }),
      ...mistakes,
      ...(await findUnusable(tx, definition)),
      ...(await findUncallable(tx, definition)),
    ]
    const errors = findings.filter(({ severity }) => severity === 'error')
    const issues = [...errors.map((found) => toIssue(found, definition, locale)), ...issuesOfForms(forms, locale)]
    if (issues.length > 0) throw refuse('process.invalid', {}, issues)
    const failed = await caseIssues(tx, { definition, forms: toProcessForms(forms, deps.widgets), cases, locale })
    if (failed.length > 0) throw refuse('process.invalid', {}, failed)
    const version = (publishedVersion ?? 0) + 1
    const form = forms.main?.bound ?? null
    const formDefinition = form?.definition ?? null
    const furtherForms = pinnedForms(forms)
    const hash = createHash('sha256')
      .update(JSON.stringify([definition, formDefinition, ...(furtherForms ?? [])]))
      .digest('hex')
    const stamps = { publishedAt: deps.now(), publishedBy: actor.userId }
    const pinned = { formId, formRevision: form?.revision ?? null, formDefinition, furtherForms, asked: peopleAhead(definition) }
    await repo.insertVersion(tx, { id: deps.newId(), processId: id, version, definition, ...pinned, hash, ...stamps })
    await repo.updateProcess(tx, id, { publishedVersion: version, definition })
    const change = { before: { version: publishedVersion }, after: { version, revision, definition: hash } }
    await appendAudit(tx, deps, actor, { kind: 'process.published', subject: { id, name }, ...change })
    return { version }
  })
  deps.ticketNews.notify(id)
  return published
}

export async function listVersions({ db }: Deps, id: string) {
  if ((await repo.findProcess(db, id)) === null) throw refuse('process.not-found')
  const versions = await repo.findVersions(db, id)
  return { list: versions.map((version) => ({ ...version, publishedAt: version.publishedAt.toISOString() })) }
}

async function rowOf(tx: Transaction, deps: Deps, actor: Caller, { category, cases, ...fields }: ProcessDraft) {
  const categoryId = await categoryNamed(tx, deps, actor, category)
  return { ...fields, categoryId, ...(cases === undefined ? {} : { cases }) }
}

async function refuseTakenName(write: Promise<void>): Promise<void> {
  try {
    await write
  } catch (error) {
    throw breaksUnique(error, repo.NAME_INDEX) ? refuse('process.name-taken') : error
  }
}

function toIssue(found: ProcessFinding, { nodes, edges }: ProcessDefinition, locale: Locale): ProblemIssue {
  const { nodeId, edgeId, code, params } = found
  const place = edgeId === undefined ? placeOf('nodes', nodes, nodeId) : placeOf('edges', edges, edgeId)
  const named = { ...params, ...(nodeId === undefined ? {} : { nodeId }), ...(edgeId === undefined ? {} : { edgeId }) }
  return { path: ['definition', ...place], code, message: findingMessage(found, locale), params: named }
}

function placeOf(list: 'nodes' | 'edges', elements: readonly { readonly id: string }[], id: string | undefined): (string | number)[] {
  const index = elements.findIndex((element) => element.id === id)
  return index < 0 ? [] : [list, index]
}
