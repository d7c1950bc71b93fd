/** Compares the stored data with what was acknowledged. */
import { runServer } from '../server/server-process.mjs'
import { must, until } from './violation.mjs'

/** Jobs of a server that was killed are taken up within a minute. */
const JOBS_SECONDS = 60
const SHOWN = 5

const some = (list) => `${list.slice(0, SHOWN).join(', ')}${list.length > SHOWN ? ` and ${list.length - SHOWN} more` : ''}`

/** @throws {Violation} for the first difference. */
export async function check(site, { tickets, approvals, changes, uploads, problems }) {
  must(problems.length === 0, `an answer that no outage explains: ${some(problems)}`)
  await untilJobsAreDone(site)
  await site.ask(async (client) => {
    const select = async (text, values) => (await client.query(text, values)).rows
    const rows = await select("select id, number, title from tickets where title like 'crash %'")
    const byTitle = Map.groupBy(rows, ({ title }) => title)
    const lost = [...tickets].filter(
      ([title, { id, number }]) => !byTitle.get(title)?.some((row) => row.id === id && row.number === number),
    )
    must(lost.length === 0, `tickets that were acknowledged are lost: ${some(lost.map(([title]) => title))}`)
    const twice = [...byTitle.values()].filter((same) => same.length > 1)
    must(twice.length === 0, `tickets were made twice: ${some(twice.map(([{ title }]) => title))}`)
    const numbers = await select('select number from tickets group by number having count(*) > 1')
    must(numbers.length === 0, `numbers were given twice: ${some(numbers.map(({ number }) => number))}`)

    const decided = await select(
      "select ticket_id || ' ' || task_id as task, count(*)::int as times from ticket_history where kind = 'approved' group by 1",
    )
    const times = new Map(decided.map((row) => [row.task, row.times]))
    const missing = approvals.filter(({ ticketId, taskId }) => !times.has(`${ticketId} ${taskId}`))
    must(missing.length === 0, `approvals that were acknowledged are lost: ${some(missing.map(({ ticketId }) => ticketId))}`)
    must(Math.max(0, ...times.values()) <= 1, 'a task was approved twice')

    const notices = await select(`select a.ticket_id, a.task_id, count(n.id)::int as times from ticket_assignments a
      left join notices n on n.ticket_id = a.ticket_id and n.task_id = a.task_id and n.user_id = a.user_id and n.kind = 'task-assigned'
      group by a.ticket_id, a.task_id, a.user_id having count(n.id) <> 1`)
    must(
      notices.length === 0,
      `people were not told once of their tasks: ${some(notices.map((row) => `${row.ticket_id} ${row.task_id} ${row.times} times`))}`,
    )
    const ends = await select(`select t.number, count(n.id)::int as times from tickets t
      left join notices n on n.ticket_id = t.id and n.kind = 'ticket-approved' where t.status = 'approved' group by t.id having count(n.id) <> 1`)
    must(ends.length === 0, `requesters were not told once of the end: ${some(ends.map((row) => `${row.number} ${row.times} times`))}`)

    const audited = await select(
      "select subject_id || ' ' || (after ->> 'phone') as change from audit_entries where kind = 'user.changed' and after ? 'phone'",
    )
    const known = new Set(audited.map(({ change }) => change))
    const silent = [...changes].flatMap(([id, phones]) => phones.map((phone) => `${id} ${phone}`)).filter((change) => !known.has(change))
    must(silent.length === 0, `changes that were acknowledged are not in the audit log: ${some(silent)}`)
    const files = new Set((await select('select id from files')).map(({ id }) => id))
    const gone = uploads.filter((id) => !files.has(id))
    must(gone.length === 0, `uploads that were acknowledged are lost: ${some(gone)}`)
  })
  await verify(site)
}

async function untilJobsAreDone(site) {
  const waiting = () =>
    site.ask(async (client) => (await client.query('select count(*)::int as jobs from graphile_worker._private_jobs')).rows[0].jobs)
  await until(async () => (await waiting()) === 0, JOBS_SECONDS, 'jobs are left behind')
}

/** `formwork verify`: tickets, histories, the audit log, uploads. */
async function verify(site) {
  const command = runServer({ DATA_DIR: site.dataDir }, { words: ['verify'] })
  must((await command.ended) === 0, `verify found damage:\n${command.said()}`)
}
