/** Published versions of a process: looking at one, taking one back as the draft, and moving running tickets from one to another. */
import { processDefinitionSchema } from '@formwork/workflow-core'
import { processDetailSchema } from '../processes'
import { defineRoute } from '../route'
import { idParams, idSchema, instantSchema, jsonObjectSchema, text } from '../shapes/fields'
import { furtherFormSchema } from '../tickets/catalogue'
import { z } from '../zod'

const versionNumber = z.coerce.number().int().min(1).max(1_000_000)
const versionParams = idParams.extend({ version: versionNumber })

export const versionDetailSchema = z.object({
  version: z.number(),
  publishedAt: instantSchema,
  publishedBy: z.string(),
  definition: processDefinitionSchema,
  /** The form it pins, in wire shape; null without one. */
  form: jsonObjectSchema.nullable(),
  /** The further forms it pins; absent: none. */
  forms: z.array(furtherFormSchema).optional(),
})
export type VersionDetail = z.output<typeof versionDetailSchema>

export const getProcessVersion = defineRoute({
  method: 'GET',
  path: '/api/v2/processes/:id/versions/:version',
  wire: 'v2',
  access: ['process:admin:manager:list'],
  summary: 'One published version whole, to be looked at or compared with another (`diffDefinitions`).',
  params: versionParams,
  answer: versionDetailSchema,
})
export const restoreProcessVersion = defineRoute({
  method: 'POST',
  path: '/api/v2/processes/:id/versions/:version/restore',
  wire: 'v2',
  access: ['process:admin:manager:edit'],
  summary:
    'Makes the definition of a version the draft; nothing is published. Refused with `process.stale` when someone else saved since `revision`.',
  params: versionParams,
  body: z.strictObject({ revision: z.number().int() }),
  answer: processDetailSchema,
  idempotent: true,
})

/** How many tickets one call moves; `hasMore` says that there are others. */
export const MAX_MOVED_TICKETS = 200

export const movedTicketSchema = z.object({
  id: idSchema,
  number: z.string(),
  /** `moved`: it is on the new version, or would be; `kept`: it stays as it was, for the reasons given. */
  outcome: z.enum(['moved', 'kept']),
  reasons: z.array(z.object({ code: z.string(), message: z.string(), nodeId: z.string().optional() })),
})
export type MovedTicket = z.output<typeof movedTicketSchema>

export const moveTickets = defineRoute({
  method: 'POST',
  path: '/api/v2/processes/:id/versions/:version/tickets',
  wire: 'v2',
  access: ['process:admin:manager:edit'],
  summary:
    'Moves up to 200 running tickets of another version (`from`) to this one, the oldest first, each wholly or not at all, with a result for each: those that stand where this version has no counterpart stay. Called again while `hasMore`; a dry run tells the same, changes nothing, and goes on behind the id in `after`.',
  params: versionParams,
  body: z.strictObject({
    /** The version they are on. */
    from: z.number().int().min(1),
    /** Nodes that have another id in the new version; those of the same id need no entry. */
    mapping: z.record(text(64), text(64)).default({}),
    /** Only these; without them the longest running ones. */
    ticketIds: z.array(idSchema).min(1).max(MAX_MOVED_TICKETS).optional(),
    /** Those after this id, for the next part of a dry run. */
    after: idSchema.optional(),
    dryRun: z.boolean(),
    remark: text(2000).default(''),
  }),
  answer: z.object({ list: z.array(movedTicketSchema), moved: z.number(), kept: z.number(), hasMore: z.boolean() }),
  idempotent: true,
})
