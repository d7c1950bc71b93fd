/** A first start that is killed at any moment leaves nothing that the next start trips over. */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { builtServerFolder } from '../testing/built-server'
import { roundsOr, runServer, stopServer } from '../testing/server-process'

vi.setConfig({ testTimeout: 300_000 })

const ROUNDS = roundsOr(4)
/** A first start takes a second or two. */
const SPREAD_MS = 1400

const folder = builtServerFolder()

it(`starts after each of ${ROUNDS} kills −9 at different moments of the first start`, async () => {
  const failures: string[] = []
  const dataDir = (round: number) => join(folder.path, `round-${round}`)
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = runServer({ DATA_DIR: dataDir(round) })
    // oxlint-disable-next-line no-await-in-loop -- one after the other, each at its moment
    await pause(80 + (round * SPREAD_MS) / ROUNDS)
    first.child.kill('SIGKILL')
    // oxlint-disable-next-line no-await-in-loop
    await first.ended
    const next = runServer({ DATA_DIR: dataDir(round) })
    // oxlint-disable-next-line no-await-in-loop
    const outcome = await next.ready.then(
      () => 'ready',
      (error: unknown) => String(error),
    )
    if (outcome !== 'ready') failures.push(outcome)
    // oxlint-disable-next-line no-await-in-loop
    else await stopServer(next)
  }
  expect(failures).toEqual([])
})
