/** The nightly fuzz run; not part of the suite. FUZZ_CASES and FUZZ_SEED choose how much and what. */
import { defineProject } from '@formwork/tooling/vitest-project'
import { mergeConfig } from 'vitest/config'

const HOUR_MS = 3_600_000
const fuzzCases = Number(process.env['FUZZ_CASES'] ?? 100_000)
const fuzzSeed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31)

export default mergeConfig(defineProject({ environment: 'node', include: ['src/testing/fuzz/fuzz-import.ts'], testTimeoutMs: HOUR_MS }), {
  test: { provide: { fuzzCases, fuzzSeed }, disableConsoleIntercept: true },
})
