/** How forms are stored. */
import { type FormDetail, routes } from '@formwork/api-contract'
import type { DocumentKind } from '../../shared/drafts/use-edited-document'
import { call } from '../../shared/http/call'
import { type FormDraft, toWire } from './model'
import { newId } from '../../shared/new-id'

export const formDocuments: DocumentKind<FormDetail, FormDraft> = {
  permissions: { create: 'process:admin:template:add', update: 'process:admin:template:edit' },
  refusals: { stale: 'form.stale', nameTaken: 'form.name-taken' },
  pathOf: (id) => `/design/forms/${id}`,
  load: (id) => call(routes.getForm, { params: { id } }),
  namesWith: async (keyword) => {
    const { list } = await call(routes.listForms, { query: { pageSize: 100, keyword } })
    return list.map(({ name }) => name)
  },
  save: (id, draft, revision) => {
    const wire = toWire(draft)
    const body = { name: wire.name.trim(), remark: wire.remark, definition: { ...wire.definition }, tests: [...wire.tests] }
    if (id === null) return call(routes.createForm, { body, idempotencyKey: newId() })
    return call(routes.updateForm, { params: { id }, body: { ...body, revision: revision ?? 0 } })
  },
  lists: [routes.listForms],
}
