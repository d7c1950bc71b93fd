/** Starting, stopping, being killed: the built server as a process on its own PostgreSQL. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { isAlive } from './db/embedded/process-identity'
import { builtServerFolder } from './testing/built-server'
import { firstStart, runServer, type ServerProcess, stopServer } from './testing/server-process'

// Each of these waits for whole processes, on machines that may be busy.
const running: ServerProcess[] = []
const start = (environment: Readonly<Record<string, string>>, flags: readonly string[] = []) => {
  const server = runServer(environment, flags)
  running.push(server)
  return server
}
/** A refusal is one sentence on one line and exit code 1. */
const refusal = async (environment: Readonly<Record<string, string>>, flags: readonly string[] = []) => {
  const server = start(environment, flags)
  expect(await server.ended).toBe(1)
  expect(server.output()).toMatch(/^Formwork cannot start: [^\n]+\n$/)
  return server.output()
}

const folder = builtServerFolder()

afterAll(async () => {
  for (const server of running) server.child.kill('SIGTERM')
  await Promise.all(running.map((server) => server.ended))
})

async function post(address: string, path: string, body: unknown, token = ''): Promise<Record<string, unknown>> {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Record<string, unknown>
}

describe('a server on its own PostgreSQL', () => {
  const dataDir = () => join(folder.path, 'data')
  const postmaster = async () => Number((await readFile(join(dataDir(), 'cluster/pgdata/postmaster.pid'), 'utf8')).split('\n')[0])
  const startAndKillBoth = async () => {
    const server = start({ DATA_DIR: dataDir() })
    await server.ready
    const pid = await postmaster()
    server.child.kill('SIGKILL')
    process.kill(pid, 'SIGKILL')
    await server.ended
  }
  let password = ''

  it('prints address, name and a generated password at the first start, and stops everything at SIGTERM', async () => {
    const server = start({ DATA_DIR: dataDir(), VERIFY_CODE: 'off' })
    const address = await server.ready
    expect((await fetch(`${address}/health`)).status).toBe(200)
    password = /Administrator: admin\nPassword: (\S{16}) /.exec(server.output())?.[1] ?? ''
    const signedIn = await post(address, '/login', { username: 'admin', password })
    expect(signedIn).toMatchObject({ code: 200 })
    const info = await fetch(`${address}/api/v1/getinfo`, { headers: { authorization: `Bearer ${String(signedIn['token'])}` } })
    expect(await info.json()).toMatchObject({ data: { mustChangePassword: true } })
    const pid = await postmaster()
    expect(await stopServer(server)).toBe(0)
    expect(await isAlive(pid)).toBe(false)
  })

  it('says no password at a later start, which keeps everything', async () => {
    const server = start({ DATA_DIR: dataDir(), ADMIN_PASSWORD: 'not the first start' })
    const address = await server.ready
    expect(server.output()).not.toMatch(/password/i)
    expect(await post(address, '/login', { username: 'admin', password })).toMatchObject({ code: 200 })
    await stopServer(server)
  })

  it('answers metrics where METRICS_PORT says, and nowhere else', async () => {
    const server = start({ DATA_DIR: dataDir(), METRICS_PORT: '0' })
    const address = await server.ready
    const metrics = /Metrics are at (\S+)/.exec(server.output())?.[1] ?? ''
    expect(await (await fetch(metrics)).text()).toContain('formwork_database_up 1')
    expect((await fetch(`${address}/metrics`, { headers: { accept: 'text/plain' } })).headers.get('content-type')).not.toContain(
      'text/plain',
    )
    expect(await stopServer(server)).toBe(0)
    await expect(fetch(metrics)).rejects.toThrow()
  })

  it('refuses a second server on the same data, which leaves the first alone', async () => {
    const first = start({ DATA_DIR: dataDir() })
    const address = await first.ready
    expect(await refusal({ DATA_DIR: dataDir() })).toContain(`Another Formwork server (process ${first.child.pid} on ${hostname()}, since `)
    expect((await fetch(`${address}/health`)).status).toBe(200)
    await stopServer(first)
  })

  it('starts again after kill −9, with all that was acknowledged', async () => {
    const killed = start({ DATA_DIR: dataDir() })
    const address = await killed.ready
    const { token } = await post(address, '/login', { username: 'admin', password })
    const changed = await fetch(`${address}/api/v1/user/pwd`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${String(token)}` },
      body: JSON.stringify({ oldPassword: password, newPassword: 'kept through a crash' }),
    })
    expect(await changed.json()).toMatchObject({ code: 200 })
    const orphan = await postmaster()
    killed.child.kill('SIGKILL')
    await killed.ended
    expect(await isAlive(orphan)).toBe(true)
    const next = start({ DATA_DIR: dataDir() })
    expect(await post(await next.ready, '/login', { username: 'admin', password: 'kept through a crash' })).toMatchObject({ code: 200 })
    expect(await isAlive(orphan)).toBe(false)
    await stopServer(next)
  })

  it('starts again after both were killed', async () => {
    await startAndKillBoth()
    const next = start({ DATA_DIR: dataDir() })
    expect((await fetch(`${await next.ready}/health`)).status).toBe(200)
    await stopServer(next)
  })

  it('starts again when the process number of the killed PostgreSQL is taken, as after a restart of a container', async () => {
    await startAndKillBoth()
    const pgdata = join(dataDir(), 'cluster/pgdata')
    const { uid, gid } = await stat(pgdata)
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { uid, gid, cwd: '/', stdio: 'ignore' })
    try {
      const file = join(pgdata, 'postmaster.pid')
      const [, ...rest] = (await readFile(file, 'utf8')).split('\n')
      await writeFile(file, [String(other.pid), ...rest].join('\n'))
      const next = start({ DATA_DIR: dataDir() })
      expect((await fetch(`${await next.ready}/health`)).status).toBe(200)
      await stopServer(next)
    } finally {
      other.kill('SIGKILL')
    }
  })

  it('sets up a demo company once', async () => {
    const demo = { DATA_DIR: join(folder.path, 'demo'), ...firstStart }
    const server = start(demo, ['--demo'])
    const address = await server.ready
    expect(await post(address, '/login', { username: 'chen.jing', password: 'formwork-demo' })).toMatchObject({ code: 200 })
    const { token } = await post(address, '/login', { username: 'admin', password: 'a given password' })
    const info = await fetch(`${address}/api/v1/getinfo`, { headers: { authorization: `Bearer ${String(token)}` } })
    expect(await info.json()).toMatchObject({ data: { mustChangePassword: false } })
    await stopServer(server)
    const again = start(demo, ['--demo'])
    await again.ready
    expect(again.output()).not.toContain('demo company')
    await stopServer(again)
  })

  it.runIf(process.getuid?.() === 0)('as root in a private directory keeps its cluster where PostgreSQL may go', async () => {
    const home = join(folder.path, 'private')
    await mkdir(home, { mode: 0o700 })
    const server = start({ DATA_DIR: join(home, 'data') })
    expect((await fetch(`${await server.ready}/health`)).status).toBe(200)
    await stopServer(server)
    const cluster = await readlink(join(home, 'data/cluster'))
    expect(existsSync(join(cluster, 'pgdata/PG_VERSION'))).toBe(true)
    await rm(cluster, { recursive: true })
  })
})

describe('a server that cannot start says why in one sentence', () => {
  it('when the port is taken, and has made nothing', async () => {
    const other = createServer()
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address()
        resolve(typeof address === 'object' && address !== null ? address.port : 0)
      })
    })
    const dataDir = join(folder.path, 'never')
    expect(await refusal({ PORT: String(port), DATA_DIR: dataDir })).toContain(`Port ${port} on 127.0.0.1 is already in use.`)
    expect(await refusal({ METRICS_PORT: String(port), DATA_DIR: dataDir })).toContain('or set METRICS_PORT.')
    expect(existsSync(dataDir)).toBe(false)
    other.close()
  })

  it('when the data directory cannot be written', async () => {
    const file = join(folder.path, 'file')
    await writeFile(file, '')
    expect(await refusal({ DATA_DIR: join(file, 'data') })).toContain(`The data directory ${join(file, 'data')} cannot be written`)
  })

  it.runIf(process.platform === 'linux')('when the data directory may not be made', async () => {
    // Not even root may make a directory there.
    expect(await refusal({ DATA_DIR: '/sys/formwork' })).toContain('The data directory /sys/formwork cannot be written')
  })

  it('when nothing answers at DATABASE_URL, without repeating its password', async () => {
    const message = await refusal({ DATABASE_URL: 'postgresql://someone:very-secret@127.0.0.1:1/formwork' })
    expect(message).toContain('PostgreSQL on 127.0.0.1:1 cannot be reached (ECONNREFUSED). Check DATABASE_URL.')
    expect(message).not.toContain('very-secret')
  })

  it('when the database does not exist or refuses the password', async () => {
    const { host, port, user, password } = inject('postgres')
    const url = (secret: string, name: string) =>
      `postgresql://${user}:${secret}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`
    expect(await refusal({ DATABASE_URL: url(password, 'no_such_database') })).toContain('The database "no_such_database" does not exist')
    expect(await refusal({ DATABASE_URL: url('wrong-secret', 'formwork') })).toContain(`refused the user "${user}" or the password`)
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a port number from 0 to 65535, not "eighty"'],
    [{ PORT: '70000', LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ DATABASE_URL: 'mysql://someone:very-secret@host/db' }, 'DATABASE_URL must look like postgresql://'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must be 8 to 1024 characters long.'],
    [{ VERIFY_CODE: 'maybe' }, 'VERIFY_CODE must be on or off'],
    [{ SITE_LANGUAGE: 'fr' }, 'SITE_LANGUAGE must be zh-CN or en, not "fr"'],
    [{ HOST: '203.0.113.77' }, 'HOST 203.0.113.77 is not an address of this machine'],
  ])('when %j is set', async (environment, sentence) => {
    const message = await refusal({ DATA_DIR: join(folder.path, 'never'), ...environment })
    expect(message).toContain(sentence)
    expect(message).not.toMatch(/very-secret|short/)
  })

  it('when a flag is unknown', async () => {
    expect(await refusal({}, ['--deno'])).toContain('there is no flag --deno')
  })
})
