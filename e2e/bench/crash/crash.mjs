/**
 * Random faults of a server while people write: after each round nothing that was acknowledged is lost, no number is given twice, every
 * chain is intact (`verify`), every effect happened once, and the server answers by itself. `--rounds N` (200), `--seed N` repeats an order, `--only TEXT` takes some faults,
 * `--keep` leaves the folder; `BENCH_SERVER` names another build. Ends with 1 at the first violation.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makeForm, publish, twoTasks, users } from '../server/definitions.mjs'
import { createPeople, signIn } from '../server/bench-people.mjs'
import { senderTo } from '../server/load.mjs'
import { randomFrom } from '../server/random.mjs'
import { ADMIN_PASSWORD } from '../server/server-process.mjs'
import { check } from './check.mjs'
import { faultsOfDisk, mountSmallDisk } from './faults-of-disk.mjs'
import { faultsOfFiles } from './faults-of-files.mjs'
import { faultsOfJobs } from './faults-of-jobs.mjs'
import { faultsOfOwners, skippedOwners } from './faults-of-owners.mjs'
import { faultsOfProcesses } from './faults-of-processes.mjs'
import { openSite } from './site.mjs'
import { startWriters } from './writers.mjs'

const { values: wanted } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
    keep: { type: 'boolean', default: false },
  },
})
const [rounds, seed] = [Number(wanted.rounds), Number(wanted.seed)]
const random = randomFrom(seed)
const PEOPLE = 7
const MANY_ROUNDS = 50
const AFTER_MS = 250
const HEALTHY_SECONDS = 60

const newFolder = (name) => {
  const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), name))
  // As root PostgreSQL runs as another user, who must be able to pass.
  chmodSync(folder, 0o755)
  return folder
}
const [folder, aside] = [newFolder('formwork-crash-'), newFolder('formwork-crash-aside-')]
const unmount = mountSmallDisk(folder)
const skipped = [...skippedOwners, ...(unmount === null ? ['full disks: this account may not mount a small file system'] : [])]
for (const reason of skipped) console.warn(`SKIPPED ${reason}`)
const faults = Object.entries({
  ...faultsOfProcesses,
  ...faultsOfOwners,
  ...faultsOfFiles,
  ...(unmount === null ? {} : faultsOfDisk),
  // Takes minutes: only with many rounds, or when it is named.
  ...(rounds >= MANY_ROUNDS || wanted.only !== '' ? faultsOfJobs : {}),
}).filter(([name]) => name.includes(wanted.only))

/** Every fault once in random order, then all of them again. */
function* inTurn() {
  for (;;) {
    const bag = [...faults]
    while (bag.length > 0) yield bag.splice(random.below(bag.length), 1)[0]
  }
}

/** A form, a process, people who start tickets, and one who is asked. */
async function foundCompany(send) {
  const admin = await signIn(send, 'admin', ADMIN_PASSWORD)
  const people = await createPeople(send, admin, PEOPLE)
  const approver = people.pop()
  const formId = await makeForm(send, admin, 2)
  const processId = await publish(send, admin, { name: 'crash', formId, definition: twoTasks(users(approver.id), users(approver.id)) })
  return { admin, people, approver, processId, roleIds: [people[0].roleId] }
}

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
const results = new Map(faults.map(([name]) => [name, []]))
const startedAt = Date.now()
let done = 0
let writers = null
console.log(`seed ${seed}, ${rounds} rounds of ${faults.length} faults`)
const site = await openSite(folder)
try {
  await site.start('owner')
  // Servers that share a database share the folder of uploads.
  for (const name of ['data/files', 'other']) mkdirSync(join(folder, name), { recursive: true })
  symlinkSync(join(folder, 'data/files'), join(folder, 'other/files'))
  const company = await foundCompany(senderTo(site.addresses.owner))
  await site.start('other')
  writers = startWriters({ site, company, random })
  for (const [name, strike] of inTurn()) {
    if (done === rounds) break
    await delay(AFTER_MS + random.below(AFTER_MS))
    const struckAt = Date.now()
    try {
      await strike(site, { random, writers, company, aside })
      await site.untilHealthy(HEALTHY_SECONDS)
      results.get(name).push((Date.now() - struckAt) / 1000)
      await delay(AFTER_MS)
      const goOn = await writers.rest()
      await check(site, writers.ledger)
      goOn()
    } catch (error) {
      error.message = `round ${done + 1}, ${name} (--seed ${seed}): ${error.message}`
      throw error
    }
    done += 1
    console.log(`${done} ${name}: ${((Date.now() - struckAt) / 1000).toFixed(1)} s`)
  }
} catch (error) {
  process.exitCode = 1
  console.error(error.stack)
  console.error(`VIOLATION. ${wanted.keep ? `Everything is left in ${folder}.` : 'With --keep everything is left for a look.'}`)
} finally {
  // Writers that still wait for a dead server are told to stop.
  const stopped = writers?.stop()
  await site.close()
  await stopped
  if (!wanted.keep || process.exitCode === undefined) {
    unmount?.()
    for (const place of [folder, aside]) rmSync(place, { recursive: true, force: true })
  }
}

const { ledger } = writers ?? {
  ledger: { tickets: new Map(), approvals: [], changes: new Map(), uploads: [], answers: new Map(), repeated: 0, givenUp: 0 },
}
console.table(
  [...results].map(([fault, seconds]) => ({
    fault,
    rounds: seconds.length,
    'back after, s': median(seconds).toFixed(1),
    'at most': Math.max(0, ...seconds).toFixed(1),
  })),
)
console.table({
  rounds: `${done} of ${rounds}`,
  minutes: ((Date.now() - startedAt) / 60_000).toFixed(1),
  'tickets acknowledged': ledger.tickets.size,
  'approvals acknowledged': ledger.approvals.length,
  'changes acknowledged': [...ledger.changes.values()].flat().length,
  'uploads acknowledged': ledger.uploads.length,
  'tries without success': ledger.repeated,
  'given up, done or not': ledger.givenUp,
  answers: [...ledger.answers].map(([status, count]) => `${status}: ${count}`).join(', '),
  skipped: skipped.join('; '),
})
