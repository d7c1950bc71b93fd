/**
 * How many approvals a server carries out: the built server with its own PostgreSQL, people who approve over HTTP. Prints approvals per second.
 * `BENCH_SERVER` names another build (its `main.js`) to compare with, `BENCH_TICKETS` how many tickets each row takes.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeForm, publish, twoTasks, users } from './server/definitions.mjs'
import { senderTo } from './server/load.mjs'
import { createPeople, signIn } from './server/bench-people.mjs'
import { startServer } from './server/seeded-server.mjs'
import { ADMIN_PASSWORD } from './server/server-process.mjs'

const TICKETS = Number(process.env.BENCH_TICKETS ?? 200)
const APPROVERS = 16
const ROUNDS = 3

const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'formwork-approvals-'))
// As root PostgreSQL runs as another user, who must be able to pass.
chmodSync(folder, 0o755)

const { address, stop } = await startServer(folder)

const send = senderTo(address)

/** A form of 24 fields, as many as a form of everyday has. */
const TEXTS = 23
const values = { days: 5, ...Object.fromEntries(Array.from({ length: TEXTS }, (_, index) => [`field${index}`, `value ${index}`])) }

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
  const admin = await signIn(send, 'admin', ADMIN_PASSWORD)
  const people = await createPeople(send, admin, APPROVERS)
  const [first] = people
  const asked = people.map(({ id }) => id)
  const formId = await makeForm(send, admin, TEXTS)
  const publishFor = (completion) =>
    publish(send, admin, { name: completion, formId, definition: twoTasks(users(...asked), users(...asked), completion) })
  const anyOf = await publishFor('any')
  const allOf = await publishFor('all')

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
      // One after the other: so many calls of one person at once are refused.
      const openAgain = []
      for (const { id } of tickets) openAgain.push({ id, taskId: await openTask(first.token, id) })
      figures.push(await measure(count * each, () => work(openAgain)))
    }
    rows.push({ what, 'approvals/s': median(figures).toFixed(0), best: Math.max(...figures).toFixed(0) })
  }
  console.table(rows)
} finally {
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
