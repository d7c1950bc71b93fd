/** The calls that carry sheets of people: declared like all others, registered by hand because what they carry is no JSON. */
import { routes } from '@formwork/api-contract'
import fastifyMultipart from '@fastify/multipart'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps'
import { refuse } from '../domain/refusal'
import { type ExportFilter, exportPeople, importTemplate, type SheetFile } from '../modules/people-sheets/export-people'
import { importPeople } from '../modules/people-sheets/import-people'
import { contentDisposition } from './content-disposition'
import { callerOf } from './origin-of'
import { configOf } from './register-route'
import { parseInput } from './parse-input'

/** 5,000 people take about half a MiB. */
const LIMITS = { fileSize: 5 * 1024 * 1024, files: 1, fields: 1, parts: 2, fieldNameSize: 100, fieldSize: 4096, headerPairs: 20 }
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function registerSheets(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    await scope.register(fastifyMultipart, { limits: LIMITS, throwFileSizeLimit: false })
    const config: FastifyContextConfig = { ...configOf(routes.importUsers), needsSpace: ['rows'] }
    scope.post(routes.importUsers.path, { config }, async (request, reply) => {
      if (!request.isMultipart()) throw refuse('file.not-multipart')
      const { file, password } = await partsOf(request)
      const created = await importPeople(deps, callerOf(request), { file, password, locale: request.locale })
      return reply.header('cache-control', 'no-store').send({ code: 200, msg: '', data: { created } })
    })
  })
  app.get(routes.userImportTemplate.path, { config: configOf(routes.userImportTemplate) }, async (request, reply) =>
    sendSheet(reply, await importTemplate(request.locale)),
  )
  app.get(routes.exportUsers.path, { config: configOf(routes.exportUsers) }, async (request, reply) => {
    // The schema of the declaration is what it was parsed by.
    const filter = parseInput(routes.exportUsers.query, request.query, request.locale) as ExportFilter
    return sendSheet(reply, await exportPeople(deps, callerOf(request), filter, request.locale))
  })
}

/** The file is the last part: what comes before it has been read when it begins. */
async function partsOf(request: FastifyRequest): Promise<{ readonly file: Buffer; readonly password: string }> {
  const part = await request.file().catch(() => undefined)
  if (part === undefined || part.fieldname !== 'file') throw refuse('file.missing')
  const file = await part.toBuffer().catch(() => null)
  if (file === null || part.file.truncated) throw refuse('file.too-large', { limit: '5 MiB' })
  if (file.length === 0) throw refuse('file.empty')
  const password: unknown = Object(part.fields['password']).value
  return { file, password: typeof password === 'string' ? password : '' }
}

async function sendSheet(reply: FastifyReply, { name, content }: SheetFile): Promise<FastifyReply> {
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', contentDisposition('attachment', name))
    .type(XLSX)
    .send(content)
}
