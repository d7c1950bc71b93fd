import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Of itself vitest leaves one processor free: with two it would run one file at a time.
  test: { maxWorkers: '100%', projects: ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts', 'tooling/vitest.config.ts'] },
})
