import { fileURLToPath } from 'node:url'
import type { ViteUserConfig } from 'vitest/config'

export interface ProjectOptions {
  readonly environment: 'node' | 'happy-dom'
  readonly setupFiles?: readonly string[]
  readonly testTimeoutMs?: number
  readonly include?: readonly string[]
  readonly globalSetup?: readonly string[]
  /** A pure package keeps nothing between files, so its files may share a worker: seconds are saved. Default true. */
  readonly isolate?: boolean
  /** False: stylesheets are not applied to what components render (`unstyled-pages.mjs`). Default true. */
  readonly isStyled?: boolean
}

const CONTEXT_GLOBALS = fileURLToPath(new URL('context-globals.mjs', import.meta.url))
const UNSTYLED_PAGES = fileURLToPath(new URL('unstyled-pages.mjs', import.meta.url))

/**
 * Components are tested in contexts of a worker that stays: a file still has its own document and modules, but no process of its own, and what
 * was compiled once is not compiled again. 109 s became 33 for the renderer.
 */
const IN_A_CONTEXT = {
  pool: 'vmThreads',
  // If left to Node, their CommonJS builds require each other's ES modules, which a context cannot.
  server: { deps: { inline: [/@emotion\//, /@mui\//, /stylis/, /hoist-non-react-statics/] } },
} as const

/** The one place that says how tests run: workspace packages resolve to their sources, never to a stale `dist`. */
export function defineProject({
  environment,
  setupFiles = [],
  // Only ends tests that hang, also on a machine whose processors are all busy with something else.
  testTimeoutMs = 180_000,
  include = ['src/**/*.test.{ts,tsx}'],
  globalSetup = [],
  isolate = true,
  isStyled = true,
}: ProjectOptions): ViteUserConfig {
  // Not `module`: what it leads to vitest takes for itself, while Node, asked by another package, loads it once more.
  const conditions = ['formwork-source', 'import', 'default', ...(environment === 'node' ? ['node'] : ['module', 'browser'])]
  return {
    resolve: { conditions },
    // The same as Node is told, which resolves what dependencies import: else a package is loaded twice, in two builds.
    ssr: { resolve: { conditions: environment === 'node' ? conditions : [...conditions, 'node'] } },
    test: {
      environment,
      // Rich text is parsed with the window of an empty frame.
      environmentOptions: { happyDOM: { settings: { enableIframePageLoading: true } } },
      setupFiles: [...(environment === 'happy-dom' ? [CONTEXT_GLOBALS] : []), ...(isStyled ? [] : [UNSTYLED_PAGES]), ...setupFiles],
      testTimeout: testTimeoutMs,
      hookTimeout: testTimeoutMs,
      expect: { poll: { timeout: testTimeoutMs } },
      include: [...include],
      globalSetup: [...globalSetup],
      isolate,
      // By default vitest leaves one processor free: with two it would run one file at a time. A project does not inherit it from the root.
      maxWorkers: '100%',
      restoreMocks: true,
      ...(environment === 'happy-dom' ? IN_A_CONTEXT : {}),
    },
  }
}
