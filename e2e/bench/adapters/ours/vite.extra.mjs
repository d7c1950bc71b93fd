/** Takes the built packages of this checkout instead of published ones; the harness copies this folder elsewhere, so it asks BENCH_EXTRA. */
import { resolve } from 'node:path'

const packages = resolve(process.env.BENCH_EXTRA, '../../packages')

export default {
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    alias: [
      { find: '@formwork/form-renderer/styles.css', replacement: resolve(packages, 'form-renderer/dist/styles.css') },
      { find: /^@formwork\/form-renderer$/, replacement: resolve(packages, 'form-renderer/dist/index.js') },
      { find: /^@formwork\/form-schema$/, replacement: resolve(packages, 'form-schema/dist/index.js') },
      { find: /^zod\/mini$/, replacement: resolve(packages, 'form-schema/node_modules/zod/mini/index.js') },
    ],
    dedupe: ['react', 'react-dom'],
  },
}
