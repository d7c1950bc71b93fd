import { defineProject } from '@formwork/tooling/vitest-project'

export default defineProject({ environment: 'happy-dom', setupFiles: ['./src/testing/setup.ts'] })
