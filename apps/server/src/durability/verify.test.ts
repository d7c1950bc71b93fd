/** `verify` beside a running server: silent about sound data, and a sentence for each thing that was tampered with. */
import { readdir, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { builtServerFolder } from '../testing/built-server'
import { copyDemoCompany } from '../testing/demo-company'
import { signIn, urlOfDataDir, withClient } from '../testing/demo-server'
import { firstStart, runCommand, runServer, stopServer } from '../testing/server-process'

const folder = builtServerFolder()

it('a sound company is vouched for; a changed history, a lost task, a changed audit log and a shortened upload are named', async () => {
  const environment = { DATA_DIR: folder.path }
  await copyDemoCompany(folder.path)
  const server = runServer(environment)
  const address = await server.ready
  const body = new FormData()
  body.append('file', new Blob(['twelve bytes']), 'a.txt')
  const headers = { authorization: `Bearer ${await signIn(address, 'admin', firstStart.ADMIN_PASSWORD)}` }
  expect((await fetch(`${address}/api/v1/public/uploadFile`, { method: 'POST', headers, body })).status).toBe(200)
  const verify = () => runCommand({ DATA_DIR: folder.path }, ['verify'])
  expect(await verify()).toEqual({ code: 0, output: expect.stringContaining('Everything fits together') })

  const [changed, lost, cut] = await withClient(await urlOfDataDir(folder.path), async (client) => {
    // A role that may do this bypasses the triggers that protect a history.
    await client.query('set session_replication_role = replica')
    const { rows } = await client.query<{ number: string }>(`select number from tickets where status = 'running' order by id limit 3`)
    const numbers = rows.map(({ number }) => number)
    const of = (index: number) => [numbers[index]]
    await client.query(
      `update ticket_history set remark = 'forged' where sequence = 1 and ticket_id = (select id from tickets where number = $1)`,
      of(0),
    )
    await client.query(`delete from ticket_tasks where ticket_id = (select id from tickets where number = $1)`, of(1))
    await client.query(`delete from ticket_jobs where ticket_id = (select id from tickets where number = $1)`, of(1))
    await client.query(
      `delete from ticket_history h using tickets t where t.id = h.ticket_id and t.number = $1 and h.sequence = t.history_length`,
      of(2),
    )
    await client.query(`update audit_entries set actor_name = 'forged' where chain = 1 and sequence = 2`)
    await client.query(`update ticket_grams set title = 'another' where ticket_id = (select id from tickets where number = $1)`, of(1))
    return numbers
  })
  const [upload = ''] = (await readdir(join(folder.path, 'files'), { recursive: true })).filter((name) => name.includes('/'))
  await truncate(join(folder.path, 'files', upload), 5)
  const found = await verify()
  expect(found.code).toBe(1)
  for (const sentence of [
    `The history of the ticket ${changed} was changed.`,
    `The ticket ${lost} is running and waits for nobody and nothing.`,
    `The ticket ${cut} has a history that does not end where it should.`,
    `The ticket ${lost} cannot be found by its number and title.`,
    `The ticket ${changed} cannot be found by what has been said on it.`,
    'The audit log was changed: chain 1 breaks at its entry 2.',
    'holds 5 bytes instead of 12.',
  ])
    expect(found.output).toContain(sentence)
  expect(await stopServer(server)).toBe(0)
})
