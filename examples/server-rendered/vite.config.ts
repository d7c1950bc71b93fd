/** Two builds: what the browser loads, under names that the server knows, and the server itself. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: isSsrBuild
    ? { outDir: 'dist/server' }
    : {
        outDir: 'dist/client',
        // A strict policy knows no data: URLs, so nothing is inlined.
        assetsInlineLimit: 0,
        rollupOptions: {
          input: 'src/client.tsx',
          output: { entryFileNames: 'assets/client.js', assetFileNames: 'assets/client[extname]' },
        },
      },
}))
