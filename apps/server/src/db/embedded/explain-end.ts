/** Says what kept PostgreSQL from starting: which of its files is damaged, what was lost with it, and what to do. */
import { StartError } from '../../domain/start-error'
import { readMark, summary } from './installation-mark'

/** What PostgreSQL says of files that it cannot use, and which these are. The first that fits counts. */
const SIGNS: readonly { readonly words: RegExp; readonly finding: string }[] = [
  { words: /control file|pg_control|files are incompatible with server/i, finding: 'its control file global/pg_control' },
  { words: /checkpoint record|pg_wal|WAL /, finding: 'its write-ahead log in pg_wal' },
  {
    words: /could not (?:open|read|access|stat|seek)|invalid page|is not a valid|corrupt|contains unexpected|bogus data/,
    finding: 'one of its files',
  },
]

/** Something else that it needs is missing, and its files are as they were. */
const OF_THE_MACHINE =
  /No space left|Permission denied|Read-only file system|Too many open files|Cannot allocate memory|out of memory|shared memory|semaphore|lock file|socket/i
/** It gave a reason itself; one that was killed did not. */
const REASON = /FATAL: |PANIC: |refused its own server/

/** @param words - the reason of its end with the last lines of its log, or what it answered. */
export async function explainEnd(
  { dataDir, pgdata }: { readonly dataDir: string; readonly pgdata: string },
  words: string,
): Promise<StartError> {
  const mayBeDamage = REASON.test(words) && !OF_THE_MACHINE.test(words)
  const finding = mayBeDamage ? SIGNS.find((sign) => sign.words.test(words))?.finding : undefined
  if (finding === undefined) return new StartError(`The embedded PostgreSQL did not start: ${words}. Nothing was deleted.`)
  const mark = await readMark(dataDir)
  const loss = mark === null ? '' : ` It held ${summary(mark)}.`
  return new StartError(
    `The database in ${dataDir} is damaged: PostgreSQL cannot use ${finding} (${words}).${loss} Nothing was deleted. Restore a backup (docs/guide/installing.md). To begin with an empty database instead, move ${pgdata} to another place and start once with --accept-loss.`,
  )
}
