/** A database that vanished, was damaged, emptied or replaced by an older copy is refused, not served and not replaced. */
import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, realpath, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { urlOfDataDir, withClient } from '../testing/demo-server'
import { copyDemoCompany } from '../testing/demo-company'
import { builtServerFolder } from '../testing/built-server'
import { runServer, stopServer } from '../testing/server-process'

const folder = builtServerFolder()
let original: string
let dataDir: string
let round = 0

/** With owners and modes. */
const copyAll = (from: string, to: string) => spawnSync('cp', ['-a', from, to], { stdio: 'inherit' })
const inCluster = (name: string) => join(dataDir, 'cluster', name)
const segments = async () => {
  const names = (await readdir(inCluster('pgdata/pg_wal'))).filter((name) => /^[\dA-F]{24}$/.test(name))
  return names.map((name) => inCluster(`pgdata/pg_wal/${name}`))
}
const removeLog = async () => Promise.all((await segments()).map((file) => rm(file)))
/** As long as before, and nothing that PostgreSQL knows. */
const fill = async (file: string) => writeFile(file, Buffer.alloc((await stat(file)).size, 'rubbish '))

beforeAll(async () => {
  original = join(folder.path, 'original')
  await copyDemoCompany(original)
  const server = runServer({ DATA_DIR: original })
  await server.ready
  await stopServer(server)
})
beforeEach(() => {
  round += 1
  dataDir = join(folder.path, `copy-${round}`)
  copyAll(original, dataDir)
})

const refusal = async (environment: Readonly<Record<string, string>> = {}) => {
  const server = runServer({ DATA_DIR: dataDir, ...environment })
  expect(await server.ended).toBe(1)
  expect(server.output()).toMatch(/^Formwork cannot start: [^\n]+\n$/)
  return server.output()
}
const ticketsOf = (directory: string) =>
  urlOfDataDir(directory).then((url) =>
    withClient(url, async (client) => (await client.query<{ n: number }>('select count(*)::int as n from tickets')).rows[0]?.n),
  )

describe('a server whose database', () => {
  it.each([
    ['directory is gone', () => rm(inCluster('pgdata'), { recursive: true }), 'is gone: there is no'],
    ['home is gone altogether', () => rm(join(dataDir, 'cluster'), { recursive: true }), 'is gone: there is no'],
    ['version file is gone', () => rm(inCluster('pgdata/PG_VERSION')), 'has no file PG_VERSION'],
    ['control file is gone', () => rm(inCluster('pgdata/global/pg_control')), 'has no file global/pg_control'],
    ['write-ahead log is gone', () => removeLog(), 'has no write-ahead log in pg_wal'],
  ])('%s says what was there and what to do, and makes nothing', async (_case, damage, finding) => {
    await damage()
    const before = await readdir(dataDir)
    const message = await refusal()
    expect(message).toContain(finding)
    expect(message).toMatch(
      /It held at least \d+ tickets on \d{4}-\d\d-\d\d \d\d:\d\d UTC\. Nothing was changed\. Restore a backup .* --accept-loss\./,
    )
    expect((await readdir(dataDir)).filter((name) => name !== 'cluster')).toEqual(before.filter((name) => name !== 'cluster'))
    expect(await readdir(join(dataDir, 'cluster'))).not.toContainEqual(expect.stringContaining('unusable'))
  })

  it('is gone, with uploads there and no note about it, is refused as well', async () => {
    await rm(inCluster('pgdata'), { recursive: true })
    await rm(join(dataDir, 'installation.json'))
    await mkdir(join(dataDir, 'files/ab'), { recursive: true })
    expect(await refusal()).toContain('is gone: there is no')
  })

  it('was replaced by an older copy of itself says that it went back in time', async () => {
    const server = runServer({ DATA_DIR: dataDir })
    await server.ready
    await withClient(await urlOfDataDir(dataDir), (client) => client.query('create table later (id int)'))
    await stopServer(server)
    await rm(inCluster('pgdata'), { recursive: true })
    copyAll(join(original, 'cluster/pgdata'), inCluster('pgdata'))
    expect(await refusal()).toMatch(/has gone back in time: .*; it held at least \d+ tickets/)
  })

  it('was emptied says how many tickets were there', async () => {
    const server = runServer({ DATA_DIR: dataDir })
    await server.ready
    const url = await urlOfDataDir(dataDir)
    server.child.kill('SIGKILL')
    await server.ended
    await withClient(url, (client) => client.query('drop schema public cascade; create schema public'))
    expect(await refusal({ LOG_LEVEL: 'error' })).toMatch(/has lost tickets: 0 are left; it held at least \d+ tickets/)
  })

  it('is another one is refused', async () => {
    const other = join(folder.path, 'other')
    const server = runServer({ DATA_DIR: other })
    await server.ready
    await stopServer(server)
    await rename(inCluster('pgdata'), inCluster('pgdata-of-before'))
    await cp(join(other, 'cluster/password'), inCluster('password'))
    copyAll(join(other, 'cluster/pgdata'), inCluster('pgdata'))
    expect(await refusal()).toContain('is another database than the one that was here before')
  })

  it.each([
    ['write-ahead log is rubbish', () => segments().then((names) => Promise.all(names.map(fill))), 'its write-ahead log in pg_wal'],
    ['control file is rubbish', () => fill(inCluster('pgdata/global/pg_control')), 'its control file global/pg_control'],
    ['control file is cut off', () => truncate(inCluster('pgdata/global/pg_control'), 100), 'its control file global/pg_control'],
    ['catalogue file is gone', () => rm(inCluster('pgdata/global/pg_filenode.map')), 'one of its files'],
  ])('%s says what is damaged, what was there and what to do', async (_case, damage, finding) => {
    await damage()
    const message = await refusal()
    expect(message).toContain(`is damaged: PostgreSQL cannot use ${finding}`)
    expect(message).toMatch(
      /It held at least \d+ tickets on .* Nothing was deleted\. Restore a backup .* move \S+ to another place and start once with --accept-loss\./,
    )
  })

  it.each(['pgdata/PG_VERSION', 'pgdata/global/pg_control'])(
    'has no %s begins anew when that is asked for, once, and keeps what was left',
    async (name) => {
      await rm(inCluster(name))
      const server = runServer({ DATA_DIR: dataDir }, ['--accept-loss'])
      await server.ready
      expect(await ticketsOf(dataDir)).toBe(0)
      expect(await readdir(await realpath(join(dataDir, 'cluster')))).toContainEqual(expect.stringMatching(/^pgdata\.unusable-/))
      await stopServer(server)
      const next = runServer({ DATA_DIR: dataDir })
      await next.ready
      await stopServer(next)
    },
  )

  it('is whole starts, also after kill −9, and has checksums', async () => {
    const killed = runServer({ DATA_DIR: dataDir })
    await killed.ready
    expect(await withClient(await urlOfDataDir(dataDir), (client) => client.query('show data_checksums'))).toMatchObject({
      rows: [{ data_checksums: 'on' }],
    })
    killed.child.kill('SIGKILL')
    await killed.ended
    const next = runServer({ DATA_DIR: dataDir })
    await next.ready
    expect(await ticketsOf(dataDir)).toBeGreaterThan(0)
    await stopServer(next)
  })
})
