/** Saves a form: the first time it creates it, later it replaces the revision it was based on. */
import { type FormDetail, routes } from '@formwork/api-contract'
import { call } from '../../../shared/http/call'
import { type FormDraft, toWire } from '../model'

export async function saveForm(id: string | null, draft: FormDraft, revision: number | null): Promise<FormDetail> {
  const wire = toWire(draft)
  const body = { name: wire.name.trim(), remark: wire.remark, definition: { ...wire.definition } }
  if (id === null) return call(routes.createForm, { body, idempotencyKey: crypto.randomUUID() })
  return call(routes.updateForm, { params: { id }, body: { ...body, revision: revision ?? 0 } })
}
