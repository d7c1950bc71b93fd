/**
 * How many approvals a server carries out: the built server with its own PostgreSQL, people who approve over HTTP. Prints approvals per second.
 * `BENCH_SERVER` names another build (its `main.js`) to compare with, `BENCH_TICKETS` how many tickets each row takes.
 */
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ADMIN_PASSWORD, startServer } from './server/seeded-server.mjs'

const TICKETS = Number(process.env.BENCH_TICKETS ?? 200)
const APPROVERS = 16
const ROUNDS = 3
const PASSWORD = 'a-password-of-bench'

/** A connection for each call: one that was kept may be closed by the server at the moment it is used again. */
const agent = new Agent({ keepAlive: false })
const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'formwork-approvals-'))
// As root PostgreSQL runs as another user, who must be able to pass.
chmodSync(folder, 0o755)

const { address, stop } = await startServer(folder)

/** One call; answers the parsed body, whatever the status. */
function send(method, path, { token, body } = {}) {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const call = request(`${address}${path}`, {
      agent,
      method,
      headers: token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` },
    })
    call.on('error', (error) => reject(new Error(`${method} ${path}: ${error.message}`)))
    call.on('response', (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk) => (text += chunk))
      answer.on('end', () =>
        answer.statusCode < 400
          ? resolve(text === '' ? {} : JSON.parse(text))
          : reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`)),
      )
    })
    call.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

const signIn = async (username, password) => (await send('POST', '/login', { body: { username, password, loginType: 0 } })).token

async function makePerson(admin, staffRoleId, username) {
  const body = { username, password: `${PASSWORD}-initial`, nickName: username, roleIds: [staffRoleId] }
  const made = await send('POST', '/api/v1/sysUser', { token: admin, body })
  const first = await signIn(username, `${PASSWORD}-initial`)
  const changed = await send('PUT', '/api/v1/user/pwd', {
    token: first,
    body: { oldPassword: `${PASSWORD}-initial`, newPassword: PASSWORD },
  })
  return { id: made.data.userId, token: changed.token }
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
const task = (id, userIds, completion) => ({ id, kind: 'userTask', name: id, assignees: [{ kind: 'user', userIds }], completion })

/** Two tasks one after the other; the second only for more than three days. */
const twoTasks = (userIds, completion) => ({
  schema: 2,
  nodes: [
    { id: 'start', kind: 'start', name: 'start' },
    task('leader', userIds, completion),
    { id: 'long', kind: 'exclusiveGateway', name: 'days' },
    task('director', userIds, completion),
    { id: 'end', kind: 'end', name: 'end' },
  ],
  edges: [
    edge('start', 'leader'),
    edge('leader', 'long'),
    edge('long', 'director', { condition: { model: 'days', is: 'greater', value: 3 } }),
    edge('long', 'end', { order: 1, isDefault: true }),
    edge('director', 'end'),
  ],
})

/** A form of 24 fields, as many as a form of everyday has. */
const form = {
  list: [
    { type: 'number', name: 'days', key: 'kd', model: 'days', options: { required: true, min: 0, max: 365, step: 1 }, rules: [] },
    ...Array.from({ length: 23 }, (_, index) => ({
      type: 'input',
      name: `field ${index}`,
      key: `k${index}`,
      model: `field${index}`,
      options: { dataType: 'string' },
      rules: [],
    })),
  ],
  config: {},
}
const values = { days: 5, ...Object.fromEntries(Array.from({ length: 23 }, (_, index) => [`field${index}`, `value ${index}`])) }

async function publish(token, definition, formId, name) {
  const { id } = await send('POST', '/api/v2/processes', { token, body: { name, formId, definition } })
  await send('POST', `/api/v2/processes/${id}/publish`, { token, body: { revision: 1 } })
  return id
}

/** @returns each ticket's id and its open task. */
async function startTickets(token, approver, processId, count) {
  const tickets = []
  for (let index = 0; index < count; index += 1) {
    const { id } = await send('POST', '/api/v2/tickets', { token, body: { processId, version: 1, title: `ticket ${index}`, values } })
    tickets.push({ id, taskId: await openTask(approver, id) })
  }
  return tickets
}
const openTask = async (token, id) => (await send('GET', `/api/v2/tickets/${id}`, { token })).openTasks[0]?.taskId

const approve = ({ token }, { id, taskId }) => send('POST', `/api/v2/tickets/${id}/approve`, { token, body: { taskId, remark: 'yes' } })

/** @returns approvals per second. */
async function measure(approvals, work) {
  const startedAt = performance.now()
  await work()
  return approvals / ((performance.now() - startedAt) / 1000)
}
const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]

try {
  const admin = await signIn('admin', ADMIN_PASSWORD)
  const roles = await send('GET', '/api/v1/rolelist', { token: admin })
  const staff = roles.data.list.find((role) => role.roleKey === 'staff')
  const people = []
  for (let index = 0; index < APPROVERS; index += 1) people.push(await makePerson(admin, staff.roleId, `approver${index}`))
  const [first] = people
  const asked = people.map(({ id }) => id)
  const { id: formId } = await send('POST', '/api/v2/forms', { token: admin, body: { name: 'bench', remark: '', definition: form } })
  const anyOf = await publish(admin, twoTasks(asked, 'any'), formId, 'any')
  const allOf = await publish(admin, twoTasks(asked, 'all'), formId, 'all')

  const oneByOne = async (tickets) => {
    for (const ticket of tickets) await approve(first, ticket)
  }
  const together = (tickets) =>
    Promise.all(
      people.map(async (person, index) => {
        for (const ticket of tickets.filter((_, at) => at % APPROVERS === index)) await approve(person, ticket)
      }),
    )
  const allAtOnce = async (tickets) => {
    for (const ticket of tickets) await Promise.all(people.map((person) => approve(person, ticket)))
  }
  const kinds = [
    { what: 'one person, one after the other', processId: anyOf, count: TICKETS, each: 1, work: oneByOne },
    { what: `${APPROVERS} people, each their own tickets`, processId: anyOf, count: TICKETS, each: 1, work: together },
    {
      what: `${APPROVERS} people at once on one task`,
      processId: allOf,
      count: Math.ceil(TICKETS / APPROVERS),
      each: APPROVERS,
      work: allAtOnce,
    },
  ]
  const rows = []
  for (const { what, processId, count, each, work } of kinds) {
    const figures = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const tickets = await startTickets(admin, first.token, processId, count)
      // The first task opens the second one; the second one ends the ticket.
      figures.push(await measure(count * each, () => work(tickets)))
      const openAgain = await Promise.all(tickets.map(async ({ id }) => ({ id, taskId: await openTask(first.token, id) })))
      figures.push(await measure(count * each, () => work(openAgain)))
    }
    rows.push({ what, 'approvals/s': median(figures).toFixed(0), best: Math.max(...figures).toFixed(0) })
  }
  console.table(rows)
} finally {
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
