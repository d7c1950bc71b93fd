/** The laws alone, as many cases of each as `laws.mjs` was told. */
import { defineProject } from '@formwork/tooling/vitest-project'

export default defineProject({
  environment: 'node',
  isolate: false,
  include: ['src/laws/*.test.ts'],
  setupFiles: ['./laws.setup.mjs'],
  testTimeoutMs: 3_600_000,
})
