/** Renders the page, hands out the browser's files and validates what comes back. Node's own http and nothing else. */
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { renderToPipeableStream } from 'react-dom/server'
import { App } from './App'
import { register } from './registrations'

/** Nothing inline, nothing evaluated. Markup from strings goes through DOMPurify alone, which rich text needs; 'none' does for all other forms. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types dompurify',
].join('; ')

const ASSETS = new URL('../client/', import.meta.url)
const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css' }

const server = createServer((request, response) => {
  response.setHeader('Content-Security-Policy', POLICY)
  answer(request, response).catch((error: unknown) => {
    console.error(error)
    response.writeHead(500).end()
  })
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '/'
  if (path === '/' || path === '/every-type') return sendPage(path, response)
  if (path === '/registrations' && request.method === 'POST') return sendJson(response, register(await bodyOf(request)))
  const [, name, kind = ''] = /^\/(assets\/[\w-]+\.(js|css))$/.exec(path) ?? []
  const type = TYPES[kind]
  if (name === undefined || type === undefined) return void response.writeHead(404).end()
  response.writeHead(200, { 'Content-Type': type }).end(await readFile(new URL(name, ASSETS)))
}

function sendPage(path: string, response: ServerResponse): void {
  const { pipe } = renderToPipeableStream(<App path={path} />, {
    // What React sends in parts it puts together with inline scripts, which the policy refuses. So the page goes out whole.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady() {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      pipe(response)
    },
    onError: (error) => console.error(error),
  })
}

function sendJson(response: ServerResponse, body: object): void {
  response.writeHead('issues' in body ? 422 : 201, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString())
}

server.listen(Number(process.env['PORT'] ?? 3000), '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`)
})
