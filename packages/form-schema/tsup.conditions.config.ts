import { defineConfig } from 'tsup'

/** The entry `./conditions` by itself: a chunk that it shared with the others would cut what a form loads into one piece more (0.3 KiB gzip). */
export default defineConfig({
  entry: { conditions: 'src/condition-language/index.ts' },
  format: ['esm', 'cjs'],
  dts: true,
  treeshake: true,
})
