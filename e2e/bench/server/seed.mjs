/** Fills an empty database: people, processes, and tickets with their history. */
import { copyInto } from './copy-rows.mjs'
import { firstBrokenEntry } from './server-code.mjs'
import { senderTo } from './load.mjs'
import { randomFrom } from './random.mjs'
import { publishProcesses, seedPeople } from './seed-people.mjs'
import { seedTickets } from './seed-tickets.mjs'

/** @returns ids and tokens of the seeded data; stored beside the database. */
export async function seed({ client, folder, tickets, address, people = 2000, departments = 200 }) {
  const random = randomFrom(20_261_122)
  const rows = copyInto(client, folder)
  const site = await seedPeople(client, rows, random, { people, departments })
  const processes = await publishProcesses(senderTo(address), site, random)
  const startedAt = performance.now()
  const onProgress = (done) => console.log(`${done} of ${tickets} tickets, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
  await seedTickets({ client, rows, random, ...site, processes, tickets, onProgress })
  await checkChains(client)
  return { ...site, leaders: [...site.leaders], processes: processes.map(({ id, name }) => ({ id, name })) }
}

/** @throws when the history of one of some tickets is not what the server would accept as its own. */
async function checkChains(client) {
  const { rows } =
    await client.query(`select h.ticket_id as "ticketId", h.sequence, h.kind, h.node_id as "nodeId", h.node_name as "nodeName",
      h.task_id as "taskId", h.actor_id as "actorId", h.actor_name as "actorName", h.remark, h.assignees, h.replaced, h.fallback, h.details, h.at, h.hash
    from ticket_history h where h.ticket_id in (select id from tickets order by id desc limit 500) order by h.ticket_id, h.sequence`)
  for (const [id, entries] of Map.groupBy(rows, ({ ticketId }) => ticketId)) {
    const broken = firstBrokenEntry(entries)
    if (broken !== null) throw new Error(`the seeded history of ${id} breaks at ${broken}`)
  }
}
