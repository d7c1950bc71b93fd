/** Publishes a process with a form, for specs that are about something else. */
import { routes } from '@formwork/api-contract'
import { call } from './api'

interface Step {
  readonly id: string
  readonly name: string
  readonly assignees: readonly object[]
}

/** An edge as it travels, without a condition. */
export const edge = (source: string, target: string) => ({
  id: `${source}-${target}`,
  source,
  target,
  order: 0,
  label: '',
  outcome: null,
  condition: null,
  isDefault: false,
})

/** A definition of approvals, one after the other, each decided by the first answer. */
export function stepsInARow(steps: readonly Step[]) {
  const ids = ['start', ...steps.map(({ id }) => id), 'end']
  return {
    schema: 2,
    // Journeys may be walked by one person alone.
    selfApproval: 'allow',
    nodes: [
      { id: 'start', kind: 'start', name: '开始' },
      ...steps.map((step) => ({ ...step, kind: 'userTask', completion: 'any' })),
      { id: 'end', kind: 'end', name: '结束' },
    ],
    edges: ids.slice(1).map((target, at) => edge(ids[at] ?? 'start', target)),
  }
}

/**
 * One approval by administrators between start and end.
 * @param list - the widgets of the form, as they travel.
 * @returns the id under which people start it.
 */
export async function publishProcess(admin: string, name: string, list: readonly object[]): Promise<string> {
  const roles = await call<{ list: { roleId: string; roleKey: string }[] }>(routes.listRoles, { token: admin })
  const roleIds = roles.list.filter(({ roleKey }) => roleKey === 'admin').map(({ roleId }) => roleId)
  const form = await call<{ id: string }>(routes.createForm, {
    token: admin,
    body: { name: `${name}单`, definition: { list, config: {} } },
  })
  const definition = stepsInARow([{ id: 'approval', name: '审批', assignees: [{ kind: 'role', roleIds }] }])
  const { id, revision } = await call<{ id: string; revision: number }>(routes.createProcess, {
    token: admin,
    body: { name, formId: form.id, definition },
  })
  await call(routes.publishProcess, { token: admin, params: { id }, body: { revision } })
  return id
}

/** A widget as it travels, with its title and its model. */
export const widget = (type: string, name: string, model: string, options: object = {}) => ({
  type,
  name,
  key: model,
  model,
  rules: [],
  options,
})
