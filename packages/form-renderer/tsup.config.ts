import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { defineConfig } from 'tsup'

/** Modules that package.json chooses by environment. Only Node reads CommonJS, and a file of it shares nothing with another: it holds everything at once. */
const CHOSEN: Readonly<Record<string, string>> = {
  '#definition-loader': 'src/definition-loader/eager.ts',
  '#larger-widgets': 'src/widgets/larger/eager.ts',
}

/** A host with server components draws a form in its client part. Bundling drops the directive, so it is written afterwards. */
async function markDoors() {
  for (const door of ['index.cjs', 'mui.cjs', 'react-hook-form.cjs']) {
    const file = `dist/${door}`
    await writeFile(file, `'use client'\n${await readFile(file, 'utf8')}`)
  }
}

const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'ja', 'zh-cn', 'zh-tw']
const languages = Object.fromEntries(LANGUAGES.map((tag) => [`languages/${tag}`, `src/languages/${tag}.ts`]))
const doors = { index: 'src/index.ts', mui: 'src/mui.ts', 'react-hook-form': 'src/react-hook-form.ts', ...languages }

// The ES modules come from vite.config.ts, which has a say in what goes into one file.
export default defineConfig([
  {
    // The stylesheets are bundled too: their imports become one file each.
    entry: { ...doors, styles: 'src/styles.css', larger: 'src/larger.css' },
    format: 'cjs',
    dts: { entry: doors },
    clean: true,
    treeshake: true,
    onSuccess: markDoors,
    external: ['@mui/material', 'react', 'react-dom', 'react-hook-form', '@formwork/form-schema'],
    esbuildPlugins: [
      {
        name: 'chosen-by-environment',
        setup(build) {
          build.onResolve({ filter: /^#/ }, ({ path }) => ({ path: resolve(CHOSEN[path] ?? path) }))
        },
      },
    ],
  },
  { entry: doors, format: 'esm', dts: { entry: doors, only: true } },
])
