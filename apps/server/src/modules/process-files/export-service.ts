/** Writes drafts of processes as a file, with the forms they use as publishing would take them. */
import type { JsonObject } from '@formwork/api-contract'
import { BUNDLE_LIMITS, type NamesById, type ReferenceKind, renameReferences, writeBundle } from '@formwork/workflow-core/bundle'
import type { Deps } from '../../deps'
import { withTransaction } from '../../db/transaction'
import type { Actor } from '../../domain/actor'
import { refuse } from '../../domain/refusal'
import { requireProcess } from '../processes/draft'
import { findBoundForms } from '../processes/process-repo'
import { peopleFor } from '../users/people-service'
import * as repo from './process-file-repo'

type NamedIds = Record<keyof NamesById, string[]>

/** @throws {Refusal} `process.not-found`; `process-file.too-large` for what could not be imported again */
export async function exportProcesses(deps: Deps, actor: Actor, ids: readonly string[]): Promise<JsonObject> {
  // People beyond their reach have no name here, as they have none in the editor.
  const seen = await peopleFor(deps, actor, ['process:admin:manager:list'])
  // In one transaction, so that a form is that of its process.
  const file = await withTransaction(deps.db, async (tx) => {
    const processes = []
    for (const id of new Set(ids)) processes.push(await requireProcess(tx, id))
    const named: NamedIds = { person: [], role: [], post: [], department: [], process: [] }
    const formIds = processes.flatMap(({ formId }) => formId ?? [])
    const take = (kind: ReferenceKind, id: string) => {
      ;(kind === 'form' ? formIds : named[kind]).push(id)
      return id
    }
    for (const { definition } of processes) renameReferences(definition, take)
    const bound = await findBoundForms(
      tx,
      [...new Set(formIds)].map((formId) => ({ formId })),
    )
    const remarks = await repo.findRemarks(
      tx,
      bound.map(({ id }) => id),
    )
    const forms = bound.map(({ id, name, definition }) => ({ id, name, remark: remarks.get(id) ?? '', definition }))
    return writeBundle({ processes, forms, names: await repo.findNames(tx, named, seen) })
  })
  if (Buffer.byteLength(JSON.stringify(file)) > BUNDLE_LIMITS.bytes) throw refuse('process-file.too-large', { limit: '1 MiB' })
  return { ...file }
}
