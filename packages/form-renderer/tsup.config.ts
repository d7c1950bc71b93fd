import { defineConfig } from 'tsup'

export default defineConfig({
  // The stylesheet is bundled too: its imports become one file.
  entry: { index: 'src/index.ts', mui: 'src/mui.ts', styles: 'src/styles.css' },
  format: ['esm', 'cjs'],
  dts: { entry: { index: 'src/index.ts', mui: 'src/mui.ts' } },
  clean: true,
  treeshake: true,
  external: ['@mui/material', 'react', 'react-dom', '@formwork/form-schema'],
})
