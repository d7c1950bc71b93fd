/** The calls that are measured. `bare` names the statement that is the minimum of a call. */
import { randomFrom } from './random.mjs'
import { titleFrom } from './titles.mjs'

/** How many a second were wanted of each; their p99 is measured at this rate as well as at the most the server can do. */
export const WANTED_RATES = {
  badge: 2000,
  'to-do list': 2000,
  'my tickets': 2000,
  'tickets I handled': 2000,
  'all list': 2000,
  'ticket page': 2500,
  approve: 1000,
  create: 600,
}

const ALL_BEFORE = 'ffffffff-ffff-7fff-bfff-ffffffffffff'
const PAGE_SIZE = 20

const search = (what, keyword) => ({ what: `search, ${what}`, path: `/api/v2/tickets?keyword=${encodeURIComponent(keyword)}` })

/** @returns calls that read, each of one person after the other: more than four at once of one person would wait for each other. */
export function readingCalls({ administrators, people, leaders, processes, tickets, ids }) {
  const asked = [...leaders.values()]
  const page = (index) => `/api/v2/tickets?pageIndex=${index}&pageSize=${PAGE_SIZE}`
  const last = Math.ceil(tickets / PAGE_SIZE)
  const [rare, frequent] = processes
  const of = (list, path) => (index) => ({ path, token: list[index % list.length].token })
  const ofAdministrators = [
    { what: 'all list', path: page(1), bare: 'all', parameter: () => ALL_BEFORE },
    { what: 'all list, deepest page', path: page(last) },
    { what: 'all list, page in the middle', path: page(Math.ceil(last / 2)) },
    { what: 'status filter, running', path: `${page(1)}&status=running` },
    { what: 'status filter, approved', path: `${page(1)}&status=approved` },
    { what: 'stuck filter', path: `${page(1)}&stuck=1` },
    { what: 'narrowed by process', path: `${page(1)}&process=${frequent.id}` },
    { what: 'narrowed by process, hardly used', path: `${page(1)}&process=${rare.id}` },
    { what: 'narrowed by process and status', path: `${page(1)}&process=${frequent.id}&status=withdrawn` },
    { what: 'narrowed by requester', path: `${page(1)}&requester=${people[0].id}` },
    { what: 'processes to narrow by', path: '/api/v2/tickets/processes?list=all' },
    search('two Chinese characters, many hits', '上海'),
    search('two Chinese characters, some hits', '桂英'),
    search('two Chinese characters, no hit', '龘龘'),
    search('four Chinese characters, very many hits', '出差报销'),
    search('several words, many hits', 'Business trip to London'),
    search('long, hits', '办事处用印申请（合同 12'),
    search('long, no hit', '办事处用印申请（合同 一百万'),
    search('one character', '王'),
  ].map((call) => ({ ...call, callOf: of(administrators, call.path) }))
  return [
    { what: 'health', callOf: () => ({ path: '/health' }) },
    {
      what: 'badge',
      bare: 'badge',
      parameter: (index) => asked[index % asked.length].id,
      callOf: of(asked, '/api/v1/upcoming'),
    },
    { what: 'to-do list', bare: 'todo', parameter: (index) => asked[index % asked.length].id, callOf: of(asked, '/api/v2/tickets/todo') },
    { what: 'my tickets', callOf: of(people, '/api/v2/tickets/mine') },
    { what: 'tickets I handled', callOf: of(asked, '/api/v2/tickets/related') },
    { what: 'to-do list, narrowed by process', callOf: of(asked, `/api/v2/tickets/todo?process=${frequent.id}`) },
    { what: 'tickets I handled, narrowed by process', callOf: of(asked, `/api/v2/tickets/related?process=${frequent.id}`) },
    { what: 'tickets I handled, narrowed by process, hardly used', callOf: of(asked, `/api/v2/tickets/related?process=${rare.id}`) },
    ...ofAdministrators,
    {
      what: 'ticket page',
      bare: 'ticket',
      parameter: (index) => ids[(index * 7919) % ids.length],
      callOf: (index) => ({
        path: `/api/v2/tickets/${ids[(index * 7919) % ids.length]}`,
        token: administrators[index % administrators.length].token,
      }),
    },
  ]
}

export const badgeOf = (person) => ({ path: '/api/v1/upcoming', token: person.token })

/** @returns approvals, each of another ticket by one of its assignees; null when there are none left. */
export async function approvals(client, people) {
  const byId = new Map(people.map((person) => [person.id, person]))
  const { rows } = await client.query(`select distinct on (ticket_id) ticket_id, task_id, user_id from ticket_assignments
    where status = 'open' order by ticket_id`)
  let taken = 0
  return () => {
    const row = rows[taken]
    taken += 1
    if (row === undefined) return null
    const { ticket_id, task_id, user_id } = row
    return {
      method: 'POST',
      path: `/api/v2/tickets/${ticket_id}/approve`,
      token: byId.get(user_id).token,
      key: `approve-${ticket_id}-${task_id}`,
      body: { taskId: task_id, remark: '同意' },
    }
  }
}

/** @returns starts, each of another ticket; unmeasured ones count too. Their titles are like seeded ones: searches of the next run find them first. */
export function starts(people, processes) {
  const random = randomFrom(process.pid)
  let made = 0
  return () => {
    const index = made
    made += 1
    return {
      method: 'POST',
      path: '/api/v2/tickets',
      token: people[(index * 31) % people.length].token,
      key: `start-${process.pid}-${index}`,
      body: {
        processId: processes[index % processes.length].id,
        version: 1,
        title: titleFrom(random),
        values: { days: index % 8, field0: `第 ${index} 号` },
      },
    }
  }
}
