/** People who work without a break on both servers, and the ledger of acknowledged writes. */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

const WRITERS = 6
const PAUSE_MS = 15
const RETRY_MS = 60
const TIMEOUT_MS = 20_000
/** Statuses a server may answer whose database or disk is away, or which is overloaded; any other failure is a fault. */
const COME_BACK = new Set([429, 503, 507])
/** One of so many writes with a lost answer is not repeated: whether it was done is unknown then. */
const GIVEN_UP = 12

/** The writes that must be there afterwards, and those that may be. */
function newLedger() {
  return {
    /** By their titles, which are unique. */
    tickets: new Map(),
    approvals: [],
    /** Telephone numbers that people were given, in order. */
    changes: new Map(),
    uploads: [],
    /** Answers by status, `lost` among them. */
    answers: new Map(),
    repeated: 0,
    givenUp: 0,
    problems: [],
  }
}

export function startWriters({ site, company, random }) {
  const ledger = newLedger()
  const addresses = Object.values(site.addresses)
  /** Acknowledged writes by server. */
  const acknowledged = new Map(addresses.map((address) => [address, 0]))
  const over = new AbortController()
  let resting = null
  const note = (map, key) => map.set(key, (map.get(key) ?? 0) + 1)

  /** One try. @returns the answer's body when it was a success, else null; a problem is noted. */
  async function attempt(address, { method = 'POST', path, token, body, file, key }) {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key }
    const options =
      file === undefined
        ? { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
        : { headers, body: file() }
    const answer = await fetch(`${address}${path}`, { method, ...options, signal: AbortSignal.timeout(TIMEOUT_MS) })
      .then(async (response) => ({ response, text: await response.text() }))
      .catch(() => null)
    note(ledger.answers, answer === null ? 'lost' : answer.response.status)
    if (answer === null) return null
    const { response, text } = answer
    const parsed = JSON.parse(text)
    // The older wire answers 200 with a code of its own.
    const isDone = response.ok && (parsed.code === undefined || parsed.code === 200)
    if (isDone) return parsed
    if (!COME_BACK.has(response.status)) ledger.problems.push(`${method} ${path} was answered ${response.status}: ${text.slice(0, 300)}`)
    else if (response.status === 503 && response.headers.get('retry-after') === null)
      ledger.problems.push(`${path}: 503 without Retry-After`)
    return null
  }

  /** Repeats a write with its key, at either server, until it is acknowledged; null when it was abandoned. */
  async function write(first, call) {
    const key = randomUUID()
    for (let tries = 0; !over.signal.aborted; tries += 1) {
      const address = addresses[(first + tries) % addresses.length]
      const done = await attempt(address, { ...call, key })
      if (done !== null) {
        note(acknowledged, address)
        return done
      }
      ledger.repeated += 1
      if (random.below(GIVEN_UP) === 0) break
      await delay(RETRY_MS)
    }
    ledger.givenUp += 1
    return null
  }

  async function workAs(person, number) {
    for (let count = 0; !over.signal.aborted; count += 1) {
      if (resting !== null) await resting.until(person)
      const title = `crash ${number} ${count}`
      const values = { days: random.below(8), field0: title }
      const ticket = await write(number, {
        path: '/api/v2/tickets',
        token: person.token,
        body: { processId: company.processId, version: 1, title, values },
      })
      if (ticket !== null) {
        ledger.tickets.set(title, { id: ticket.id, number: ticket.number })
        const taskId = ticket.ticket.openTasks[0].taskId
        const approval = { path: `/api/v2/tickets/${ticket.id}/approve`, token: company.approver.token, body: { taskId, remark: '同意' } }
        if ((await write(number + 1, approval)) !== null) ledger.approvals.push({ ticketId: ticket.id, taskId })
      }
      if (count % 3 === 0) {
        const phone = `${number}-${count}`
        const body = {
          userId: person.id,
          nickName: person.username,
          phone,
          email: '',
          deptId: null,
          roleIds: company.roleIds,
          remark: '',
          status: '0',
        }
        const changed = await write(number, { method: 'PUT', path: '/api/v1/sysUser', token: company.admin, body })
        if (changed !== null) ledger.changes.set(person.id, [...(ledger.changes.get(person.id) ?? []), phone])
      }
      if (count % 5 === 0) {
        const file = () => {
          const form = new FormData()
          form.append('file', new Blob([`${title} `.repeat(200)]), 'a.txt')
          return form
        }
        const uploaded = await write(number, { path: '/api/v1/public/uploadFile', token: person.token, file })
        if (uploaded !== null) ledger.uploads.push(uploaded.url.split('/').at(-1))
      }
      await delay(PAUSE_MS)
    }
  }

  const people = company.people.slice(0, WRITERS)
  const working = people.map(workAs)
  return {
    ledger,
    acknowledgedBy: (address) => acknowledged.get(address) ?? 0,
    /** Waits until everybody has finished or abandoned their writes. @returns a function that resumes the work. */
    rest: async () => {
      const waiting = new Set()
      const { promise: goneOn, resolve: goOn } = Promise.withResolvers()
      const { promise: allRest, resolve: nowAll } = Promise.withResolvers()
      const until = (person) => {
        waiting.add(person)
        if (waiting.size === people.length) nowAll()
        return goneOn
      }
      resting = { until, goOn }
      await allRest
      return () => {
        resting = null
        goOn()
      }
    },
    stop: async () => {
      over.abort()
      resting?.goOn()
      await Promise.all(working)
    },
  }
}
