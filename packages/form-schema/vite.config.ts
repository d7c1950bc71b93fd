import { defineConfig, type Plugin } from 'vite'

/** Every import of our set-up of zod, with the names it takes. Types alone are gone by then. */
const OWN_ZOD = /import \{ ([^}]*) \} from (['"])((?:\.{1,2}\/)+zod)\2/g

/**
 * A bundler takes of zod what is used where it stands as `import * as z from 'zod/mini'`; esbuild takes all of it where the namespace was handed on. So each
 * module gets an import of its own, behind the one that sets zod up.
 */
const zodByItsName: Plugin = {
  name: 'zod-by-its-name',
  enforce: 'post',
  transform(code) {
    if (!code.includes('zod')) return null
    const own = code.replaceAll(OWN_ZOD, (statement, names: string, _quote, path: string) => {
      const others = names.split(', ').filter((name) => name !== 'z')
      if (others.length === names.split(', ').length) return statement
      return `import { ${others.join(', ')} } from '${path}';import * as z from 'zod/mini'`
    })
    // No line has moved, so the map is as true as before.
    return { code: own, map: null }
  },
}

/** What is required finds the interpreter of FEEL beside it (tsup.cli.config.ts). */
const interpreterBesideIt: Plugin = {
  name: 'interpreter-beside-it',
  renderChunk(code, { fileName }) {
    if (!code.includes('require("feelin")')) return null
    const up = '../'.repeat(fileName.split('/').length - 1)
    return { code: code.replaceAll('require("feelin")', `require("${up === '' ? './' : up}feelin.cjs")`), map: null }
  },
}

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const of = (path: string) => new URL(path, import.meta.url).pathname

/** The modules that run with `id`. */
function reached(id: string, graph: ModuleGraph, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached(next, graph, seen)
  return seen
}

let filling: ReadonlySet<string> | null = null

/** Without what the engines of patterns need as they are loaded: in Node this file loads them. */
function whatFills(graph: ModuleGraph): ReadonlySet<string> {
  const engines = ['patterns', 're2'].flatMap((room) => [...reached(of(`src/rules/${room}/here.ts`), graph)])
  return new Set([...reached(of('src/fill.ts'), graph)].filter((id) => id !== of('src/fill.ts') && !engines.includes(id)))
}

/** The file of a module: what fills a form is one, every other module one of its own. */
function fileOf(id: string, graph: ModuleGraph): string {
  filling ??= whatFills(graph)
  if (filling.has(id)) return 'filling'
  return id.startsWith(of('src/')) ? id.slice(of('src/').length).replace(/\.ts$/, '') : 'parts/bundler'
}

const OUTPUT = {
  exports: 'named' as const,
  codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fileOf }] },
  minifyInternalExports: false,
}

/**
 * The modules of the package, one for each source: a bundler leaves out what nothing asks for, whatever a module does when it is loaded. In one file every
 * constant cost 22 KiB of gzip, for the options of all widget types. CommonJS the same way, so that its entries share what they have in common.
 */
export default defineConfig({
  plugins: [zodByItsName],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2023',
    minify: false,
    sourcemap: true,
    modulePreload: false,
    reportCompressedSize: false,
    lib: {
      entry: {
        index: 'src/index.ts',
        fill: 'src/fill.ts',
        build: 'src/build/index.ts',
        feel: 'src/feel/index.ts',
        conditions: 'src/condition-language/index.ts',
        'further-here': 'src/rules/further/here.ts',
        'further-on-demand': 'src/rules/further/on-demand.ts',
        'patterns-here': 'src/rules/patterns/here.ts',
        'patterns-on-demand': 'src/rules/patterns/on-demand.ts',
        're2-here': 'src/rules/re2/here.ts',
        're2-on-demand': 'src/rules/re2/on-demand.ts',
      },
    },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      // Which of two modules `#re2`, `#patterns` and `#further-rules` are, is for whoever runs or bundles the package to decide.
      external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('src/') && !/^[A-Za-z]:/.test(id),
      output: [
        { ...OUTPUT, format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
        { ...OUTPUT, format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name].cjs', plugins: [interpreterBesideIt] },
      ],
    },
  },
})
