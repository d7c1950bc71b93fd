/** A few rounds of what may happen to a server, at random, while people write: the short form of `pnpm bench crash`, which says what is checked. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, vi } from 'vitest'
import { buildFolder, builtServerFolder } from '../testing/built-server'
import { roundsOr, serverEnvironment } from '../testing/server-process'

// Ends what hangs: the rounds take a minute, on a machine whose processors are all busy several.
vi.setConfig({ testTimeout: 900_000 })

const ROUNDS = roundsOr(3)
const program = fileURLToPath(new URL('../../../../e2e/bench/run.mjs', import.meta.url))

const folder = builtServerFolder()

it(`nothing that was acknowledged is lost, done twice or left out in ${ROUNDS} rounds of faults`, async () => {
  const run = promisify(execFile)(process.execPath, [program, 'crash', '--rounds', String(ROUNDS)], {
    env: { ...serverEnvironment(), BENCH_SERVER: join(buildFolder, 'main.js'), BENCH_DIR: folder.path },
  })
  // Says what was violated, and with which seed.
  const output = await run.then(({ stdout }) => stdout, String)
  expect(output).toContain(`${ROUNDS} of ${ROUNDS}`)
})
