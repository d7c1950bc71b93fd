import { readFile, writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'

/** A host with server components draws a form in its client part. Bundling drops the directive, so it is written afterwards. */
async function markDoors() {
  for (const door of ['index.js', 'index.cjs', 'mui.js', 'mui.cjs']) {
    const file = `dist/${door}`
    await writeFile(file, `'use client'\n${await readFile(file, 'utf8')}`)
  }
}

export default defineConfig({
  // The stylesheet is bundled too: its imports become one file.
  entry: {
    index: 'src/index.ts',
    mui: 'src/mui.ts',
    'imported/at-once': 'src/imported/at-once.ts',
    'imported/when-asked': 'src/imported/when-asked.tsx',
    styles: 'src/styles.css',
  },
  format: ['esm', 'cjs'],
  dts: { entry: { index: 'src/index.ts', mui: 'src/mui.ts' } },
  clean: true,
  treeshake: true,
  onSuccess: markDoors,
  // Which of the two comes is for the importing environment to say, see `imports` in package.json.
  external: ['#imported-form', '@mui/material', 'react', 'react-dom', '@formwork/form-schema'],
})
