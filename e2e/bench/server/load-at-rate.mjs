/**
 * Calls at a fixed rate, not as fast as they are answered: how long a caller waits at so many calls a second. A call is timed from the moment at
 * which it was due, so that a server that stalls is charged with all calls that were due meanwhile.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { noteRefusal, openConnection, timesOf } from './load.mjs'
import { withPrecedence } from './precedence.mjs'

/** Node's timers are accurate to the millisecond. */
const TICK_MS = 1

/**
 * @param rate - calls per second
 * @param connections - at most so many wait for an answer at the same time; a call without a free one waits, and that counts
 * @param warmUp, callOf - as for `measure`
 * @returns what `measure` returns
 */
export const measureAtRate = (address, traits) => withPrecedence(() => measureNow(address, traits))

async function measureNow(address, { rate, connections, seconds, warmUp = 0, callOf }) {
  const all = Array.from({ length: connections }, () => openConnection(address))
  const free = [...all]
  const due = []
  const times = []
  const answers = { calls: 0, failed: 0, failure: '' }
  const pending = new Set()
  const startedAt = performance.now()
  const timedFrom = startedAt + warmUp * 1000

  const answered = async (connection, { call, dueAt }) => {
    const answer = await connection.send(call)
    if (dueAt >= timedFrom) times.push(performance.now() - dueAt)
    noteRefusal(answers, call, answer)
    free.push(connection)
    sendDue()
  }
  function sendDue() {
    while (due.length > 0 && free.length > 0) {
      const work = answered(free.pop(), due.shift()).then(() => pending.delete(work))
      pending.add(work)
    }
  }
  /** Adds calls that have become due. @returns whether more are to come */
  const addDue = () => {
    for (const now = performance.now(); ; ) {
      const dueAt = startedAt + (answers.calls / rate) * 1000
      if (dueAt > now) return true
      const call = dueAt > timedFrom + seconds * 1000 ? null : callOf(answers.calls)
      if (call === null) return false
      answers.calls += 1
      due.push({ call, dueAt })
    }
  }

  for (let isMore = true; isMore; ) {
    isMore = addDue()
    sendDue()
    await delay(TICK_MS)
  }
  while (pending.size > 0) await Promise.all(pending)
  const elapsed = (performance.now() - timedFrom) / 1000
  for (const connection of all) connection.close()
  return { ...timesOf(times, elapsed), ...answers }
}
