import { defineConfig } from 'vite'

const DOORS = new Set(['index', 'mui'])

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null
}

/** The modules that run with `id`, and those that may come later. */
function reached(id: string, graph: ModuleGraph, now = new Set<string>(), later = new Set<string>()) {
  if (now.has(id)) return { now, later }
  now.add(id)
  const found = graph.getModuleInfo(id)
  for (const next of found?.dynamicallyImportedIds ?? []) later.add(next)
  for (const next of found?.importedIds ?? []) reached(next, graph, now, later)
  return { now, later }
}

/**
 * The ES modules of the package. What the door shares with parts that come later is one file: left to itself a bundler makes one for every
 * set of parts that share something, which cost a page with a form 5 KiB of gzip.
 */
export default defineConfig({
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2023',
    minify: false,
    modulePreload: false,
    lib: {
      formats: ['es'],
      entry: {
        index: 'src/index.ts',
        mui: 'src/mui.ts',
        'imported/at-once': 'src/imported/at-once.ts',
        'imported/when-asked': 'src/imported/when-asked.tsx',
        'widgets/larger/at-once': 'src/widgets/larger/at-once.ts',
        'widgets/larger/when-asked': 'src/widgets/larger/when-asked.tsx',
      },
    },
    rolldownOptions: {
      external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('src/') && !/^[A-Za-z]:/.test(id),
      preserveEntrySignatures: 'strict',
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name].js',
        banner: ({ name }) => (DOORS.has(name) ? "'use client'" : ''),
        codeSplitting: { groups: [{ name: (id, graph) => (isShared(id, graph) ? 'shared' : null) }] },
      },
    },
  },
})

let shared: ReadonlySet<string> | null = null

function isShared(id: string, graph: ModuleGraph): boolean {
  shared ??= sharedModules(graph)
  return shared.has(id)
}

function sharedModules(graph: ModuleGraph): ReadonlySet<string> {
  const of = (path: string) => new URL(path, import.meta.url).pathname
  const first = reached(of('src/index.ts'), graph).now
  const larger = reached(of('src/widgets/larger/when-asked.tsx'), graph)
  const parts = new Set<string>(larger.now)
  // What comes later may bring parts that come later still.
  for (const id of larger.later) {
    const { now, later } = reached(id, graph)
    for (const one of now) parts.add(one)
    for (const one of later) larger.later.add(one)
  }
  return new Set([...first].filter((id) => parts.has(id)))
}
