import { defineConfig } from 'tsup'

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
  // Which of the two comes is for the importing environment to say, see `imports` in package.json.
  external: ['#imported-form', '@mui/material', 'react', 'react-dom', '@formwork/form-schema'],
})
