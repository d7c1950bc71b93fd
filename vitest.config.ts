import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tooling/longest-first.ts'

export default defineConfig({
  test: {
    projects: ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts', 'tooling/vitest.config.ts'],
    sequence: { sequencer: LongestFirst },
  },
})
