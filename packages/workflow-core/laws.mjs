/**
 * Runs the laws of the engine over many cases: `node laws.mjs 20000`. The suite runs 500 of each. A process for every processor (or as many as a second
 * number says) takes its part of the cases, each of a seed of its own; a law that does not hold names the seed and the way to its smallest case.
 */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

const cases = Number(process.argv[2] ?? 20_000)
const parts = Math.min(Number(process.argv[3] ?? availableParallelism()), cases)
const firstSeed = Date.now() % 1_000_000_000

const run = (part) =>
  new Promise((done) => {
    const seed = String(firstSeed + part)
    const own = Math.floor(cases / parts) + (part < cases % parts ? 1 : 0)
    process.stdout.write(`${own} cases of each law with seed ${seed}\n`)
    const child = spawn('npx', ['vitest', 'run', '--config', 'laws.config.ts', '--reporter=verbose'], {
      cwd: import.meta.dirname,
      env: { ...process.env, LAWS_CASES: String(own), LAWS_SEED: seed },
      stdio: 'inherit',
    })
    child.on('close', (status) => done(status ?? 1))
  })

const statuses = await Promise.all(Array.from({ length: parts }, (_, part) => run(part)))
process.exitCode = Math.max(...statuses)
