import { defineConfig } from 'vite'

// `npx pnpm exec vite playground --config playground/vite.config.ts` from the package's folder.
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  resolve: { conditions: ['formwork-source', 'module', 'browser', 'development|production'] },
})
