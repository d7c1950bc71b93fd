/** Tickets with tasks, assignees and valid history, made from moves by the server's own functions. */
import { CHAIN_START, handlersOf, newId, openSteps, step, stepRows } from './server-code.mjs'
import { titleFrom } from './titles.mjs'

const BATCH = 20_000
const DAYS = 365
/** Of so many tickets one is of the process that nearly nobody uses. */
const RARE = 10_000
const DAY_MS = 24 * 3_600_000
const HOUR_MS = 3_600_000

export async function seedTickets({ client, rows, random, people, leaders, processes, tickets, onProgress }) {
  await setVersions(client, processes)
  // There are no other clients, and every reference is known to be right.
  await client.query("set session_replication_role = 'replica'")
  const numbering = numberingFrom(new Date(Date.now() - DAYS * DAY_MS), tickets)
  const [rare, ...frequent] = processes
  const running = Math.max(Math.round(tickets * 0.03), Math.min(10_000, tickets))
  for (let index = 0; index < tickets; index += 1) {
    // The older, the more likely it has ended: most running ones are of the last days.
    const isRunning = random.next() < (running / tickets) * (index < tickets * 0.9 ? 0.2 : 8.2)
    const process = random.below(RARE) === 0 ? rare : random.pick(frequent)
    addTicket(rows, { random, people, leaders, process, isRunning, ...numbering(index) })
    if ((index + 1) % BATCH === 0) {
      await rows.flush()
      onProgress(index + 1)
    }
  }
  await rows.flush()
  await client.query(
    `insert into ticket_grams (ticket_id, is_remarks, grams, number, title, remarks)
      select t.id, part.is_remarks, search_grams(part.words), t.number, t.title, case when part.is_remarks then part.words else '' end
      from tickets t cross join lateral (values (false, t.number || ' ' || t.title), (true, ticket_remarks(t.id))) part (is_remarks, words)
      where part.words <> ''`,
  )
  for (const { day, base } of numbering.days()) rows.add('ticket_numbers', { day, base })
  await rows.flush()
  await client.query("select setval('ticket_number_sequence', $1)", [tickets])
  await client.query("set session_replication_role = 'origin'")
  await client.query('vacuum analyze')
}

async function setVersions(client, processes) {
  const { rows: versions } = await client.query('select id, process_id from process_versions')
  for (const process of processes) process.versionId = versions.find(({ process_id }) => process_id === process.id).id
}

/** Evenly over the days up to now. */
function numberingFrom(first, tickets) {
  const days = new Map()
  const at = (index) => {
    const created = new Date(first.getTime() + ((index + 1) / tickets) * DAYS * DAY_MS - 60_000)
    const day = created.toISOString().slice(0, 10)
    if (!days.has(day)) days.set(day, index)
    const number = `${day.replaceAll('-', '')}${String(index - days.get(day) + 1).padStart(4, '0')}`
    return { created, number }
  }
  at.days = () => [...days].map(([day, base]) => ({ day, base }))
  return at
}

function addTicket(rows, { random, people, leaders, process, isRunning, created, number }) {
  const requester = random.pick(people)
  const id = newId(created)
  const title = titleFrom(random)
  const days = random.below(8)
  const values = { days, field0: `第 ${random.below(1000)} 号`, field1: title, field2: 'as agreed' }
  const leader = leaders.get(requester.departmentId)
  const names = new Map([requester, leader, ...process.second].map((person) => [person.id, person.name]))
  const context = {
    seen: { values, empty: [] },
    assignees: { leader: [leader.id], second: process.second.map((person) => person.id) },
    fallbackAssignees: [],
    requester: requester.id,
    granted: [],
  }
  let ticket = { state: null, end: { historyLength: 0, historyHash: CHAIN_START }, revision: 0, at: created }
  const take = (command, at) => {
    const result = step(process.definition, ticket.state, command, context)
    if (!result.ok) throw new Error(`a step of the seed was refused: ${JSON.stringify(result.reason)}`)
    const made = stepRows(result.effects, { ...ticket.end, ticketId: id, at, names })
    ticket = { state: result.state, end: made.end, revision: ticket.revision + 1, at }
    return made.rows
  }
  const written = [{ at: created, rows: take({ type: 'start', by: requester.id }, created) }]
  const answers = isRunning ? random.below(2) : 2
  for (let answer = 0; answer < answers && ticket.state.status === 'running'; answer += 1) {
    const task = ticket.state.tasks.at(-1)
    const { userId: by } = random.pick(task.assignments)
    const at = new Date(Math.min(ticket.at.getTime() + (1 + random.below(40)) * HOUR_MS, Date.now()))
    const isRefused = random.below(12) === 0
    const remark = isRefused ? '金额不符，请重新提交' : random.pick(['', '同意', 'ok', '已核对'])
    written.push({ at, rows: take({ type: isRefused ? 'refuse' : 'approve', taskId: task.id, by, remark }, at) })
  }
  const { state, end, revision, at } = ticket
  rows.add('tickets', {
    id,
    number,
    title,
    priority: random.below(10) === 0 ? 2 : 1,
    process_id: process.id,
    version_id: process.versionId,
    process_name: process.name,
    requester_id: requester.id,
    status: state.status,
    state,
    open_tasks: openSteps(state, process.definition),
    revision,
    history_length: end.historyLength,
    history_hash: end.historyHash,
    created_at: created,
    updated_at: at,
    finished_at: state.status === 'running' ? null : at,
  })
  rows.add('ticket_values', { ticket_id: id, values })
  for (const user_id of handlersOf(state)) rows.add('handled_tickets', { user_id, ticket_id: id, updated_at: at })
  addSteps(rows, id, written)
}

/** The rows that all steps together leave. */
function addSteps(rows, ticket_id, written) {
  const all = (kind) => written.flatMap(({ at, rows: made }) => made[kind].map((row) => ({ ...row, at })))
  const closedTasks = new Map(all('closedTasks').map((closed) => [closed.taskId, closed]))
  const answered = new Map(all('closedAssignments').map((closed) => [`${closed.taskId} ${closed.userId}`, closed]))
  for (const { taskId, nodeId, nodeName, completion, fallback, at } of all('openedTasks')) {
    const closed = closedTasks.get(taskId)
    rows.add('ticket_tasks', {
      ticket_id,
      task_id: taskId,
      node_id: nodeId,
      node_name: nodeName,
      completion,
      fallback,
      status: closed?.status ?? 'open',
      outcome: closed?.outcome ?? null,
      decided_by: closed?.decidedBy ?? null,
      opened_at: at,
      closed_at: closed?.at ?? null,
    })
  }
  for (const { taskId, userId, at } of all('openedAssignments')) {
    const closed = answered.get(`${taskId} ${userId}`)
    rows.add('ticket_assignments', {
      ticket_id,
      task_id: taskId,
      user_id: userId,
      status: closed?.status ?? 'open',
      opened_at: at,
      answered_at: closed?.at ?? null,
    })
  }
  for (const entry of all('history'))
    rows.add('ticket_history', {
      ticket_id,
      sequence: entry.sequence,
      kind: entry.kind,
      node_id: entry.nodeId,
      node_name: entry.nodeName,
      task_id: entry.taskId,
      actor_id: entry.actorId,
      actor_name: entry.actorName,
      remark: entry.remark,
      assignees: entry.assignees,
      replaced: entry.replaced,
      fallback: entry.fallback,
      details: entry.details,
      at: entry.at,
      hash: entry.hash,
    })
}
