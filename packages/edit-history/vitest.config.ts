import { defineProject } from '@formwork/tooling/vitest-project'

export default defineProject({ environment: 'node', isolate: false })
