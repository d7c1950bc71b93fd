/** People in departments, each signed in, and the processes that they use. */
import { makeForm, publish, twoTasks, users } from './definitions.mjs'
import { nameFrom } from './titles.mjs'
import { hashToken, newId } from './server-code.mjs'

/** Departments directly below another one. */
const BELOW = 10
const PROCESSES = 20
/** The second approvers: a few people of each process. */
const SECOND = 3
/** Administrators: a call of a list of all is made by each of them in turn, as one person's calls wait for each other. */
const ADMINISTRATORS = 50

export const tokenOf = (index) => `bench-token-of-person-${String(index).padStart(21, '0')}`

/** @returns everybody with their department's leader; the first person of a department leads it. */
export async function seedPeople(client, rows, random, { people: count, departments: departmentCount }) {
  const { rows: found } = await client.query(`select u.id as admin, u.password_hash, (select id from roles where key = 'staff') as staff,
      (select id from roles where key = 'admin') as manager
    from users u where u.username = 'admin'`)
  const [{ admin, password_hash, staff, manager }] = found
  const now = new Date()
  const departments = Array.from({ length: departmentCount }, () => newId())
  for (const [index, id] of departments.entries())
    rows.add('departments', {
      id,
      parent_id: index === 0 ? null : departments[Math.floor((index - 1) / BELOW)],
      name: `部门 ${index + 1}`,
      sort: index,
      created_at: now,
      updated_at: now,
    })
  const people = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    name: nameFrom(random),
    departmentId: departments[index % departmentCount],
    token: tokenOf(index),
  }))
  const add = ({ id, name, departmentId, token }, index, { username, role }) => {
    rows.add('users', {
      id,
      username,
      username_key: username,
      nick_name: name,
      password_hash,
      department_id: departmentId,
      // Not all at one moment, as in real companies.
      created_at: new Date(now.getTime() - (count - index) * 1000),
      updated_at: now,
    })
    rows.add('user_roles', { user_id: id, role_id: role, position: 0 })
    rows.add('sessions', sessionOf(id, token))
  }
  for (const [index, person] of people.entries()) add(person, index, { username: `person${index}`, role: staff })
  const administrator = { id: admin, name: '管理员', token: tokenOf(count) }
  rows.add('sessions', sessionOf(admin, administrator.token))
  const others = Array.from({ length: ADMINISTRATORS - 1 }, (_, index) => ({
    id: newId(),
    name: nameFrom(random),
    departmentId: departments[index % departmentCount],
    token: tokenOf(count + 1 + index),
  }))
  for (const [index, person] of others.entries()) add(person, index, { username: `manager${index}`, role: manager })
  await rows.flush()
  const leaders = new Map(departments.map((id, index) => [id, people[index]]))
  await client.query(
    `update departments d set leader_id = l.leader::uuid from json_to_recordset($1) l (department text, leader text) where d.id = l.department::uuid`,
    [JSON.stringify([...leaders].map(([department, { id }]) => ({ department, leader: id })))],
  )
  return { administrator, administrators: [administrator, ...others], people, leaders, departments }
}

function sessionOf(userId, token) {
  const now = new Date()
  const expires = new Date(now.getTime() + 7 * 24 * 3_600_000)
  const times = { created_at: now, expires_at: expires, signed_in_at: now, last_used_at: now }
  return { id: newId(), token_hash: hashToken(token), user_id: userId, ...times }
}

/** Published through the calls a person would use. */
export async function publishProcesses(send, { administrator, people }, random) {
  const token = administrator.token
  const formId = await makeForm(send, token, 7)
  const processes = []
  for (let index = 0; index < PROCESSES; index += 1) {
    const second = Array.from({ length: SECOND }, () => random.pick(people))
    const definition = twoTasks({ kind: 'departmentLeader' }, users(...second.map(({ id }) => id)))
    const name = `流程 ${index + 1}`
    processes.push({ id: await publish(send, token, { name, formId, definition }), name, definition, second })
  }
  return processes
}
