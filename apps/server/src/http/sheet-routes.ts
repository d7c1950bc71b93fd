/** The calls that carry sheets of people and of tickets: declared like all others, registered by hand because what they carry is no JSON. */
import { routes, type SheetFormat } from '@formwork/api-contract'
import fastifyMultipart from '@fastify/multipart'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { concurrencyLimit } from '../db/concurrency-limit'
import type { Deps } from '../deps'
import { refuse } from '../domain/refusal'
import { type ExportFilter, exportPeople, importTemplate } from '../modules/people-sheets/export-people'
import { importPeople, type PeopleSheet } from '../modules/people-sheets/import-people'
import type { SheetFile } from '../modules/sheets/sheet-file'
import { exportTickets, type TicketExport } from '../modules/ticket-sheets/export-tickets'
import { createFrequentGrams } from '../modules/tickets/lists/frequent-grams'
import { declaresMoreThan, endAtLimit } from './arrival/too-large'
import { contentDisposition } from './content-disposition'
import { callerOf } from './origin-of'
import { configOf } from './register-route'
import { parseInput } from './parse-input'

/** 5,000 people take about half a MiB. */
const LIMITS = { fileSize: 5 * 1024 * 1024, files: 1, fields: 2, parts: 3, fieldNameSize: 100, fieldSize: 4096, headerPairs: 20 }
const LIMIT_IN_WORDS = '5 MiB'
const MEDIA_TYPES: Readonly<Record<SheetFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

const TICKET_LISTS = [
  ['todo', routes.exportTodo],
  ['mine', routes.exportCreatedByMe],
  ['related', routes.exportRelated],
  ['copied', routes.exportCopied],
  ['all', routes.exportAllTickets],
] as const

/** One sheet of each person at a time, read or written: it takes a thread, and what is read is in memory as a whole. */
const sheetLimit = () => concurrencyLimit({ running: 1, waiting: 2, waitMs: 10_000, refusal: 'rate.limited' })

type TicketQuery = TicketExport['filter'] & Pick<TicketExport, 'format'>

export function registerSheets(app: FastifyInstance, deps: Deps): void {
  const limit = sheetLimit()
  void app.register(async (scope) => {
    await scope.register(fastifyMultipart, { limits: LIMITS, throwFileSizeLimit: false })
    const config: FastifyContextConfig = { ...configOf(routes.importUsers), needsSpace: ['rows'] }
    scope.post(routes.importUsers.path, { config }, async (request, reply) => {
      if (!request.isMultipart()) throw refuse('file.not-multipart')
      if (declaresMoreThan(request, LIMITS.fileSize)) throw refuse('file.too-large', { limit: LIMIT_IN_WORDS })
      const caller = callerOf(request)
      // Nothing of the file is read before its turn.
      const made = await limit.run(caller.userId, async () =>
        importPeople(deps, caller, { ...(await partsOf(request)), locale: request.locale }),
      )
      return reply.header('cache-control', 'no-store').send({ code: 200, msg: '', data: made })
    })
  })
  app.get(routes.userImportTemplate.path, { config: configOf(routes.userImportTemplate) }, async (request, reply) =>
    sendSheet(reply, await limit.run(callerOf(request).userId, () => importTemplate(request.locale))),
  )
  app.get(routes.exportUsers.path, { config: configOf(routes.exportUsers) }, async (request, reply) => {
    // It was parsed by the schema of the declaration.
    const filter = parseInput(routes.exportUsers.query, request.query, request.locale) as ExportFilter
    const caller = callerOf(request)
    return sendSheet(reply, await limit.run(caller.userId, () => exportPeople(deps, caller, filter, request.locale)))
  })
  const ticketDeps = { ...deps, frequentGrams: createFrequentGrams(deps.now) }
  for (const [list, route] of TICKET_LISTS)
    app.get(route.path, { config: configOf(route) }, async (request, reply) => {
      const { format, ...filter } = parseInput(route.query, request.query, request.locale) as TicketQuery
      const caller = callerOf(request)
      const asked = { list, format, filter, locale: request.locale }
      return sendSheet(reply, await limit.run(caller.userId, () => exportTickets(ticketDeps, caller, asked)))
    })
}

/** The file is the last part: the parts before it have been read when it begins. */
async function partsOf(request: FastifyRequest): Promise<Omit<PeopleSheet, 'locale'>> {
  const part = await request.file().catch(() => undefined)
  if (part === undefined || part.fieldname !== 'file') throw refuse('file.missing')
  endAtLimit(part)
  const file = await part.toBuffer().catch(() => null)
  if (file === null || part.file.truncated) throw refuse('file.too-large', { limit: LIMIT_IN_WORDS })
  if (file.length === 0) throw refuse('file.empty')
  const textOf = (name: string): unknown => Object(part.fields[name]).value
  const password = textOf('password')
  return { file, password: typeof password === 'string' ? password : '', createsDepartments: textOf('createDepartments') === '1' }
}

async function sendSheet(reply: FastifyReply, { name, format, content }: SheetFile): Promise<FastifyReply> {
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', contentDisposition('attachment', name))
    .type(MEDIA_TYPES[format])
    .send(content)
}
