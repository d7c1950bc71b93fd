/** Every change of forms, processes and their categories, by the call and the kind of its entry in the audit log. */
import { processCategories } from '../../db/schema/processes'
import { buildForm, leaveDefinition, users } from '../build-processes'
import { type AuditStage, HEADERS } from './audit-stage'

const sheet = (label: string) => ({ list: [{ type: 'input', key: 'k1', model: 'reason', name: label, options: {} }], config: {} })

export function designChanges(stage: AuditStage) {
  const definition = () => leaveDefinition(users(stage.test.admin.id), users(stage.test.admin.id))
  async function newProcess() {
    const body = { name: stage.fresh(), formId: stage.office.formId, definition: definition() }
    const answer = await stage.admin.post('/api/v2/processes', body)
    return { id: answer.textAt('id'), body }
  }
  const newCategory = async () => (await stage.admin.post('/api/v2/process-categories', { name: stage.fresh() })).textAt('id')
  const file = () => ({
    format: 'formwork-processes',
    version: 1,
    processes: [
      { key: 'process1', name: stage.fresh(), category: stage.fresh(), form: 'form1', definition: { schema: 2, nodes: [], edges: [] } },
    ],
    forms: [{ key: 'form1', name: stage.fresh(), definition: sheet('事由') }],
    people: [],
    roles: [],
    posts: [],
    departments: [],
    calledProcesses: [],
  })
  return {
    createForm: { 'form.created': () => stage.admin.post('/api/v2/forms', { name: stage.fresh(), definition: sheet('事由') }, HEADERS) },
    updateForm: {
      'form.changed': async () => {
        const form = await stage.admin.post('/api/v2/forms', { name: stage.fresh(), definition: sheet('事由') })
        return stage.admin.put(
          `/api/v2/forms/${form.textAt('id')}`,
          { name: stage.fresh(), definition: sheet('原因'), revision: 1 },
          HEADERS,
        )
      },
    },
    deleteForm: { 'form.removed': async () => stage.admin.delete(`/api/v2/forms/${await buildForm(stage.test)}`, HEADERS) },
    publishForm: {
      'form.published': async () => stage.admin.post(`/api/v2/forms/${await buildForm(stage.test)}/publish`, { revision: 1 }, HEADERS),
    },
    restoreFormVersion: {
      'form.restored': async () => {
        const id = await buildForm(stage.test)
        await stage.admin.post(`/api/v2/forms/${id}/publish`, { revision: 1 })
        return stage.admin.post(`/api/v2/forms/${id}/versions/1/restore`, { revision: 1 }, HEADERS)
      },
    },
    tryRequest: {
      'request.tried': () => {
        const request = { method: 'GET', url: 'https://erp.example.com', headers: [], body: [], retries: 0, result: [] }
        const step = { id: 'call', kind: 'httpRequest', name: '下单', ...request }
        return stage.admin.post('/api/v2/requests/try', { name: stage.fresh(), step, values: {} }, HEADERS)
      },
    },
    createProcess: {
      'process.created': () =>
        stage.admin.post('/api/v2/processes', { name: stage.fresh(), formId: stage.office.formId, definition: definition() }, HEADERS),
    },
    updateProcess: {
      'process.changed': async () => {
        const { id, body } = await newProcess()
        return stage.admin.put(`/api/v2/processes/${id}`, { ...body, category: '人事', revision: 1 }, HEADERS)
      },
    },
    publishProcess: {
      'process.published': async () => stage.admin.post(`/api/v2/processes/${(await newProcess()).id}/publish`, { revision: 1 }, HEADERS),
    },
    deleteProcess: { 'process.removed': async () => stage.admin.delete(`/api/v2/processes/${(await newProcess()).id}`, HEADERS) },
    restoreProcessVersion: {
      'process.restored': async () => {
        const { id } = await newProcess()
        await stage.admin.post(`/api/v2/processes/${id}/publish`, { revision: 1 })
        return stage.admin.post(`/api/v2/processes/${id}/versions/1/restore`, { revision: 1 }, HEADERS)
      },
    },
    importProcessFile: {
      'process.created': () => stage.admin.post('/api/v2/process-files', { file: file() }, HEADERS),
      'form.created': () => stage.admin.post('/api/v2/process-files', { file: file() }, HEADERS),
      'category.created': () => stage.admin.post('/api/v2/process-files', { file: file() }, HEADERS),
    },
    createCategory: { 'category.created': () => stage.admin.post('/api/v2/process-categories', { name: stage.fresh() }, HEADERS) },
    updateCategory: {
      'category.changed': async () =>
        stage.admin.put(`/api/v2/process-categories/${await newCategory()}`, { name: stage.fresh(), revision: 1 }, HEADERS),
    },
    orderCategories: {
      'categories.ordered': async () => {
        await newCategory()
        const ids = (await stage.test.deps.db.select({ id: processCategories.id }).from(processCategories)).map(({ id }) => id)
        return stage.admin.put('/api/v2/process-categories', { ids }, HEADERS)
      },
    },
    deleteCategory: { 'category.removed': async () => stage.admin.delete(`/api/v2/process-categories/${await newCategory()}`, HEADERS) },
  }
}
