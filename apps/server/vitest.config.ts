import { defineProject } from '@formwork/tooling/vitest-project'

const base = defineProject({ environment: 'node', isolate: false, globalSetup: ['src/testing/global-setup.ts'] })

// vitest hands the list of conditions to Node itself. `import` and `module` among them would make `require` inside pg find its ES module.
const conditions = ['formwork-source', 'node']

export default { ...base, resolve: { conditions }, ssr: { resolve: { conditions } } }
