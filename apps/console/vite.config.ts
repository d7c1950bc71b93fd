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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // A page is a few files instead of a hundred: over HTTP/1.1 six are fetched at a time, and small ones compress worse.
            {
              name: 'base',
              priority: 4,
              test: /node_modules\/(?:react|react-dom|scheduler|zustand|ky|stylis|@emotion\/[^/]+|@lingui\/[^/]+|@mui\/(?:system|utils|styled-engine|private-theming))\//,
            },
            {
              name: (id) =>
                /\/([^/]+)\/locales\/(zh-CN|en)\.po/
                  .exec(id)
                  ?.slice(1)
                  .join('.')
                  .replace(/^(?:i18n|sign-in)\./, 'words-first.')
                  .replace(/^(?!words-first).*\./, 'words.') ?? null,
              test: /\.po$/,
              priority: 5,
            },
            // All else that the sign-in page needs.
            { name: 'first', tags: ['$initial'], test: /\.[mc]?[jt]sx?$/, priority: 3 },
            {
              name: 'pages',
              test: /\/apps\/console\/src\/(?:app|shared)\/|\/packages\/(?:icons|api-contract|edit-history)\/|node_modules\/(?:@mui|@tanstack|@floating-ui|@popperjs)\//,
              minShareCount: 6,
              priority: 2,
            },
            { name: 'forms', test: /\/packages\/form-(?:schema|renderer)\//, minShareCount: 5, priority: 1 },
          ],
        },
      },
    },
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
