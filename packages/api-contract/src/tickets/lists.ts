/** Lists of tickets: a row, what they are filtered by, and the calls. */
import { z } from '../zod'
import { idSchema, instantSchema, text } from '../shapes/fields'
import { pageOf, pageQuerySchema } from '../shapes/paging'
import { defineRoute } from '../route'
import { assigneeSchema, personRefSchema, prioritySchema, ticketStatusSchema } from './facts'

/** A part of a line around a hit of the search; `…` where the line continues. */
const excerptSchema = z.object({ before: z.string(), match: z.string(), after: z.string() })
export type Excerpt = z.output<typeof excerptSchema>

export const ticketRowSchema = z.object({
  id: idSchema,
  number: z.string(),
  title: z.string(),
  priority: prioritySchema,
  status: ticketStatusSchema,
  processName: z.string(),
  requester: personRefSchema,
  /** Names of the nodes it is at, automatic ones too. */
  currentNodes: z.array(z.string()),
  /** People whose turn it is; the first few, with `waitingCount` for all. */
  waitingFor: z.array(assigneeSchema),
  waitingCount: z.number(),
  /** An open task waits only for people who are disabled or removed, and nobody else can decide it. */
  stuck: z.boolean(),
  /** The earliest deadline of its open tasks and of the ticket as a whole; null: there is none. */
  dueAt: instantSchema.nullable().default(null),
  /** It was sent back: it waits for its requester, who changes it and submits it again. The only step in `currentNodes` is then the start. */
  isReturned: z.literal(true).optional(),
  /** It runs, and nothing moves until it is resumed; absent: it is not suspended. */
  suspended: z.literal(true).optional(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** For a search: where a remark or a comment contains the text; absent where the title or the number does. */
  foundIn: excerptSchema.optional(),
})
export type TicketRow = z.output<typeof ticketRowSchema>

/** How many processes a list is narrowed to at most. */
export const MAX_LISTED_PROCESSES = 20
const PROCESS_IDS = MAX_LISTED_PROCESSES * 37
const processIdsSchema = z.array(idSchema).min(1).max(MAX_LISTED_PROCESSES)
const partsOf = (ids: string) => [...new Set(ids.split(','))]
/** Ids of processes with commas between them, as an address has them. */
export const processIdsText = text(PROCESS_IDS).check(z.stringFormat('ids', (ids) => processIdsSchema.safeParse(partsOf(ids)).success))

export const ticketFilterSchema = z.object({
  /** Found in the title, the number, a remark of the history or a comment. */
  keyword: text(100).optional(),
  status: ticketStatusSchema.optional(),
  /** `1`: only tickets that are suspended. */
  suspended: z.literal('1').optional(),
  /** `1`: only running tickets that are late, as a whole or at an open task. */
  overdue: z.literal('1').optional(),
  /** Only tickets of this process, or of these: ids with commas between them. */
  process: text(PROCESS_IDS).transform(partsOf).pipe(processIdsSchema).optional(),
  /** Started at this instant or later. */
  from: instantSchema.optional(),
  /** Started before this instant. */
  until: instantSchema.optional(),
})
/** Of the list of one's own. */
export const ownTicketsFilterSchema = ticketFilterSchema.extend({
  /** `1`: only running tickets that do not wait for the signed-in person alone, as one that was sent back does. */
  waitsForOthers: z.literal('1').optional(),
})
/** Of lists that hold tickets of several requesters. */
export const othersTicketsFilterSchema = ticketFilterSchema.extend({
  /** Only tickets that this person started. */
  requester: idSchema.optional(),
})
export const allTicketsFilterSchema = othersTicketsFilterSchema.extend({
  /** `1`: only tickets that nobody active is asked for. */
  stuck: z.literal('1').optional(),
  /** Only tickets that wait for this person. */
  assignee: idSchema.optional(),
})

const ticketListQuery = pageQuerySchema.extend({
  ...othersTicketsFilterSchema.shape,
  /** `1`: `count` is exact however many there are. */
  exactCount: z.literal('1').optional(),
})
const ticketListAnswer = pageOf(ticketRowSchema).extend({
  /** Present when there are more than `count`, which is counted to 10,000. Far pages are always counted exactly. */
  isCountBounded: z.literal(true).optional(),
})
const ticketList = { method: 'GET', wire: 'v2', query: ticketListQuery, answer: ticketListAnswer } as const

export const listTodo = defineRoute({
  ...ticketList,
  path: '/api/v2/tickets/todo',
  access: ['process:list:upcoming'],
  summary: 'Tickets that wait for the signed-in person, longest waiting first.',
})
export const listCreatedByMe = defineRoute({
  ...ticketList,
  query: ticketListQuery.omit({ requester: true }).extend(ownTicketsFilterSchema.shape),
  path: '/api/v2/tickets/mine',
  access: ['process:list:myCreate'],
  summary: 'Tickets the signed-in person started, newest first.',
})
export const listRelated = defineRoute({
  ...ticketList,
  path: '/api/v2/tickets/related',
  access: ['process:list:related'],
  summary: 'Tickets the signed-in person has handled, last changed first.',
})
export const listCopied = defineRoute({
  ...ticketList,
  path: '/api/v2/tickets/copied',
  access: ['process:list:related'],
  summary: 'Tickets the signed-in person was sent a copy of, newest copy first.',
})
export const listAllTickets = defineRoute({
  ...ticketList,
  query: ticketListQuery.extend(allTicketsFilterSchema.shape),
  path: '/api/v2/tickets',
  access: ['process:list:all'],
  summary: 'All tickets in one’s data scope, newest first.',
})
