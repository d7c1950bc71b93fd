/** One person sends two hundred slow searches at once: everybody else goes on, and so does the check of health. */
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { builtServerFolder } from '../testing/built-server'
import { copyDemoCompany } from '../testing/demo-company'
import { signIn, urlOfDataDir, withClient } from '../testing/demo-server'
import { firstStart, runServer, stopServer } from '../testing/server-process'
import { DEMO_PASSWORD } from '../modules/demo/seed'

const folder = builtServerFolder()

const SEARCHES = 200

it('two hundred searches of one person stop nobody else, and those that are too many are told when to ask again', async () => {
  await copyDemoCompany(folder.path)
  const server = runServer({ DATA_DIR: folder.path })
  const address = await server.ready
  const [busy, other] = [await signIn(address, 'admin', firstStart.ADMIN_PASSWORD), await signIn(address, 'li.na', DEMO_PASSWORD)]
  const ask = (path: string, token: string) => fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } })
  const statusOf = async (path: string) => (await ask(path, other)).status
  const url = await urlOfDataDir(folder.path)
  let searches: Promise<Response>[] = []
  await withClient(url, async (client) => {
    // Calls that read tickets have to wait, as with a search that takes seconds.
    await client.query('begin')
    await client.query('lock table tickets in access exclusive mode')
    searches = Array.from({ length: SEARCHES }, (_, index) => ask(`/api/v2/tickets?keyword=${index}`, busy))
    await pause(300)
    for (let round = 0; round < 5; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answered = await Promise.all(['/health', '/api/v1/upcoming', '/api/v1/getinfo', '/api/v2/form-sources/roles'].map(statusOf))
      expect(answered, `round ${round}`).toEqual([200, 200, 200, 200])
    }
    await signIn(address, 'sun.fei', DEMO_PASSWORD)
    expect((await ask('/api/v1/upcoming', busy)).status, 'their own badge').toBe(200)
    await client.query('rollback')
  })
  const answers = await Promise.all(searches)
  // The database cancelled none: a call that waited for the searches would have waited until they were.
  const refused = answers.filter(({ status }) => status === 429)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
  expect(refused.length).toBeGreaterThan(SEARCHES / 2)
  expect(new Set(refused.map((answer) => answer.headers.get('retry-after')))).toEqual(new Set(['2']))
  expect(await refused[0]?.json()).toMatchObject({ code: 'rate.limited' })
  expect((await ask('/api/v2/tickets', busy)).status).toBe(200)
  expect(await stopServer(server), server.output()).toBe(0)
})
