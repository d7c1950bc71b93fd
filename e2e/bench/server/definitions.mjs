/** Processes of two tasks, the second only for more than three days; what programs publish through the calls a person would use. */

const edge = (source, target, more) => ({
  id: `${source}-${target}`,
  source,
  target,
  order: 0,
  label: '',
  outcome: null,
  condition: null,
  isDefault: false,
  ...more,
})

/** @returns whom a task asks: these people. */
export const users = (...userIds) => ({ kind: 'user', userIds })

/** start → first → (days > 3 → second) → end; `first` and `second` are the people who are asked. */
export function twoTasks(first, second, completion = 'any') {
  const task = (id, name, asked) => ({ id, kind: 'userTask', name, assignees: [asked], completion })
  return {
    schema: 2,
    nodes: [
      { id: 'start', kind: 'start', name: '开始' },
      task('leader', '主管审批', first),
      { id: 'long', kind: 'exclusiveGateway', name: '天数' },
      task('second', '行政部审批', second),
      { id: 'end', kind: 'end', name: '结束' },
    ],
    edges: [
      edge('start', 'leader'),
      edge('leader', 'long'),
      edge('long', 'second', { condition: { model: 'days', is: 'greater', value: 3 } }),
      edge('long', 'end', { order: 1, isDefault: true }),
      edge('second', 'end'),
    ],
  }
}

/** start → another system is asked → somebody → end */
export function asking(url, asked) {
  const call = { id: 'call', kind: 'httpRequest', name: '下单', method: 'POST', url, headers: [], body: [], retries: 3, result: [] }
  return {
    schema: 2,
    nodes: [
      { id: 'start', kind: 'start', name: '开始' },
      call,
      { id: 'task', kind: 'userTask', name: '审批', assignees: [asked], completion: 'any' },
      { id: 'end', kind: 'end', name: '结束' },
    ],
    edges: [edge('start', 'call'), edge('call', 'task'), edge('task', 'end')],
  }
}

/** A form of a number of days and so many texts (`field0`, `field1` …). */
export const formOf = (texts) => ({
  list: [
    { type: 'number', name: '天数', key: 'kd', model: 'days', options: { required: true, min: 0, max: 365, step: 1 }, rules: [] },
    ...Array.from({ length: texts }, (_, index) => ({
      type: 'input',
      name: `字段 ${index}`,
      key: `k${index}`,
      model: `field${index}`,
      options: { dataType: 'string' },
      rules: [],
    })),
  ],
  config: {},
})

/** Makes a form. @returns its id. */
export async function makeForm(send, token, texts) {
  const { id } = await send('POST', '/api/v2/forms', { token, body: { name: 'bench', remark: '', definition: formOf(texts) } })
  return id
}

/** Makes and publishes a process. @returns its id. */
export async function publish(send, token, { name, formId, definition }) {
  const { id } = await send('POST', '/api/v2/processes', { token, body: { name, formId, definition } })
  await send('POST', `/api/v2/processes/${id}/publish`, { token, body: { revision: 1 } })
  return id
}
