/** Builds the console. Workspace packages resolve to their sources, so nothing has to be built first. */
import { defineConfig } from 'vite'
import { sourcePlugins } from './build-plugins'

const server = process.env['CONSOLE_PROXY'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [sourcePlugins()],
  resolve: { conditions: ['formwork-source', 'module', 'browser', 'development|production'] },
  // The server writes a fresh nonce in place of this word each time it serves the page.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Data addresses would need `img-src data:` for every icon; small files may as well be files.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
  },
  server: {
    port: 5173,
    proxy: {
      '/api': server,
      '/refreshtoken': server,
      '/health': server,
      // The same path is our sign-in page (GET) and the server's sign-in call (POST).
      '/login': { target: server, bypass: (request) => (request.method === 'POST' ? undefined : '/index.html') },
    },
  },
})
