/** Use-cases around processes: drafts, publishing, the catalogue. */
import { createHash } from 'node:crypto'
import type { JsonObject, PageQuery, ProblemIssue, ProcessCase, ProcessDetail } from '@formwork/api-contract'
import { fittingOperators, type FormDefinition, importDefinition, inputFields, type WidgetDefinitions } from '@formwork/form-schema'
import {
  type AssigneeRule,
  assigneeNeeds,
  type FormFieldInfo,
  finding,
  findingMessage,
  peopleAhead,
  type ProcessDefinition,
  type ProcessFinding,
  validateProcess,
  withPersonRules,
} from '@formwork/workflow-core'
import { appendAudit } from '../../db/append-audit'
import type { Queryable, Transaction } from '../../db/client'
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
import { caseIssues } from './cases/case-issues'
import { describeProcess, ELEMENTS } from './describe-process'
import { lockAt, requireProcess, toDetail, toRow } from './draft'
import { formIssues } from '../forms/form-issues'
import * as repo from './process-repo'

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
  return runOnce(deps, call, async (tx) => {
    await requireForm(tx, draft.formId)
    const id = deps.newId()
    const at = deps.now()
    const stamps = { createdAt: at, createdBy: actor.userId, updatedAt: at, updatedBy: actor.userId }
    await refuseTakenName(repo.insertProcess(tx, { id, ...(await rowOf(tx, deps, actor, draft)), revision: 1, ...stamps }))
    const made = await requireProcess(tx, id)
    await appendAudit(tx, deps, actor, { kind: 'process.created', subject: made, before: null, after: describeProcess(made) })
    return toDetail(made)
  })
}

/** @throws {Refusal} `process.stale` when someone else saved since `revision`. */
export function updateProcess(
  deps: Deps,
  actor: Caller,
  id: string,
  { revision, ...draft }: ProcessDraft & { readonly revision: number },
): Promise<ProcessDetail> {
  return withTransaction(deps.db, async (tx) => {
    await lockAt(tx, id, revision)
    const before = await requireProcess(tx, id)
    await requireForm(tx, draft.formId)
    const row = await rowOf(tx, deps, actor, draft)
    await refuseTakenName(repo.updateProcess(tx, id, { ...row, revision: revision + 1, updatedAt: deps.now(), updatedBy: actor.userId }))
    const saved = await requireProcess(tx, id)
    const changed = changedFacts(describeProcess(before), describeProcess(saved), ELEMENTS)
    await appendAudit(tx, deps, actor, { kind: 'process.changed', subject: before, ...changed })
    return toDetail(saved)
  })
}

export function deleteProcess(deps: Deps, actor: Caller, id: string): Promise<void> {
  return withTransaction(deps.db, async (tx) => {
    const process = await repo.lockProcess(tx, id)
    if (process === null) throw refuse('process.not-found')
    const at = deps.now()
    const { name, category, publishedVersion } = await requireProcess(tx, id)
    await repo.updateProcess(tx, id, { deletedAt: at, updatedAt: at, updatedBy: actor.userId, revision: process.revision + 1 })
    const before = { name, category, version: publishedVersion }
    await appendAudit(tx, deps, actor, { kind: 'process.removed', subject: process, before, after: null })
  })
}

/**
 * Pins draft and form as the next version. What is published already is not published again: the answer names the version that holds it, so
 * that a second click, a repeated request and ten at once make one version.
 * @throws {Refusal} `process.invalid` with every finding when it is not sound, its form cannot be filled or a case of it fails, `process.stale` when someone else saved since `revision`.
 */
export function publishProcess(
  deps: Deps,
  actor: Caller,
  { id, revision, locale }: { readonly id: string; readonly revision: number; readonly locale: Locale },
  call: OnceCall,
): Promise<{ version: number }> {
  return runOnce(deps, call, async (tx) => {
    const { name, definition: draft, formId, publishedVersion, cases } = await lockAt(tx, id, revision)
    const form = await requireForm(tx, formId)
    // Asked under both locks: whoever waited for another publication finds its version here.
    const { hasUnpublishedChanges } = toDetail(await repo.findProcess(tx, id))
    if (publishedVersion !== null && !hasUnpublishedChanges) return { version: publishedVersion }
    // What the draft leaves open about requesters and repeated approvers is decided now, in the draft as well.
    const definition = withPersonRules(draft)
    const filled = form === null ? null : readForm(form, deps.widgets)
    const findings = [...validateProcess(definition, { fields: fieldsOf(filled) }), ...(await findUnknownAssignees(tx, definition))]
    const errors = findings.filter(({ severity }) => severity === 'error')
    const issues = [...errors.map((found) => toIssue(found, definition, locale)), ...(filled === null ? [] : formIssues(filled, locale))]
    if (issues.length > 0) throw refuse('process.invalid', {}, issues)
    const failed = await caseIssues(tx, { definition, form: filled ?? readForm(NO_FORM, deps.widgets), cases, locale })
    if (failed.length > 0) throw refuse('process.invalid', {}, failed)
    const version = (publishedVersion ?? 0) + 1
    const formDefinition = form?.definition ?? null
    const hash = createHash('sha256')
      .update(JSON.stringify([definition, formDefinition]))
      .digest('hex')
    const stamps = { publishedAt: deps.now(), publishedBy: actor.userId }
    const pinned = { formId, formRevision: form?.revision ?? null, formDefinition, asked: peopleAhead(definition) }
    await repo.insertVersion(tx, { id: deps.newId(), processId: id, version, definition, ...pinned, hash, ...stamps })
    await repo.updateProcess(tx, id, { publishedVersion: version, definition })
    const told = { before: { version: publishedVersion }, after: { version, revision, definition: hash } }
    await appendAudit(tx, deps, actor, { kind: 'process.published', subject: { id, name }, ...told })
    return { version }
  })
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

/** What a process without a form is filled with. */
const NO_FORM = { definition: { list: [], config: {} } }

async function requireForm(tx: Queryable, formId: string | null): Promise<repo.BoundForm | null> {
  if (formId === null) return null
  const form = await repo.findBoundForm(tx, formId)
  if (form === null) throw refuse('form.not-found')
  return form
}

function readForm({ definition }: { readonly definition: JsonObject }, widgets: WidgetDefinitions): FormDefinition {
  const imported = importDefinition(definition, { widgets })
  if (!imported.ok) throw refuse('form.invalid')
  return imported.form
}

function fieldsOf(form: FormDefinition | null): FormFieldInfo[] {
  if (form === null) return []
  return inputFields(form).map((field) => ({ model: field.model, label: field.name, operators: fittingOperators(field) }))
}

async function findUnknownAssignees(tx: Queryable, definition: ProcessDefinition): Promise<ProcessFinding[]> {
  const unaskable = await repo.findUnaskable(tx, assigneeNeeds(definition))
  if (unaskable.size === 0) return []
  return definition.nodes.flatMap((node) => {
    if (node.kind !== 'userTask') return []
    const named = node.assignees.flatMap(idsOf).filter((id) => unaskable.has(id))
    return named.map((id) => finding('assignee-unknown', { nodeId: node.id }, { name: id }))
  })
}

function idsOf(rule: AssigneeRule): readonly string[] {
  if (rule.kind === 'user') return rule.userIds
  return rule.kind === 'role' ? rule.roleIds : []
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
