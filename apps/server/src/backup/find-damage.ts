/** Finds damage that no single read reports: broken rules between rows, chains of histories and of the audit log, bytes of uploads. */
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client, ClientBase } from 'pg'
import { findBrokenChains } from '../db/audit-chains'
import type { FileStorage } from '../storage/file-storage'
import { CHAIN_START, hashHistory, type HistoryFacts } from '../workflow/history-chain'

const BATCH = 1000

/** Each lists tickets that break it. */
const RULES: Readonly<Record<string, string>> = {
  'is running and waits for nobody and nothing': `select t.number from tickets t where t.status = 'running'
     and not exists (select from ticket_tasks k where k.ticket_id = t.id and k.status = 'open')
     and not exists (select from ticket_jobs j where j.ticket_id = t.id and j.status in ('waiting', 'failed'))`,
  'is finished and has an open task': `select distinct t.number from tickets t join ticket_tasks k on k.ticket_id = t.id and k.status = 'open' where t.status <> 'running'`,
  'asks somebody about a task that is closed': `select distinct t.number from tickets t join ticket_assignments a on a.ticket_id = t.id and a.status in ('open', 'setAside')
     join ticket_tasks k on k.ticket_id = t.id and k.task_id = a.task_id where k.status <> 'open'`,
  'is due at another time than its open tasks and its own limit': `select t.number from tickets t where not t.state ? 'suspended'
     and t.due_at is distinct from least((select min(k.due_at) from ticket_tasks k where k.ticket_id = t.id and k.status = 'open'),
       case when t.status = 'running' then timestamptz 'epoch' + (t.state #>> '{timeLimit,dueAt}')::bigint * interval '1 millisecond' end)`,
  'is listed as suspended or not, against its state': `select t.number from tickets t
     where t.is_suspended <> (t.status = 'running' and t.state ? 'suspended')`,
  'has another status than its state': `select t.number from tickets t where t.status <> t.state ->> 'status'`,
  'has a history that does not end where it should': `select t.number from tickets t where (select h.hash from ticket_history h
     where h.ticket_id = t.id order by h.sequence desc limit 1) is distinct from t.history_hash
     or t.history_length <> (select count(*) from ticket_history h where h.ticket_id = t.id)`,
  'cannot be found by its number and title': `select t.number from tickets t where not exists (select from ticket_grams g where g.ticket_id = t.id and not g.is_remarks)
     or exists (select from ticket_grams g where g.ticket_id = t.id and (g.number <> t.number or g.title <> t.title))`,
  'cannot be found by what has been said on it': `select distinct t.number from tickets t
     join (select ticket_id, remark as words from ticket_history union all select ticket_id, body from ticket_comments) said on said.ticket_id = t.id
     left join ticket_grams g on g.ticket_id = t.id and g.is_remarks where said.words <> '' and position(said.words in coalesce(g.remarks, '')) = 0`,
  'has no values': `select t.number from tickets t where not exists (select from ticket_values v where v.ticket_id = t.id)`,
}

export async function brokenRules(client: ClientBase): Promise<string[]> {
  const findings: string[] = []
  for (const [rule, query] of Object.entries(RULES)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { rows } = await client.query<{ number: string }>(query)
    findings.push(...rows.map(({ number }) => `The ticket ${number} ${rule}.`))
  }
  return findings
}

interface Entry extends HistoryFacts {
  readonly hash: string
  readonly number: string
}

/** Checks the hash chain of every ticket; that it ends where the ticket's row says is one of the rules above. */
export async function brokenHistories(client: ClientBase): Promise<string[]> {
  const broken = new Set<string>()
  await client.query(`declare entries no scroll cursor for
    select h.ticket_id as "ticketId", h.sequence, h.kind, h.node_id as "nodeId", h.node_name as "nodeName", h.task_id as "taskId", h.actor_id as "actorId",
      h.actor_name as "actorName", h.remark, h.assignees, h.replaced, h.fallback, h.details, h.at, h.hash, t.number
    from ticket_history h join tickets t on t.id = h.ticket_id order by h.ticket_id, h.sequence`)
  let at = { ticket: '', sequence: 0, hash: CHAIN_START }
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a cursor
    const { rows } = await client.query<Entry>(`fetch ${BATCH} from entries`)
    if (rows.length === 0) break
    for (const entry of rows) {
      if (entry.ticketId !== at.ticket) at = { ticket: entry.ticketId, sequence: 0, hash: CHAIN_START }
      if (entry.sequence !== at.sequence + 1 || entry.hash !== hashHistory(at.hash, entry)) broken.add(entry.number)
      at = { ticket: entry.ticketId, sequence: entry.sequence, hash: entry.hash }
    }
  }
  return [...broken].map((number) => `The history of the ticket ${number} was changed.`)
}

/** Follows the chains of the audit log. */
export async function brokenAuditLog(client: Client): Promise<string[]> {
  const places = await findBrokenChains(drizzle(client))
  return places.map(({ chain, sequence }) => `The audit log was changed: chain ${chain} breaks at its entry ${sequence}.`)
}

/** Uploads that the database lists and the storage lacks, wholly or in part. */
export async function missingBytes(client: ClientBase, files: FileStorage): Promise<string[]> {
  const findings: string[] = []
  await client.query('declare uploads no scroll cursor for select id, byte_count::float8 as bytes from files order by id')
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a cursor
    const { rows } = await client.query<{ id: string; bytes: number }>(`fetch ${BATCH} from uploads`)
    if (rows.length === 0) return findings
    for (const { id, bytes } of rows) {
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      const found = await sizeOf(files, id)
      if (found !== bytes)
        findings.push(`The uploaded file ${id} ${found === null ? 'is gone' : `holds ${found} bytes instead of ${bytes}`}.`)
    }
  }
}

async function sizeOf(files: FileStorage, id: string): Promise<number | null> {
  const content = await files.open(id)
  if (content === null) return null
  let bytes = 0
  for await (const chunk of content as AsyncIterable<Buffer>) bytes += chunk.length
  return bytes
}
