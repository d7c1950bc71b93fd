/**
 * `npx pnpm test:postgres [BIN] [FILTER…]`: the server's tests on another PostgreSQL than the one it brings along. BIN is the folder with its `initdb` and `postgres`; the
 * oldest of `/usr/lib/postgresql/` otherwise (on Debian 12: `apt-get install postgresql-15`). What else is named goes to Vitest: folders, files, options. A cluster is
 * made for the run and removed after it. Left out are the tests of whole servers with a PostgreSQL of their own.
 */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const DEBIAN = '/usr/lib/postgresql'
const START_TRIES = 200

const [first, ...others] = process.argv.slice(2)
const isFirstBin = first !== undefined && existsSync(join(first, 'initdb'))
const filters = isFirstBin || first === undefined ? others : [first, ...others]

function findBin() {
  if (isFirstBin) return first
  const [oldest] = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(a) - Number(b)) : []
  if (oldest === undefined)
    throw new Error(`There is no PostgreSQL in ${DEBIAN}. Install one, or say where its programs are: pnpm test:postgres BIN.`)
  return join(DEBIAN, oldest, 'bin')
}

const bin = findBin()
const folder = mkdtempSync(join(tmpdir(), 'formwork-postgres-'))
chmodSync(folder, 0o755)
// It refuses to run as root.
const isRoot = process.getuid?.() === 0
const nobody = isRoot
  ? { uid: Number(spawnSync('id', ['-u', 'nobody']).stdout), gid: Number(spawnSync('id', ['-g', 'nobody']).stdout) }
  : {}
if (isRoot) chownSync(folder, nobody.uid, nobody.gid)
const pgdata = join(folder, 'pgdata')
const inFolder = { ...nobody, cwd: folder }

const made = spawnSync(join(bin, 'initdb'), ['-D', pgdata, '-U', 'formwork', '-A', 'trust', '-E', 'UTF8', '--locale=C'], {
  ...inFolder,
  encoding: 'utf8',
})
if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
const settings = ['fsync=off', 'max_connections=200', 'timezone=UTC', 'listen_addresses=', `unix_socket_directories=${folder}`]
const postgres = spawn(join(bin, 'postgres'), ['-D', pgdata, ...settings.flatMap((setting) => ['-c', setting])], {
  ...inFolder,
  stdio: ['ignore', 'ignore', 'ignore'],
})
const ended = new Promise((resolve) => postgres.once('exit', resolve))
try {
  for (let tries = 0; !existsSync(join(folder, '.s.PGSQL.5432')) && tries < START_TRIES; tries += 1) await delay(50)
  console.log(spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim())
  const url = `postgresql://formwork@localhost/postgres?host=${encodeURIComponent(folder)}&port=5432`
  const excluded = ['--exclude', '**/src/main.test.ts', '--exclude', '**/src/durability/**', '--exclude', '**/db/embedded/**']
  const tests = spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', '--project', '@formwork/server', ...excluded, ...filters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: url },
  })
  process.exitCode = tests.status ?? 1
} finally {
  postgres.kill('SIGINT')
  await ended
  rmSync(folder, { recursive: true, force: true })
}
