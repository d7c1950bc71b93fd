/** People in departments, each signed in, and the processes that they use. */
import { nameFrom } from './titles.mjs'
import { hashToken, newId } from './server-code.mjs'

const PEOPLE = 2000
const DEPARTMENTS = 200
const PROCESSES = 20
/** Who is asked second: a few people of each process. */
const SECOND = 3

export const tokenOf = (index) => `bench-token-of-person-${String(index).padStart(21, '0')}`

/** @returns everybody with their department's leader; the first person of a department leads it. */
export async function seedPeople(client, rows, random) {
  const { rows: found } = await client.query(`select u.id as admin, u.password_hash, (select id from roles where key = 'staff') as staff
    from users u where u.username = 'admin'`)
  const [{ admin, password_hash, staff }] = found
  const now = new Date()
  const departments = Array.from({ length: DEPARTMENTS }, () => newId())
  for (const [index, id] of departments.entries())
    rows.add('departments', { id, name: `部门 ${index + 1}`, sort: index, created_at: now, updated_at: now })
  const people = Array.from({ length: PEOPLE }, (_, index) => ({
    id: newId(),
    name: nameFrom(random),
    departmentId: departments[index % DEPARTMENTS],
    token: tokenOf(index),
  }))
  for (const [index, { id, name, departmentId, token }] of people.entries()) {
    rows.add('users', {
      id,
      username: `person${index}`,
      username_key: `person${index}`,
      nick_name: name,
      password_hash,
      department_id: departmentId,
      created_at: now,
      updated_at: now,
    })
    rows.add('user_roles', { user_id: id, role_id: staff, position: 0 })
    rows.add('sessions', sessionOf(id, token))
  }
  const administrator = { id: admin, name: '管理员', token: tokenOf(PEOPLE) }
  rows.add('sessions', sessionOf(admin, administrator.token))
  await rows.flush()
  const leaders = new Map(departments.map((id, index) => [id, people[index]]))
  await client.query(
    `update departments d set leader_id = l.leader::uuid from json_to_recordset($1) l (department text, leader text) where d.id = l.department::uuid`,
    [JSON.stringify([...leaders].map(([department, { id }]) => ({ department, leader: id })))],
  )
  return { administrator, people, leaders }
}

function sessionOf(userId, token) {
  const now = new Date()
  const expires = new Date(now.getTime() + 7 * 24 * 3_600_000)
  return { id: newId(), token_hash: hashToken(token), user_id: userId, created_at: now, expires_at: expires }
}

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

/** The leader, and for more than three days others as well. */
const definitionOf = (second) => ({
  schema: 2,
  nodes: [
    { id: 'start', kind: 'start', name: '开始' },
    { id: 'leader', kind: 'userTask', name: '主管审批', assignees: [{ kind: 'departmentLeader' }], completion: 'any' },
    { id: 'long', kind: 'exclusiveGateway', name: '天数' },
    { id: 'second', kind: 'userTask', name: '行政部审批', assignees: [{ kind: 'user', userIds: second }], completion: 'any' },
    { id: 'end', kind: 'end', name: '结束' },
  ],
  edges: [
    edge('start', 'leader'),
    edge('leader', 'long'),
    edge('long', 'second', { condition: { model: 'days', is: 'greater', value: 3 } }),
    edge('long', 'end', { order: 1, isDefault: true }),
    edge('second', 'end'),
  ],
})

const form = {
  list: [
    { type: 'number', name: '天数', key: 'kd', model: 'days', options: { required: true, min: 0, max: 365, step: 1 }, rules: [] },
    ...Array.from({ length: 7 }, (_, index) => ({
      type: 'input',
      name: `字段 ${index}`,
      key: `k${index}`,
      model: `field${index}`,
      options: { dataType: 'string' },
      rules: [],
    })),
  ],
  config: {},
}

/** Published through the calls a person would use. */
export async function publishProcesses(send, { administrator, people }, random) {
  const token = administrator.token
  const { id: formId } = await send('POST', '/api/v2/forms', { token, body: { name: 'bench', remark: '', definition: form } })
  const processes = []
  for (let index = 0; index < PROCESSES; index += 1) {
    const second = Array.from({ length: SECOND }, () => random.pick(people))
    const definition = definitionOf(second.map(({ id }) => id))
    const name = `流程 ${index + 1}`
    const { id } = await send('POST', '/api/v2/processes', { token, body: { name, formId, definition } })
    await send('POST', `/api/v2/processes/${id}/publish`, { token, body: { revision: 1 } })
    processes.push({ id, name, definition, second })
  }
  return processes
}
