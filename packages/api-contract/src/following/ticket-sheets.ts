/** The lists of tickets as files to take along: what a list shows with the same filters, in its order. */
import { defineRoute } from '../route'
import {
  allTicketsFilterSchema,
  listAllTickets,
  listCopied,
  listCreatedByMe,
  listRelated,
  listTodo,
  othersTicketsFilterSchema,
  ownTicketsFilterSchema,
} from '../tickets/lists'
import { z } from '../zod'

/** Rows of one file. */
export const TICKET_SHEET_ROWS = 10_000

export const SHEET_FORMATS = ['xlsx', 'csv'] as const
export type SheetFormat = (typeof SHEET_FORMATS)[number]
const formatSchema = z.enum(SHEET_FORMATS).default('xlsx')

const ticketSheet = {
  method: 'GET',
  wire: 'v2',
  carries: 'file',
  query: othersTicketsFilterSchema.extend({ format: formatSchema }),
  answer: z.unknown(),
} as const

export const exportTodo = defineRoute({
  ...ticketSheet,
  path: '/api/v2/tickets/todo/sheet',
  access: listTodo.access,
  summary: 'The to-do list as xlsx or csv; refused when it has more than 10,000 tickets.',
})
export const exportCreatedByMe = defineRoute({
  ...ticketSheet,
  query: ownTicketsFilterSchema.extend({ format: formatSchema }),
  path: '/api/v2/tickets/mine/sheet',
  access: listCreatedByMe.access,
  summary: 'The tickets the signed-in person started as xlsx or csv; refused when they are more than 10,000.',
})
export const exportRelated = defineRoute({
  ...ticketSheet,
  path: '/api/v2/tickets/related/sheet',
  access: listRelated.access,
  summary: 'The tickets the signed-in person has handled as xlsx or csv; refused when they are more than 10,000.',
})
export const exportCopied = defineRoute({
  ...ticketSheet,
  path: '/api/v2/tickets/copied/sheet',
  access: listCopied.access,
  summary: 'The tickets the signed-in person was sent a copy of as xlsx or csv; refused when they are more than 10,000.',
})
export const exportAllTickets = defineRoute({
  ...ticketSheet,
  query: allTicketsFilterSchema.extend({ format: formatSchema }),
  path: '/api/v2/tickets/sheet',
  access: listAllTickets.access,
  summary: 'All tickets in one’s data scope as xlsx or csv; refused when they are more than 10,000.',
})
