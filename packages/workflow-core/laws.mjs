/** Runs the laws of the engine over many cases: `node laws.mjs 20000`. The suite runs 500 of each. */
import { spawnSync } from 'node:child_process'

const cases = process.argv[2] ?? '20000'
const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'laws.config.ts'], {
  cwd: import.meta.dirname,
  env: { ...process.env, LAWS_CASES: cases },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
