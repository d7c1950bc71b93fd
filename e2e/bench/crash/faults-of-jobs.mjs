/** A server that is paused in the middle of an automatic step, for longer than any timeout, while another one works beside it. */
import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { asking, publish, users } from '../server/definitions.mjs'
import { senderTo } from '../server/load.mjs'
import { must, until } from './violation.mjs'

const STOPPED_SECONDS = 90
const SECONDS = 60

/** A system that steps call; it reports its first caller. */
async function openSystem() {
  let calls = 0
  const { promise: asked, resolve } = Promise.withResolvers()
  const system = createServer((request, answer) => {
    calls += 1
    resolve()
    request.resume()
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise((listening) => system.listen(0, '127.0.0.1', listening))
  const { port } = system.address()
  const close = () => {
    system.closeAllConnections()
    system.close()
  }
  return { asked, port, calls: () => calls, close }
}

/** The owner calls a system, is paused before the answer arrives, and resumes when the other has long worked alone. */
async function stopWhileItAsks(site, { company }) {
  const system = await openSystem()
  await site.end('other')
  try {
    const send = senderTo(site.addresses.owner)
    const token = company.admin
    await send('PUT', '/api/v2/settings/outgoing', { token, body: { hosts: [{ host: '127.0.0.1', isInside: true }], secrets: {} } })
    const definition = asking(`http://127.0.0.1:${system.port}/orders`, users(company.approver.id))
    const processId = await publish(send, token, { name: `stopped ${system.port}`, formId: null, definition })
    const body = { processId, version: 1, title: 'stopped', values: {} }
    const { id } = await send('POST', '/api/v2/tickets', { token: company.people[0].token, body })
    await system.asked
    site.servers.owner.signal('SIGSTOP')
    try {
      await site.start('other')
      await delay(STOPPED_SECONDS * 1000)
    } finally {
      site.servers.owner.signal('SIGCONT')
    }
    await until(async () => (await actsOf(site, id)) > 0, SECONDS, 'a step whose server was stopped never ended')
    // Time for a runner that would do it again.
    await delay(5000)
    must((await actsOf(site, id)) === 1, 'a step whose server was stopped was done twice')
    console.log(`the system was asked ${system.calls()} times, the ticket moved once`)
  } finally {
    system.close()
    if (site.servers.other === null) await site.start('other')
  }
}

const actsOf = (site, ticketId) =>
  site.ask(async (client) => {
    const { rows } = await client.query("select count(*)::int as acts from ticket_history where ticket_id = $1 and kind = 'jobDone'", [
      ticketId,
    ])
    return rows[0].acts
  })

export const faultsOfJobs = { 'the owner is stopped for 90 s while it asks another system': stopWhileItAsks }
