import { defineProject } from './vitest-project.ts'

export default defineProject({ environment: 'node', include: ['**/*.test.mjs'] })
