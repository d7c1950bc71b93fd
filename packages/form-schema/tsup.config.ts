import { defineConfig } from 'tsup'

/** The types of the entries. The code comes from vite.config.ts, one module for each source. */
export default defineConfig({
  entry: { index: 'src/index.ts', build: 'src/build/index.ts', feel: 'src/feel/index.ts', conditions: 'src/condition-language/index.ts' },
  format: ['esm', 'cjs'],
  dts: { only: true },
  clean: true,
})
