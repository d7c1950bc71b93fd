import { defineProject } from '../../tooling/vitest-project.ts'

export default defineProject({ environment: 'node', testTimeoutMs: 30_000 })
