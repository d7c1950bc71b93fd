/** The server of the built pages. */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Serves the built pages. Isolated from other origins, so that the page's clock is fine enough. */
export function serve(folder) {
  const headers = {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cache-control': 'no-store',
  }
  const server = createServer((request, response) => {
    const path = normalize(join(folder, new URL(request.url, 'http://bench').pathname))
    if (!path.startsWith(folder) || !existsSync(path) || !statSync(path).isFile()) return void response.writeHead(404).end()
    response.writeHead(200, { ...headers, 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
    createReadStream(path).pipe(response)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}
