/** Who takes part, and the production build of their pages. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const here = dirname(fileURLToPath(import.meta.url))

/** The reference of all ratios. */
export const REFERENCE = 'mui-inputs'

export const LIBRARIES = {
  ours: 'Formwork',
  'mui-inputs': 'react-hook-form + MUI inputs, by hand (R)',
  'plain-inputs': 'plain React inputs, by hand',
  rjsf: '@rjsf/mui 6.10',
  'form-js': '@bpmn-io/form-js-viewer 2.0',
}

/** The neutral form as `name`'s own definition: plain JSON, made before any clock runs. */
export async function nativeForm(name, form, pages = join(here, 'libraries')) {
  const { convert } = await import(pathToFileURL(join(pages, name, 'convert.mjs')).href)
  return convert(form)
}

/** Builds the page of `name`, one of the folders in `pages`, into `folder/name`. @returns KiB after gzip: of the first load, and with all that it may load later. */
export async function buildPage(name, folder, pages = join(here, 'libraries')) {
  const outDir = join(folder, name)
  const entry = join(pages, name, 'entry.js')
  const { output } = await build({
    root: join(pages, name),
    base: './',
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? "import { library } from './page.jsx'\nwindow.library = library\n" : null),
      },
    ],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rollupOptions: { input: entry },
    },
  })
  const first = output.find((file) => file.type === 'chunk' && file.isEntry)
  const scripts = staticallyLoaded(first, output)
  const styles = scripts.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  const links = [...new Set(styles)].map((file) => `<link rel="stylesheet" href="${file}">`).join('')
  mkdirSync(outDir, { recursive: true })
  writeFileSync(
    join(outDir, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${links}</head>` +
      `<body><div id="root"></div><script type="module" src="${first.fileName}"></script></body></html>`,
  )
  const loadedFirst = new Set([...scripts.map(({ fileName }) => fileName), ...styles])
  const code = output.filter(({ fileName }) => /\.(js|css)$/.test(fileName))
  return { first: kibibytes(code.filter(({ fileName }) => loadedFirst.has(fileName))), all: kibibytes(code) }
}

/** A chunk and all that it imports before it runs. */
function staticallyLoaded(chunk, output, seen = new Set()) {
  if (seen.has(chunk)) return []
  seen.add(chunk)
  const imported = chunk.imports.flatMap((name) => output.find(({ fileName }) => fileName === name) ?? [])
  return [chunk, ...imported.flatMap((next) => staticallyLoaded(next, output, seen))]
}

const kibibytes = (files) =>
  files.reduce((sum, file) => sum + gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length, 0) / 1024
