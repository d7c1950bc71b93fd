import { defineConfig, mergeConfig } from 'vitest/config'
import { defineProject } from '@formwork/tooling/vitest-project'

const base = defineProject({ environment: 'node', isolate: false, globalSetup: ['src/testing/global-setup.ts'] })

// vitest hands the list of conditions to Node itself. `import` and `module` among them would make `require` inside pg find its ES module.
const conditions = ['formwork-source', 'node']

export default mergeConfig(
  { ...base, resolve: { conditions }, ssr: { resolve: { conditions } } },
  defineConfig({ test: { hookTimeout: 60_000 } }),
)
