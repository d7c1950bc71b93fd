import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: ['esm'],
  platform: 'node',
  target: 'node22',
  clean: true,
  sourcemap: true,
  splitting: false,
  noExternal: [/^@formwork\//],
  // Workspace packages are bundled from their sources: nothing has to be built first.
  esbuildOptions: (options) => {
    options.conditions = ['formwork-source', ...(options.conditions ?? [])]
  },
})
