import { defineProject } from '../../tooling/vitest-project.ts'

export default defineProject({ environment: 'happy-dom' })
