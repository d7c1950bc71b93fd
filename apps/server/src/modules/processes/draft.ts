/** A process as it is drafted: locked at a revision, and as the wire has it. */
import type { ProcessDetail, ProcessRow } from '@formwork/api-contract'
import type { Queryable } from '../../db/client'
import { refuse } from '../../domain/refusal'
import * as repo from './process-repo'

/** @throws {Refusal} `process.stale` when someone else saved since `revision`. */
export async function lockAt(tx: Queryable, id: string, revision: number) {
  const process = await repo.lockProcess(tx, id)
  if (process === null) throw refuse('process.not-found')
  if (process.revision === revision) return process
  const current = toDetail(await repo.findProcess(tx, id))
  throw refuse('process.stale', { by: current.updatedBy, revision: current.revision, at: current.updatedAt })
}

export async function requireProcess(tx: Queryable, id: string): Promise<repo.ProcessRecord> {
  const process = await repo.findProcess(tx, id)
  if (process === null) throw refuse('process.not-found')
  return process
}

export function toRow(process: repo.ProcessRecord): ProcessRow {
  const { id, name, category, categoryId, icon, remark, formId, formName, revision, publishedVersion, hasUnpublishedChanges } = process
  const changed = { updatedAt: process.updatedAt.toISOString(), updatedBy: process.updatedByName }
  return {
    id,
    name,
    category,
    categoryId,
    icon,
    remark,
    formId,
    formName,
    revision,
    publishedVersion,
    hasUnpublishedChanges,
    ...changed,
  }
}

export function toDetail(process: repo.ProcessRecord | null): ProcessDetail {
  if (process === null) throw refuse('process.not-found')
  const { furtherForms, definition, cases } = process
  const names = furtherForms === null ? {} : { furtherForms: [...furtherForms] }
  return { ...toRow(process), definition, cases: [...cases], ...names }
}
