import { defineConfig } from 'tsup'

export default defineConfig({
  // The stylesheet is bundled too: its imports become one file.
  entry: { index: 'src/index.ts', styles: 'src/styles.css' },
  format: ['esm', 'cjs'],
  dts: { entry: 'src/index.ts' },
  clean: true,
  treeshake: true,
  external: ['react', 'react-dom', '@formwork/form-schema'],
})
