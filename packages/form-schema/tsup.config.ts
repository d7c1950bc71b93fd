import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', fill: 'src/fill.ts', feel: 'src/feel/index.ts' },
  format: ['esm', 'cjs'],
  dts: { entry: { index: 'src/index.ts', feel: 'src/feel/index.ts' } },
  clean: true,
  treeshake: true,
})
