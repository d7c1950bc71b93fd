import { defineConfig } from 'vite'

const DOORS = new Set(['index', 'mui', 'react-hook-form'])
const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'ja', 'zh-cn', 'zh-tw']

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

/** A host with server components draws a form in its client part. */
const banner = ({ name }: { readonly name: string }) => (DOORS.has(name) ? "'use client'" : '')

/**
 * The modules of the package, for `import` and for `require` alike, so that the entries of each share one renderer. What the entry shares with parts that come later is one file: left to itself a bundler makes one for every
 * set of parts that share something, which cost a page with a form 5 KiB of gzip.
 */
export default defineConfig({
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2023',
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
    cssMinify: true,
    modulePreload: false,
    lib: {
      entry: {
        index: 'src/index.ts',
        mount: 'src/mount.ts',
        mui: 'src/mui.ts',
        'react-hook-form': 'src/react-hook-form.ts',
        ...Object.fromEntries(LANGUAGES.map((tag) => [`languages/${tag}`, `src/languages/${tag}.ts`])),
        'definition-loader/eager': 'src/definition-loader/eager.ts',
        'definition-loader/lazy': 'src/definition-loader/lazy.tsx',
        'widgets/larger/eager': 'src/widgets/larger/eager.ts',
        'widgets/larger/lazy': 'src/widgets/larger/lazy.tsx',
      },
    },
    rolldownOptions: {
      external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('src/') && !/^[A-Za-z]:/.test(id),
      preserveEntrySignatures: 'strict',
      output: [outputOf('es', 'js'), outputOf('cjs', 'cjs')],
    },
  },
})

function outputOf(format: 'es' | 'cjs', ending: string) {
  return {
    format,
    exports: 'named' as const,
    entryFileNames: `[name].${ending}`,
    chunkFileNames: `parts/[name].${ending}`,
    banner,
    codeSplitting: {
      groups: [
        { debugName: 'shared', name: (id: string, graph: ModuleGraph) => groupOf(id, graph, 'shared'), priority: 2 },
        { debugName: 'face', name: (id: string, graph: ModuleGraph) => groupOf(id, graph, 'face'), priority: 1 },
        { debugName: 'common', name: (id: string, graph: ModuleGraph) => groupOf(id, graph, 'common'), priority: 1 },
      ],
    },
  }
}

interface Groups {
  readonly shared: ReadonlySet<string>
  readonly face: ReadonlySet<string>
  readonly common: ReadonlySet<string>
}

let groups: Groups | null = null

function groupOf(id: string, graph: ModuleGraph, group: keyof Groups): keyof Groups | null {
  // The bundler's own few lines, for which every part would make a request.
  if (id.includes('rolldown/runtime')) return group === 'shared' ? group : null
  groups ??= findGroups(graph)
  return groups[group].has(id) ? group : null
}

/** Folders that several lazy chunks share; the code that fetches choices from a source is large, and few forms need it. */
const SHARED_FOLDERS = ['choices', 'controls', 'css', 'dates', 'field', 'loading', 'messages', 'performance', 'submit', 'values'].map(
  (folder) => `src/${folder}/`,
)

const of = (path: string) => new URL(path, import.meta.url).pathname

/** What the entry only re-exports, and no form needs before a part of it does: a file of its own, which a bundler leaves out of the first load. */
const HANDED_ON = new Set([of('src/uploads/send-form.ts')])

/** What draws a form that nobody fills: a page of a designer needs no more of us until somebody tries the form. */
const FACES = [of('src/field/FormFace.tsx'), of('src/field/WidgetFace.tsx')]

/**
 * `shared`: what the entry shares with parts. `face`: what is needed beyond that to draw a form without filling it. `common`: what several parts share of these two rooms; one request instead of seven in a row, for the
 * first part that a page meets.
 */
function findGroups(graph: ModuleGraph): Groups {
  const first = reached(of('src/index.ts'), graph).now
  const larger = reached(of('src/widgets/larger/lazy.tsx'), graph)
  const parts = new Set<string>(larger.now)
  const uses = new Map<string, number>()
  // What comes later may bring parts that come later still.
  for (const id of larger.later) {
    const { now, later } = reached(id, graph)
    for (const one of now) {
      parts.add(one)
      uses.set(one, (uses.get(one) ?? 0) + 1)
    }
    for (const one of later) larger.later.add(one)
  }
  const asks = (id: string) => [...reached(id, graph).now].some((one) => one.startsWith(of('src/sources/')))
  // Every part says something, so their texts come with what they share.
  const texts = of('src/messages/use-larger-messages.ts')
  const isCommon = (id: string) =>
    (id === texts || (uses.get(id) ?? 0) > 1) &&
    !first.has(id) &&
    !larger.now.has(id) &&
    SHARED_FOLDERS.some((folder) => id.startsWith(of(folder))) &&
    !asks(id)
  // Their styles too: none of them is drawn without.
  const styles = [...larger.later].filter((id) => id.startsWith(of('src/larger.css')))
  const shared = new Set([...first].filter((id) => parts.has(id) && !HANDED_ON.has(id)))
  const faces = FACES.flatMap((id) => [...reached(id, graph).now])
  return { shared, face: new Set(faces.filter((id) => !shared.has(id))), common: new Set([...[...parts].filter(isCommon), ...styles]) }
}
