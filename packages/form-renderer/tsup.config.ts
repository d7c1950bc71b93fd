import { copyFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  treeshake: true,
  external: ['react', 'react-dom', 'react-hook-form', '@formwork/form-schema'],
  onSuccess: () => copyFile('src/styles.css', 'dist/styles.css'),
})
