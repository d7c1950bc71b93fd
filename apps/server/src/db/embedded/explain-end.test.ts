/** What kept PostgreSQL from starting is called damage only where it is: a full disk or a kill leaves the files as they were. */
import { expect, it } from 'vitest'
import { explainEnd } from './explain-end'

const place = { dataDir: '/nowhere', pgdata: '/nowhere/cluster/pgdata' }

it.each([
  'exit 1; its log ends: PANIC:  could not locate a valid checkpoint record at 0/18B3C60',
  'exit 1; its log ends: FATAL:  incorrect checksum in control file',
  'it refused its own server: could not open file "global/pg_filenode.map": No such file or directory',
])('damage: %s', async (words) => {
  expect((await explainEnd(place, words)).message).toMatch(/is damaged: .* Restore a backup/)
})

it.each([
  'exit 1; its log ends: FATAL:  could not write to file "pg_wal/xlogtemp.12": No space left on device',
  'exit 1; its log ends: FATAL:  could not open file "global/pg_control": Permission denied',
  'exit 1; its log ends: FATAL:  could not open shared memory segment "/PostgreSQL.1": File exists',
  'exit SIGKILL; its log ends: LOG:  invalid record length at 0/18B3C60: expected at least 24, got 0 in WAL ',
])('not damage: %s', async (words) => {
  const { message } = await explainEnd(place, words)
  expect(message).toContain(words)
  expect(message).not.toContain('damaged')
})
