import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/fill.ts'],
  format: ['esm', 'cjs'],
  dts: { entry: 'src/index.ts' },
  clean: true,
  treeshake: true,
})
