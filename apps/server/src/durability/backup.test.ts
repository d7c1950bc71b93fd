/** A backup taken while people work comes back the same, elsewhere too; a damaged one, or one over data, is refused. */
import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { edgeBetween, type ProcessDefinition } from '@formwork/workflow-core'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { checkBackup } from '../backup/check-backup'
import { addJobs, signIn, urlOfDataDir, withClient } from '../testing/demo-server'
import { copyDemoCompany } from '../testing/demo-company'
import { builtServerFolder } from '../testing/built-server'
import { firstStart, runCommand, runServer, type ServerProcess, stopServer } from '../testing/server-process'

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

const folder = builtServerFolder()
let dataDir: string
let backup: string
let server: ServerProcess
let address: string
let uploaded: string
/** A ticket at the step at which its second form is filled in. */
let moving: string

beforeAll(async () => {
  dataDir = join(folder.path, 'data')
  backup = join(folder.path, 'one.backup')
  await copyDemoCompany(dataDir)
  server = runServer({ DATA_DIR: dataDir })
  address = await server.ready
  uploaded = await upload(address)
  moving = await startWithTwoForms(address)
  await withClient(await urlOfDataDir(dataDir), async (client) => {
    await client.query(`update tickets set title = $1 where id = (select id from tickets limit 1)`, ['tab\t newline\n back\\slash \\N 😀'])
  })
})
afterAll(async () => {
  if (server.child.exitCode === null) await stopServer(server)
})

/** Calls as the administrator. */
async function callAt(at: string, method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${await signIn(at, 'admin', firstStart.ADMIN_PASSWORD)}`, 'content-type': 'application/json' }
  const answer = await fetch(`${at}/api/v2/${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  return JSON.parse(text) as Record<string, unknown>
}

async function startWithTwoForms(at: string): Promise<string> {
  const formOf = (model: string) => ({
    list: [{ type: 'input', name: model, key: `k-${model}`, model, options: { required: true }, rules: [] }],
    config: {},
  })
  const newForm = async (model: string) =>
    String((await callAt(at, 'POST', 'forms', { name: `备份 ${model}`, definition: formOf(model) }))['id'])
  const [formId, later] = [await newForm('thing'), await newForm('serial')]
  const definition: ProcessDefinition = {
    schema: 2,
    settings: { forms: [{ formId: later, firstNodeId: 'issue' }] },
    nodes: [
      { id: 'start', kind: 'start', name: '开始' },
      { id: 'issue', kind: 'userTask', name: '发放', assignees: [{ kind: 'requester' }], completion: 'any' },
      { id: 'end', kind: 'end', name: '结束' },
    ],
    edges: [edgeBetween('start', 'issue'), edgeBetween('issue', 'end')],
  }
  const { id } = await callAt(at, 'POST', 'processes', { name: '备份的领用', formId, definition })
  await callAt(at, 'POST', `processes/${String(id)}/publish`, { revision: 1 })
  const started = await callAt(at, 'POST', 'tickets', { processId: id, version: 1, title: '领用', values: { thing: '键盘' } })
  return String(started['id'])
}

async function upload(at: string): Promise<string> {
  const token = await signIn(at, 'admin', firstStart.ADMIN_PASSWORD)
  const body = new FormData()
  body.append('file', new Blob([PNG], { type: 'image/png' }), 'dot.png')
  const response = await fetch(`${at}/api/v1/public/uploadFile`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body })
  return JSON.stringify(await response.json())
}

/** Every row of every table, as text. */
const contentOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
    )
    const hashes: Record<string, string> = {}
    for (const { name } of rows) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const table = await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`)
      if (name !== 'schema_migrations')
        hashes[name] = `${table.rowCount} ${createHash('sha256').update(JSON.stringify(table.rows)).digest('hex')}`
    }
    return hashes
  })
const referencesOf = (url: string) =>
  withClient(
    url,
    async (client) => (await client.query(`select conname from pg_constraint where contype = 'f' and convalidated order by 1`)).rows,
  )
const uploadsOf = async (directory: string) => {
  const names = (await readdir(join(directory, 'files'), { recursive: true })).filter((name) => name.includes('/')).toSorted()
  return Promise.all(names.map(async (name) => `${name} ${(await readFile(join(directory, 'files', name))).toString('base64')}`))
}

describe('a backup', () => {
  it('is taken while the server serves, and is restored whole into a new directory', async () => {
    expect(uploaded).toContain('/api/v1/files/')
    const url = await urlOfDataDir(dataDir)
    // What the ticket with two forms told people is written before anything is compared.
    const jobsOf = (client: Client) =>
      client.query(`select from graphile_worker._private_jobs where strpos(payload::text, $1) > 0`, [moving])
    await expect.poll(async () => (await withClient(url, jobsOf)).rowCount).toBe(0)
    const before = await contentOf(url)
    // People go on meanwhile; what they do later is not in it.
    const busy = fetch(`${address}/health`)
    const taken = await runCommand({ DATA_DIR: dataDir }, ['backup', backup])
    expect(taken).toMatchObject({
      code: 0,
      output: expect.stringMatching(/tickets, \d+ rows in \d+ tables and 1 uploaded files of .* Written and checked/),
    })
    expect((await busy).status).toBe(200)
    const target = join(folder.path, 'restored')
    expect(await runCommand({ DATA_DIR: target }, ['restore', backup])).toMatchObject({
      code: 0,
      output: expect.stringContaining('Restored into'),
    })
    const restored = runServer({ DATA_DIR: target })
    const at = await restored.ready
    const restoredUrl = await urlOfDataDir(target)
    expect(await contentOf(restoredUrl)).toEqual(before)
    // The installation that was backed up says so on its page of system health.
    const token = await signIn(address, 'admin', firstStart.ADMIN_PASSWORD)
    const health = await fetch(`${address}/api/v2/system/health`, { headers: { authorization: `Bearer ${token}` } })
    expect(await health.json()).toMatchObject({ backup: { at: expect.stringMatching(/^20/) } })
    expect(await referencesOf(restoredUrl)).toEqual(await referencesOf(url))
    expect(await uploadsOf(target)).toEqual(await uploadsOf(dataDir))
    // A ticket goes on there with both its forms, and `verify` finds nothing but the title that was written past the index of titles above.
    const page = await callAt(at, 'GET', `tickets/${moving}`)
    expect(page).toMatchObject({ values: { thing: '键盘' }, forms: [{ nodeId: 'issue', form: { list: [{ model: 'serial' }] } }] })
    const [task] = page['openTasks'] as { taskId: string }[]
    const done = await callAt(at, 'POST', `tickets/${moving}/moves`, { type: 'approve', taskId: task?.taskId, values: { serial: 'A-1' } })
    expect(done).toMatchObject({ status: 'approved', ticket: { values: { thing: '键盘', serial: 'A-1' } } })
    const { output } = await runCommand({ DATA_DIR: target }, ['verify'])
    expect(output.match(/^(The ticket|The history|The uploaded|The audit).*$/gm)).toEqual([
      expect.stringContaining('cannot be found by its number and title'),
    ])
    await stopServer(restored)
  })

  it('goes to another PostgreSQL, and from there back, with the jobs that wait', async () => {
    await stopServer(server)
    const stopped = await runCommand({ DATA_DIR: dataDir }, ['backup', join(folder.path, 'stopped.backup')])
    expect(stopped.code, stopped.output).toBe(0)
    const { host, port, user, password } = inject('postgres')
    const at = (name: string) => `postgresql://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`
    await withClient(at('postgres'), (client) => client.query('create database restored_elsewhere'))
    const url = at('restored_elsewhere')
    const elsewhere = { DATABASE_URL: url, DATA_DIR: join(folder.path, 'elsewhere') }
    expect(await runCommand(elsewhere, ['restore', join(folder.path, 'stopped.backup')])).toMatchObject({ code: 0 })
    await withClient(url, (client) => addJobs(client, ['waiting-1', 'waiting-2']))
    // The backup adds an entry of its own to the audit log, after what it holds.
    const before = await contentOf(url)
    const back = join(folder.path, 'back.backup')
    expect(await runCommand(elsewhere, ['backup', back])).toMatchObject({ code: 0 })
    const target = join(folder.path, 'back')
    expect(await runCommand({ DATA_DIR: target }, ['restore', back])).toMatchObject({ code: 0 })
    const restored = runServer({ DATA_DIR: target })
    await restored.ready
    const restoredUrl = await urlOfDataDir(target)
    const delivered = () =>
      withClient(restoredUrl, async (client) => (await client.query(`select 1 from notices where delivery_id like 'waiting-%'`)).rowCount)
    await expect.poll(delivered, { timeout: 30_000 }).toBe(2)
    expect({ ...(await contentOf(restoredUrl)), notices: '' }).toEqual({ ...before, notices: '' })
    await stopServer(restored)
    await withClient(at('postgres'), (client) => client.query('drop database restored_elsewhere with (force)'))
  })

  it('never goes over a file or over data', async () => {
    expect(await runCommand({ DATA_DIR: dataDir }, ['backup', backup])).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is a file'),
    })
    expect(await runCommand({ DATA_DIR: dataDir }, ['restore', backup])).toMatchObject({
      code: 1,
      output: expect.stringMatching(/There is data in .*; a restore goes into an empty DATA_DIR only\./),
    })
  })

  it('of which one byte is changed, or the end is missing, is refused before anything is made', async () => {
    const whole = await readFile(backup)
    const damaged = join(folder.path, 'damaged.backup')
    const places = [
      ...Array.from({ length: 10 }, (_, index) => index),
      ...Array.from({ length: 400 }, (_, index) => 10 + Math.floor((index * (whole.length - 11)) / 400)),
      whole.length - 1,
    ]
    for (const place of places) {
      const copy = Buffer.from(whole)
      copy[place] = (copy[place] ?? 0) ^ 0x20
      // oxlint-disable-next-line no-await-in-loop -- one file
      await writeFile(damaged, copy)
      // oxlint-disable-next-line no-await-in-loop
      await expect(checkBackup(damaged), `byte ${place}`).rejects.toThrow(/is damaged or is none/)
    }
    await writeFile(damaged, whole.subarray(0, whole.length - 100))
    const target = join(folder.path, 'never')
    expect(await runCommand({ DATA_DIR: target }, ['restore', damaged])).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^Formwork cannot restore: The backup .* is damaged or is none \(.*\)\. Nothing was changed\.\n$/),
    })
    expect(await readdir(folder.path)).not.toContain('never')
  })

  it('is read by verify alone, with nothing restored', async () => {
    const target = join(folder.path, 'untouched')
    expect(await runCommand({ DATA_DIR: target }, ['verify', backup])).toMatchObject({
      code: 0,
      output: expect.stringMatching(/ is whole, and this server can restore it: \d+ tickets/),
    })
    const damaged = join(folder.path, 'cut.backup')
    await writeFile(damaged, (await readFile(backup)).subarray(0, -100))
    expect(await runCommand({ DATA_DIR: target }, ['verify', damaged])).toMatchObject({
      code: 1,
      output: expect.stringContaining('is damaged or is none'),
    })
    expect(await readdir(folder.path)).not.toContain('untouched')
  })

  it('that was being restored when the machine stopped is not served, and is restored by running it again', async () => {
    const target = join(folder.path, 'broken-off')
    await mkdir(join(target, 'files/ab'), { recursive: true })
    await writeFile(join(target, 'restore.unfinished'), '')
    const refused = runServer({ DATA_DIR: target })
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toContain('was broken off')
    expect(await runCommand({ DATA_DIR: target }, ['restore', backup])).toMatchObject({ code: 0 })
    const restored = runServer({ DATA_DIR: target })
    await restored.ready
    await stopServer(restored)
  })

  it('needs a database and a file to be named', async () => {
    expect(await runCommand({ DATA_DIR: join(folder.path, 'nothing') }, ['backup', join(folder.path, 'x')])).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no database in'),
    })
    expect(await runCommand({}, ['backup'])).toMatchObject({ code: 1, output: expect.stringContaining('Say which file') })
    expect(await runCommand({}, ['restore', join(folder.path, 'no-such-file')])).toMatchObject({
      code: 1,
      output: expect.stringMatching(/There is no file .*no-such-file\./),
    })
  })
})

describe('a copy of a stopped data directory', () => {
  it('made with tar, as the guide says, is served elsewhere after the original is gone', async () => {
    const original = join(folder.path, 'for-tar')
    await cp(join(folder.path, 'one.backup'), join(folder.path, 'tar-source.backup'))
    await runCommand({ DATA_DIR: original }, ['restore', join(folder.path, 'tar-source.backup')])
    const run = (...words: string[]) => expect(spawnSync('tar', words, { cwd: folder.path }).status).toBe(0)
    run('-cpf', 'backup.tar', 'for-tar')
    spawnSync('mv', [original, `${original}-gone`])
    run('-xpf', 'backup.tar')
    const restored = runServer({ DATA_DIR: original })
    await signIn(await restored.ready, 'admin', firstStart.ADMIN_PASSWORD)
    await stopServer(restored)
  })
})
