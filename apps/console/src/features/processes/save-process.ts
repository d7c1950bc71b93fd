/** Saves a draft: the first time it creates the process, later it replaces the draft it was based on. */
import { type ProcessDetail, routes } from '@formwork/api-contract'
import { call } from '../../shared/http/call'
import type { ProcessDraft } from './model'

export async function saveProcess(id: string | null, draft: ProcessDraft, revision: number | null): Promise<ProcessDetail> {
  const fields = { ...draft, name: draft.name.trim(), definition: draft.definition }
  if (id === null) return call(routes.createProcess, { body: fields, idempotencyKey: crypto.randomUUID() })
  return call(routes.updateProcess, { params: { id }, body: { ...fields, revision: revision ?? 0 } })
}
