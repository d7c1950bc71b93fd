/**
 * The tests that a mutation run asks: all but the measurement, with few cases of each law and always the same ones. `MUTATION_TESTS` names fewer, as
 * `rights,validate*`, for a quick look at a file: each mutant loads all files that are named here.
 */
import { defineProject } from '@formwork/tooling/vitest-project'

const NAMED = process.env['MUTATION_TESTS']

export default defineProject({
  environment: 'node',
  isolate: false,
  include: NAMED === undefined ? ['src/**/!(state-stays-small).test.ts'] : NAMED.split(',').map((name) => `src/${name}.test.ts`),
  setupFiles: ['./mutation.setup.mjs'],
})
