import { readFileSync } from 'node:fs'
import { defineConfig } from 'tsup'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }

/** The program `formwork-forms`. It uses the package through its public entry, as everybody does, so that nothing is shipped twice. */
export default defineConfig({
  entry: { cli: 'src/cli/main.ts' },
  format: ['esm'],
  platform: 'node',
  target: 'node20',
  external: ['@formwork/form-schema'],
  sourcemap: true,
  banner: { js: '#!/usr/bin/env node' },
  define: { PACKAGE_VERSION: JSON.stringify(version) },
})
