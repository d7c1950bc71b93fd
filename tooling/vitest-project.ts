import { defineConfig } from 'vitest/config'

export interface ProjectOptions {
  readonly environment: 'node' | 'happy-dom'
  readonly setupFiles?: readonly string[]
  readonly testTimeoutMs?: number
  readonly include?: readonly string[]
  readonly globalSetup?: readonly string[]
  /** A pure package keeps nothing between files, so its files may share a worker: seconds are saved. Default true. */
  readonly isolate?: boolean
}

/** The one place that says how tests run: workspace packages resolve to their sources, never to a stale `dist`. */
export function defineProject({
  environment,
  setupFiles = [],
  testTimeoutMs = 10_000,
  include = ['src/**/*.test.{ts,tsx}'],
  globalSetup = [],
  isolate = true,
}: ProjectOptions) {
  // Not `module`: what it leads to vitest takes for itself, while Node, asked by another package, loads it once more.
  const conditions = ['formwork-source', 'import', 'default', ...(environment === 'node' ? ['node'] : ['browser'])]
  return defineConfig({
    resolve: { conditions },
    // The same as Node is told, which resolves what dependencies import: else a package is loaded twice, in two builds.
    ssr: { resolve: { conditions: environment === 'node' ? conditions : [...conditions, 'node'] } },
    test: {
      environment,
      setupFiles: [...setupFiles],
      testTimeout: testTimeoutMs,
      include: [...include],
      globalSetup: [...globalSetup],
      isolate,
      restoreMocks: true,
    },
  })
}
