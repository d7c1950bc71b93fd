/** Builds the harness from the packages' builds and serves it under the strictest policy. */
import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { build } from 'vite'

/** No inline script or style, no eval; markup only through the one policy that the renderer names in its guide. */
export const STRICT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "font-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types dompurify',
].join('; ')

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

export interface ServedHarness {
  readonly url: string
  close(): Promise<void>
}

export async function serveHarness(): Promise<ServedHarness> {
  const outDir = await mkdtemp(join(tmpdir(), 'formwork-harness-'))
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5000, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  })
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://harness').pathname)
    if (path === '/blank') return void response.writeHead(200, { 'content-type': 'text/plain' }).end()
    // A browser asks for it of itself where a document names no icon, as the blank one; a refusal would be reported to the spec after.
    if (path === '/favicon.ico') return void response.writeHead(204).end()
    const file = join(outDir, path === '/' ? 'index.html' : path)
    readFile(file).then(
      (content) => {
        const type = TYPES[extname(file)] ?? 'application/octet-stream'
        response.writeHead(200, { 'content-type': type, 'content-security-policy': STRICT_POLICY }).end(content)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the harness has no port')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
