/** Serves the built console from memory: every file is known by name, so no path can lead anywhere else. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from './error-answer'
import { refuse } from '../domain/refusal'

const NONCE_PLACEHOLDER = '__CSP_NONCE__'
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

interface ConsoleFile {
  readonly body: Buffer
  readonly type: string
  readonly etag: string
  /** Made when first asked for; only texts are worth it. */
  compressed(encoding: 'br' | 'gzip'): Promise<Buffer> | null
}

export interface ConsoleFiles {
  readonly page: string
  readonly files: ReadonlyMap<string, ConsoleFile>
}

/** Reads the build, or answers null when there is none. */
export async function readConsole(folder: string): Promise<ConsoleFiles | null> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null)
  if (page === null) return null
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.map')).map((entry) => join(entry.parentPath, entry.name))
  const files = await Promise.all(
    paths.map(async (path) => [`/${relative(folder, path).split(sep).join('/')}`, toFile(await readFile(path), extname(path))] as const),
  )
  return { page, files: new Map(files.filter(([url]) => url !== '/index.html')) }
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const

function toFile(body: Buffer, extension: string): ConsoleFile {
  const type = types[extension] ?? 'application/octet-stream'
  const isText = /^text|json|svg/.test(type)
  const made = new Map<string, Promise<Buffer>>()
  return {
    body,
    type,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    compressed: (encoding) => {
      if (!isText || body.length < 1024) return null
      const result =
        made.get(encoding) ??
        (encoding === 'br' ? compress.br(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) : compress.gzip(body))
      made.set(encoding, result)
      return result
    },
  }
}

export function registerConsole(app: FastifyInstance, { page, files }: ConsoleFiles): void {
  app.get('/*', { config: { access: 'public' } }, async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    if (pathname.startsWith('/api/'))
      return sendRefusal(reply, refuse('route.not-found'), pathname.startsWith('/api/v1/') ? 'v1' : 'v2', request.locale, 404)
    const file = files.get(pathname)
    if (file !== undefined) return sendFile(request, reply, file, pathname)
    // A missing asset must not be answered with a page; any other address is a screen of the console.
    if (pathname.startsWith('/assets/') || pathname.includes('/.') || extname(pathname) !== '')
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(NONCE_PLACEHOLDER, reply.pageNonce ?? ''))
  })
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: ConsoleFile, pathname: string): Promise<FastifyReply> {
  // Names under /assets/ carry a hash of their content.
  reply.header('cache-control', pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
  reply.header('etag', file.etag).header('vary', 'accept-encoding').type(file.type)
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  const small = encoding === null ? null : file.compressed(encoding)
  if (encoding === null || small === null) return reply.send(file.body)
  return reply.header('content-encoding', encoding).send(await small)
}
