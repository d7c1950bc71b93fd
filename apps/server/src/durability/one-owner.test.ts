/** Two servers on one data directory, neither of which can see the other's processes: one owns it, the other says so. */
import { spawn, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { urlOfDataDir, withClient } from '../testing/demo-server'
import { buildFolder, builtServerFolder } from '../testing/built-server'
import { runServer, serverEnvironment, stopServer } from '../testing/server-process'

/** Process, message-queue and mount namespaces of its own, as in a container. */
const UNSHARE = ['-f', '-p', '-i', '--mount-proc']
const mayUnshare = spawnSync('unshare', [...UNSHARE, 'true']).status === 0
if (!mayUnshare) {
  // oxlint-disable-next-line no-console -- a test that is left out says so
  console.warn('SKIPPED: this account may not make namespaces (unshare), so two containers on one folder are not tested here.')
}

const folder = builtServerFolder()

interface Contained {
  /** The number of `unshare`, outside; killing it ends everything inside. */
  readonly pid: number
  output(): string
  readonly ended: Promise<number | null>
  sees(pattern: RegExp): Promise<void>
  end(): Promise<void>
}

/** Runs a shell line in namespaces of its own; `$MAIN` starts a server. */
function contain(line: string, dataDir: string): Contained {
  const child = spawn(
    'unshare',
    [...UNSHARE, '--kill-child', 'sh', '-c', line.replaceAll('$MAIN', `"${process.execPath}" "${join(buildFolder, 'main.js')}"`)],
    {
      env: { ...serverEnvironment(), DATA_DIR: dataDir, ADMIN_PASSWORD: 'a given password' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  return {
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    sees: (pattern) => expect.poll(() => output, { timeout: 30_000 }).toMatch(pattern),
    end: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

const health = async (address: string) => (await fetch(`${address}/health`)).status
const kindOfData = (dataDir: string) =>
  urlOfDataDir(dataDir).then((url) => withClient(url, async (client) => (await client.query('select count(*) from users')).rowCount))

describe.runIf(mayUnshare)('two containers on one data directory', () => {
  it('have one owner: the second says who it is and ends, and the first serves on', async () => {
    const dataDir = join(folder.path, 'data')
    const first = runServer({ DATA_DIR: dataDir })
    const address = await first.ready
    const second = contain('exec $MAIN', dataDir)
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`Another Formwork server (process ${first.child.pid} on `)
    expect(await health(address)).toBe(200)
    expect(await stopServer(first)).toBe(0)
    const next = runServer({ DATA_DIR: dataDir })
    await next.ready
    expect(await kindOfData(dataDir)).toBe(1)
    await stopServer(next)
  })

  it('hand it over when the one that owns it is killed whole', async () => {
    const dataDir = join(folder.path, 'killed-whole')
    const first = contain('exec $MAIN', dataDir)
    await first.sees(/Formwork is ready/)
    expect(await refusalOf(dataDir)).toContain('Another Formwork server (process 1 on ')
    await first.end()
    const next = runServer({ DATA_DIR: dataDir })
    expect(await health(await next.ready)).toBe(200)
    await stopServer(next)
  })

  it('do not share it with a PostgreSQL that a killed server left behind out of sight', async () => {
    const dataDir = join(folder.path, 'left-behind')
    // The server is killed, its PostgreSQL goes on in there.
    const first = contain(
      '$MAIN & sleep 1; while ! [ -e "$DATA_DIR/kill" ]; do sleep 0.1; done; kill -9 $!; echo killed; sleep 1000',
      dataDir,
    )
    await first.sees(/Formwork is ready/)
    spawnSync('touch', [join(dataDir, 'kill')])
    await first.sees(/killed/)
    expect(await refusalOf(dataDir)).toContain('A PostgreSQL that an earlier server started still uses')
    expect(await readFile(join(dataDir, 'cluster/postgresql.log'), 'utf8')).not.toContain('PANIC')
    await first.end()
    const next = runServer({ DATA_DIR: dataDir })
    expect(await health(await next.ready)).toBe(200)
    await stopServer(next)
  })
})

async function refusalOf(dataDir: string): Promise<string> {
  const server = runServer({ DATA_DIR: dataDir })
  expect(await server.ended).toBe(1)
  return server.output()
}
