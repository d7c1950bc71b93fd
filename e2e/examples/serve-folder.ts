/** A static file server as a host has one, with a policy that allows only its own files. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' }
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"

/** @returns where the files are, and what stops it. */
export async function serveFolder(folder: string): Promise<{ address: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = normalize(pathname === '/' ? '/index.html' : pathname)
    response.setHeader('Content-Security-Policy', POLICY)
    readFile(join(folder, name)).then(
      (content) => response.writeHead(200, { 'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream' }).end(content),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('The server has no port.')
  return { address: `http://127.0.0.1:${at.port}`, stop: () => server.close() }
}
