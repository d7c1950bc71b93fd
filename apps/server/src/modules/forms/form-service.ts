/** What may be done to forms. A definition is read by the same importer the designer uses, and stored as it writes it. */
import type { FormDetail, JsonObject, KeptFormTest, PageQuery } from '@formwork/api-contract'
import { exportDefinition, importDefinition, inputFields, LIMITS, type WidgetDefinitions } from '@formwork/form-schema'
import { appendAudit } from '../../db/append-audit'
import type { Queryable, Transaction } from '../../db/client'
import type { OnceCall } from '../../db/once-key'
import { runOnce } from '../../db/run-once'
import { breaksUnique } from '../../db/sql-state'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import { changedFacts } from '../../domain/changed-facts'
import { refuse } from '../../domain/refusal'
import { listWindow, pageAnswer } from '../list-window'
import { describeForm, describeWholeForm, FIELDS } from './describe-form'
import { keepDraft } from './versions/draft-repo'
import { findForm, findForms, insertForm, lockForm, patchForm, processUsing, removeForm } from './form-repo'

export interface FormInput {
  readonly name: string
  readonly remark: string
  readonly definition: JsonObject
  /** Left out: they stay as they are. */
  readonly tests?: readonly KeptFormTest[] | undefined
}

export interface ReadDefinition {
  readonly definition: JsonObject
  readonly fieldCount: number
}

/** @throws {Refusal} `form.invalid` with every place and reason, `request.too-large` past the size of a definition. */
export function readDefinition(input: JsonObject, widgets: WidgetDefinitions): ReadDefinition {
  if (Buffer.byteLength(JSON.stringify(input)) > LIMITS.textBytes) throw refuse('request.too-large', { limit: '1 MiB' })
  const result = importDefinition(input, { widgets })
  if (!result.ok) {
    const issues = result.report
      .filter((finding) => finding.severity === 'error')
      .map(({ path, code, message, params }) => ({ path: ['definition', ...path], code, message, params }))
    throw refuse('form.invalid', {}, issues)
  }
  return { definition: { ...exportDefinition(result.form) }, fieldCount: inputFields(result.form).length }
}

/** @throws {Refusal} `form.stale` when someone else saved since `revision`. */
export async function lockFormAt(tx: Transaction, id: string, revision: number): Promise<FormDetail> {
  if (!(await lockForm(tx, id))) throw refuse('form.not-found')
  const current = await requireForm(tx, id)
  if (current.revision === revision) return current
  throw refuse('form.stale', { by: current.updatedBy, revision: current.revision, updatedAt: current.updatedAt })
}

/** A name that is taken is found by the unique index, never by a query before. */
const kept = ({ tests }: Pick<FormInput, 'tests'>) => (tests === undefined ? {} : { tests })

async function namingForms<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (breaksUnique(error, 'forms_name')) throw refuse('form.name-taken')
    throw error
  }
}

export async function requireForm(db: Queryable, id: string): Promise<FormDetail> {
  const form = await findForm(db, id)
  if (form === null) throw refuse('form.not-found')
  return form
}

export async function listForms({ db }: Deps, query: PageQuery & { readonly keyword?: string | undefined }) {
  const window = listWindow(query)
  return pageAnswer(window, await findForms(db, query.keyword, window))
}

export function getForm(deps: Deps, id: string): Promise<FormDetail> {
  return requireForm(deps.db, id)
}

export function createForm(deps: Deps, call: OnceCall & { readonly actor: Caller; readonly body: FormInput }): Promise<FormDetail> {
  const read = readDefinition(call.body.definition, deps.widgets)
  return runOnce(deps, call, (tx) => addForm(tx, deps, call.actor, { ...call.body, read }))
}

/** Within a transaction that makes more. @throws {Refusal} `form.name-taken`, after which the transaction can only be rolled back. */
export async function addForm(
  tx: Transaction,
  deps: Deps,
  actor: Caller,
  input: Omit<FormInput, 'definition'> & { readonly read: ReadDefinition },
): Promise<FormDetail> {
  const { name, remark, read } = input
  const id = deps.newId()
  const stamp = { at: deps.now(), by: actor.userId }
  const stamps = { createdAt: stamp.at, createdBy: stamp.by, updatedAt: stamp.at, updatedBy: stamp.by }
  await namingForms(insertForm(tx, { id, name, remark, ...read, ...kept(input), revision: 1, ...stamps }))
  const form = await requireForm(tx, id)
  await appendAudit(tx, deps, actor, { kind: 'form.created', subject: form, before: null, after: describeWholeForm(form) })
  return form
}

export async function updateForm(
  deps: Deps,
  actor: Caller,
  id: string,
  input: FormInput & { readonly revision: number },
): Promise<FormDetail> {
  const { name, remark } = input
  const read = readDefinition(input.definition, deps.widgets)
  const update = async (tx: Transaction) => {
    const current = await lockFormAt(tx, id, input.revision)
    await keepDraft(tx, id, current.revision)
    await patchForm(tx, id, {
      name,
      remark,
      ...read,
      ...kept(input),
      revision: current.revision + 1,
      updatedAt: deps.now(),
      updatedBy: actor.userId,
    })
    const saved = await requireForm(tx, id)
    const changed = changedFacts(describeForm(current, deps.widgets), describeForm(saved, deps.widgets), FIELDS)
    await appendAudit(tx, deps, actor, { kind: 'form.changed', subject: current, ...changed })
    return saved
  }
  const saved = await namingForms(withTransaction(deps.db, update))
  deps.ticketNews.notify(id)
  return saved
}

export async function deleteForm(deps: Deps, actor: Caller, id: string): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    if (!(await lockForm(tx, id))) throw refuse('form.not-found')
    const process = await processUsing(tx, id)
    if (process !== null) throw refuse('form.in-use', { process })
    const form = await requireForm(tx, id)
    await removeForm(tx, id, deps.now())
    await appendAudit(tx, deps, actor, { kind: 'form.removed', subject: form, before: describeWholeForm(form), after: null })
  })
}
