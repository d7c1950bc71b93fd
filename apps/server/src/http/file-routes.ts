/** The calls that carry files: declared like all others, registered by hand because what they carry is no JSON. */
import { AVATAR_LIMIT_BYTES, FILE_LIMIT_BYTES, fileAddress, idSchema, type RouteDeclaration, routes } from '@formwork/api-contract'
import fastifyMultipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps'
import { logRefusal, sendRefusal, toRefusal } from './error-answer'
import { Refusal, refuse } from '../domain/refusal'
import { allowSlowBody } from './arrival/arrival-limits'
import { declaresMoreThan, endAtLimit } from './arrival/too-large'
import { concurrencyLimit } from '../db/concurrency-limit'
import { callerOf } from './origin-of'
import { configOf } from './register-route'
import { contentDisposition } from './content-disposition'
import { keepFile, limitInWords, openFile, readUploadLimits } from '../modules/files/file-service'
import { AVATAR_LIMIT, changeAvatar } from '../modules/profile/avatar-service'
import { openLogo } from '../modules/settings/site-logo'

/** One file, and nothing that could be used to fill memory. */
const LIMITS = { fileSize: FILE_LIMIT_BYTES, files: 1, fields: 10, parts: 11, fieldNameSize: 100, fieldSize: 4096, headerPairs: 20 }

/** RFC 2046 allows 70 characters; the parser breaks on many more. */
const BOUNDARY_LENGTH = 70

const STATUS: Partial<Record<Refusal['code'], number>> = {
  'request.invalid': 400,
  'file.not-multipart': 415,
  'file.missing': 400,
  'file.empty': 400,
  'file.too-large': 413,
  'file.kind-refused': 415,
  'avatar.not-a-picture': 400,
  'avatar.unreadable': 400,
  'rate.limited': 429,
}

/** What a picture is called by the old console, and by forms. */
const AVATAR_PARTS = ['upload[]', 'file']

export function registerFiles(app: FastifyInstance, deps: Deps): void {
  // A scope of its own: everywhere else a multipart body stays refused.
  void app.register(async (scope) => {
    await scope.register(fastifyMultipart, { limits: LIMITS, throwFileSizeLimit: false })
    // The body is not read: the handler answers with what it expects instead.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined))
    scope.setErrorHandler(async (error, request, reply) => {
      const refusal = uploadRefusal(error, request.id)
      logRefusal(request.log, error, refusal, routes.uploadFile.path)
      await sendRefusal(reply, refusal, 'v1', request.locale, STATUS[refusal.code] ?? 200)
    })
    const config = (route: RouteDeclaration): FastifyContextConfig => ({ ...configOf(route), needsSpace: ['rows', 'files'] })
    // A browser sends six at once; nothing of a file is read before its turn.
    const uploads = concurrencyLimit({ running: 4, waiting: 16, waitMs: 15_000, refusal: 'rate.limited' })
    const keepUpload = async (request: FastifyRequest): Promise<string> => {
      const limits = await readUploadLimits(deps)
      const part = await filePart(request, ['file'], limits.maxFileSize)
      const incoming = { name: part.filename ?? '', content: part.file, isCut: () => part.file.truncated }
      return keepFile(deps, callerOf(request), incoming, limits)
    }
    scope.post(routes.uploadFile.path, { config: config(routes.uploadFile) }, async (request, reply) => {
      const url = fileAddress(await uploads.run(callerOf(request).userId, () => keepUpload(request)))
      return reply.header('cache-control', 'no-store').send({ code: 200, msg: '', data: url, url })
    })
    // Decoding takes memory and CPU: one at a time for each person.
    const limit = concurrencyLimit({ running: 1, waiting: 4, waitMs: 5000, refusal: 'rate.limited' })
    scope.post(routes.uploadAvatar.path, { config: config(routes.uploadAvatar) }, async (request, reply) => {
      const caller = callerOf(request)
      const address = await limit.run(caller.userId, async () => changeAvatar(deps, caller, await pictureIn(request)))
      return reply.header('cache-control', 'no-store').send({ code: 200, msg: '', data: address })
    })
  })
  const hand = async (request: FastifyRequest, reply: FastifyReply, open: (id: string) => Promise<OpenedFile>, cacheControl: string) => {
    const id = idSchema.safeParse(Object(request.params).id)
    const file = id.success ? await open(id.data).catch(notFound) : null
    if (file === null) return sendRefusal(reply, refuse('file.not-found'), 'v1', request.locale, 404)
    return reply
      .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
      .header('cache-control', cacheControl)
      .header('content-length', file.byteCount)
      .header('content-disposition', contentDisposition(file.isImage ? 'inline' : 'attachment', file.name))
      .type(file.mediaType)
      .send(file.content)
  }
  app.get(routes.openFile.path, { config: { ...configOf(routes.openFile), acceptsCookie: true } }, (request, reply) =>
    // A browser keeps it for the session that was given it: whoever signs in there next asks again.
    hand(
      request,
      reply.header('vary', 'authorization, cookie'),
      (id) => openFile(deps, callerOf(request), id),
      'private, max-age=31536000, immutable',
    ),
  )
  app.get(routes.openLogo.path, { config: configOf(routes.openLogo) }, (request, reply) =>
    hand(request, reply, (id) => openLogo(deps, id), 'public, max-age=86400, immutable'),
  )
}

type OpenedFile = Awaited<ReturnType<typeof openFile>>

async function filePart(request: FastifyRequest, names: readonly string[], fileSize: number): Promise<MultipartFile> {
  if (!request.isMultipart()) throw refuse('file.not-multipart')
  requireBoundary(request.headers['content-type'] ?? '')
  if (declaresMoreThan(request, fileSize)) throw refuse('file.too-large', { limit: limitInWords(fileSize) })
  // Files are large, and lines may be slow; the caller is known by now.
  allowSlowBody(request.raw)
  const part = await request.file({ limits: { fileSize } })
  if (part === undefined || !names.includes(part.fieldname)) throw refuse('file.missing')
  endAtLimit(part)
  return part
}

/** The bytes of a picture, at most as many as are read. */
async function pictureIn(request: FastifyRequest): Promise<Buffer> {
  const part = await filePart(request, AVATAR_PARTS, AVATAR_LIMIT_BYTES)
  const pieces: Buffer[] = []
  for await (const piece of part.file) pieces.push(piece)
  if (part.file.truncated) throw refuse('file.too-large', { limit: AVATAR_LIMIT })
  return Buffer.concat(pieces)
}

function requireBoundary(contentType: string): void {
  const [, quoted, plain] = /boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType) ?? []
  if ((quoted ?? plain ?? '').length > BOUNDARY_LENGTH)
    throw refuse('request.invalid', { where: `Content-Type boundary > ${BOUNDARY_LENGTH}` })
}

function notFound(error: unknown): null {
  if (error instanceof Refusal && error.code === 'file.not-found') return null
  throw error
}

/** The multipart parser has codes of its own for what a sender can do wrong. */
function uploadRefusal(error: unknown, requestId: string): Refusal {
  if (error instanceof Refusal) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE' || code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') {
    return refuse('file.too-large', { limit: limitInWords(FILE_LIMIT_BYTES) })
  }
  if (code.startsWith('FST_INVALID_MULTIPART') || code === 'FST_NO_FORM_DATA' || code === 'FST_PROTO_VIOLATION')
    return refuse('file.not-multipart')
  if (error instanceof Error && /Part terminated|Unexpected end|Malformed|Multipart/i.test(error.message)) return refuse('file.missing')
  return toRefusal(error, requestId)
}
