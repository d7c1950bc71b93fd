/** Branch coverage of what decides about forms: `pnpm --filter @formwork/form-schema coverage` fails below the thresholds. */
import { defineProject } from '@formwork/tooling/vitest-project'
import { mergeConfig } from 'vitest/config'

/** Per cent of the branches that tests take, in each of these folders. */
const MIN_BRANCHES = 95
const FOLDERS = ['src/rules', 'src/conditions', 'src/import']

/** Tests that exercise the three folders; measurements of speed mean nothing while branches are counted. */
const TESTS = ['src/{rules,conditions,import,widgets,options,messages}/**/!(*speed).test.ts', 'src/*.test.ts']

export default mergeConfig(defineProject({ environment: 'node', testTimeoutMs: 60_000, include: TESTS }), {
  test: {
    coverage: {
      enabled: true,
      provider: 'v8',
      reporter: ['text'],
      include: FOLDERS.map((folder) => `${folder}/**/*.ts`),
      exclude: ['**/*.test.ts'],
      thresholds: Object.fromEntries(FOLDERS.map((folder) => [`${folder}/**`, { branches: MIN_BRANCHES }])),
    },
  },
})
