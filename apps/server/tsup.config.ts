import { defineConfig } from 'tsup'

export default defineConfig({
  // The second is run as a thread of its own.
  entry: { main: 'src/main.ts', 'sheet-worker': 'src/modules/sheets/sheet-worker.ts' },
  format: ['esm'],
  platform: 'node',
  target: 'node22',
  clean: true,
  sourcemap: true,
  splitting: false,
  // Bundled as well: drizzle's hundred modules import each other in circles, which costs Node 300 ms and 130 MB to link one by one.
  noExternal: [/^@formwork\//, 'drizzle-orm', 'zod'],
  // Workspace packages are bundled from their sources: nothing has to be built first.
  esbuildOptions: (options) => {
    options.conditions = ['formwork-source', ...(options.conditions ?? [])]
  },
})
