/** A page of the database is not as it was written: an alarm and a degraded health, not only one list that fails. */
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { builtServerFolder } from '../testing/built-server'
import { copyDemoCompany } from '../testing/demo-company'
import { signIn, urlOfDataDir, withClient } from '../testing/demo-server'
import { firstStart, runServer, stopServer } from '../testing/server-process'

const folder = builtServerFolder()

/** Where a table lies in the cluster; everything of it is on disk then. */
const fileOf = (url: string, table: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ path: string; checksums: string }>(
      `select pg_relation_filepath($1) as path, current_setting('data_checksums') as checksums`,
      [table],
    )
    await client.query('checkpoint')
    expect(rows[0]?.checksums).toBe('on')
    return rows[0]?.path ?? ''
  })

async function damage(path: string): Promise<void> {
  const file = await open(path, 'r+')
  // Behind the page's header, among the rows at its end.
  await file.write(Buffer.from('damaged'), 0, 7, 8000)
  await file.close()
}

it('a damaged page is an alarm, and health says degraded while everything else goes on; without tickets to count there is no start', async () => {
  const environment = { DATA_DIR: folder.path }
  await copyDemoCompany(folder.path)
  const first = runServer(environment)
  await first.ready
  const url = await urlOfDataDir(folder.path)
  const [forms, tickets] = [await fileOf(url, 'forms'), await fileOf(url, 'tickets')]
  expect(await stopServer(first)).toBe(0)
  const pgdata = join(folder.path, 'cluster/pgdata')
  await damage(join(pgdata, forms))

  const second = runServer(environment)
  const address = await second.ready
  const health = async () => {
    const response = await fetch(`${address}/health`)
    return [response.status, await response.json()]
  }
  expect(await health()).toEqual([200, { status: 'ok' }])
  const headers = { authorization: `Bearer ${await signIn(address, 'admin', firstStart.ADMIN_PASSWORD)}` }
  expect((await fetch(`${address}/api/v2/forms`, { headers })).status).toBe(500)
  expect(await health()).toEqual([200, { status: 'degraded', reason: 'database-damaged' }])
  expect(second.output()).toMatch(/"level":50.*"alarm":"database-damaged"/)
  expect((await fetch(`${address}/api/v2/tickets`, { headers })).status).toBe(200)
  expect(await stopServer(second)).toBe(0)

  await damage(join(pgdata, tickets))
  const third = runServer(environment)
  expect(await third.ended).toBe(1)
  expect(third.output()).toMatch(/is damaged .*Restore a backup/)
})
