import { defineConfig } from 'tsup'

/** Letters beyond ASCII as escapes, at the few places where esbuild leaves them as they are: regular expressions. */
const escapeLetters = (code: string) =>
  code.replaceAll(/[^\0-\x7F]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

export default defineConfig({
  // The others are run as threads of their own.
  entry: {
    main: 'src/main.ts',
    'sheet-worker': 'src/modules/sheets/sheet-worker.ts',
    'script-worker': 'src/modules/scripts/script-worker.ts',
  },
  format: ['esm'],
  platform: 'node',
  target: 'node22',
  clean: true,
  sourcemap: true,
  splitting: false,
  // V8 keeps the text of what it runs for as long as it runs: without blanks, and at one byte a letter, which one letter beyond Latin-1 would make two.
  minifyWhitespace: true,
  minifySyntax: true,
  // Bundled as well: drizzle's hundred modules import each other in circles, which costs Node 300 ms and 130 MB to link one by one.
  noExternal: [/^@formwork\//, 'drizzle-orm', 'zod'],
  plugins: [{ name: 'escape-letters', renderChunk: (code, chunk) => ({ code: escapeLetters(code), map: chunk.map ?? null }) }],
  // Workspace packages are bundled from their sources: nothing has to be built first.
  esbuildOptions: (options) => {
    options.charset = 'ascii'
    // So that a stack trace still names a place.
    options.lineLimit = 120
    options.conditions = ['formwork-source', ...(options.conditions ?? [])]
  },
})
