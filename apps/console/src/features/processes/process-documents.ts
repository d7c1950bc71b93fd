/** How processes are stored: what is saved is their draft. */
import { type ProcessDetail, routes } from '@formwork/api-contract'
import type { DocumentKind } from '../../shared/drafts/use-edited-document'
import { call } from '../../shared/http/call'
import type { ProcessDraft } from './model'
import { newId } from '../../shared/new-id'

export const processDocuments: DocumentKind<ProcessDetail, ProcessDraft> = {
  permissions: { create: 'process:admin:manager:add', update: 'process:admin:manager:edit' },
  refusals: { stale: 'process.stale', nameTaken: 'process.name-taken' },
  pathOf: (id) => `/design/processes/${id}`,
  load: (id) => call(routes.getProcess, { params: { id } }),
  namesWith: async (keyword) => {
    const { list } = await call(routes.listProcesses, { query: { pageSize: 100, keyword } })
    return list.map(({ name }) => name)
  },
  save: (id, draft, revision) => {
    const body = { ...draft, name: draft.name.trim() }
    if (id === null) return call(routes.createProcess, { body, idempotencyKey: newId() })
    return call(routes.updateProcess, { params: { id }, body: { ...body, revision: revision ?? 0 } })
  },
  lists: [routes.listProcesses],
}
