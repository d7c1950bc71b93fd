/** Views of the lists of tickets: filters and columns under a name. A person's own, and those that are shared with others. A view shows nobody more than the list. */
import { z } from '../zod'
import type { Permission } from '../permissions'
import { defineRoute } from '../route'
import { emptyAnswer, idParams, idSchema, nameText, requiredText } from '../shapes/fields'
import { ticketStatusSchema } from '../tickets/facts'
import { processIdsText } from '../tickets/lists'

/** The permission that each list of tickets requires; people who may not open a list have no views of it. */
export const PERMISSION_OF_LIST = {
  todo: 'process:list:upcoming',
  mine: 'process:list:myCreate',
  related: 'process:list:related',
  copied: 'process:list:related',
  all: 'process:list:all',
} as const satisfies Readonly<Record<string, Permission>>
export type TicketList = keyof typeof PERMISSION_OF_LIST
export const ticketListSchema = z.enum(Object.keys(PERMISSION_OF_LIST) as [TicketList, ...TicketList[]])

/** People who manage processes may also share views with everybody. */
export const SHARING_PERMISSION: Permission = 'process:admin:manager:edit'

/** Of one person in one list. */
export const MAX_TICKET_VIEWS = 30

/** Ids of the visible columns. Readers ignore ids that are no column of the list. */
export const columnIdsSchema = z.array(requiredText(40)).max(30)

/** A number of last days, which stays relative, or the first and the last day. */
const startedSchema = z.stringFormat('started', /^(?:1|7|30|\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d)$/)

/** As in the address of the list; a filter that is left out does not apply. */
const newFiltersSchema = z.strictObject({
  keyword: requiredText(100).optional(),
  status: z.union([ticketStatusSchema, z.enum(['suspended', 'stuck', 'waitsForOthers'])]).optional(),
  /** Who is waited for. */
  assignee: idSchema.optional(),
  process: processIdsText.optional(),
  requester: idSchema.optional(),
  started: startedSchema.optional(),
  overdue: z.literal('1').optional(),
})
/** A kept view may be older than the present choices. */
const storedFiltersSchema = z.object({
  keyword: z.string().optional(),
  status: z.string().optional(),
  assignee: z.string().optional(),
  process: z.string().optional(),
  requester: z.string().optional(),
  started: z.string().optional(),
  overdue: z.string().optional(),
})
export type ViewFilters = z.output<typeof storedFiltersSchema>

const sharedWithSchema = z.enum(['nobody', 'everybody', 'roles'])
export type SharedWith = z.output<typeof sharedWithSchema>

const nameFields = {
  name: nameText(50),
  sharedWith: sharedWithSchema,
  /** Read where it is shared with roles. */
  roleIds: z.array(idSchema).max(50).default([]),
}
const namesRoles = ({ sharedWith, roleIds }: { readonly sharedWith: SharedWith; readonly roleIds: readonly string[] }) =>
  sharedWith !== 'roles' || roleIds.length > 0
const LACKS_ROLES = { path: ['roleIds'], message: 'names no role' }
/** What saving a view asks for; the rest is taken from the list. */
export const viewNameSchema = z.strictObject(nameFields).refine(namesRoles, LACKS_ROLES)
export type ViewName = z.output<typeof viewNameSchema>

const viewFields = {
  ...nameFields,
  filters: newFiltersSchema,
  /** Absent: those that the reader has chosen for the list. */
  columns: columnIdsSchema.optional(),
}

export const ticketViewSchema = z.object({
  id: idSchema,
  name: z.string(),
  filters: storedFiltersSchema,
  columns: z.array(z.string()).optional(),
  sharedWith: sharedWithSchema,
  /** Sent only to its owner. */
  roleIds: z.array(idSchema),
  owner: z.object({ id: idSchema, name: z.string() }),
  /** To be sent with a change, which is refused with `view.stale` when the view was changed since. */
  revision: z.number(),
  /** The account of the person it filters by was removed. */
  assigneeRemoved: z.literal(true).optional(),
})
export type TicketView = z.output<typeof ticketViewSchema>

const access = [...new Set(Object.values(PERMISSION_OF_LIST))]

export const listTicketViews = defineRoute({
  method: 'GET',
  path: '/api/v2/ticket-views',
  wire: 'v2',
  access,
  summary: 'The caller’s views of a list of tickets and those that are shared with them, by name, and which of them the list opens with.',
  query: z.object({ list: ticketListSchema }),
  answer: z.object({ list: z.array(ticketViewSchema), defaultId: idSchema.nullable() }),
})

export const createTicketView = defineRoute({
  method: 'POST',
  path: '/api/v2/ticket-views',
  wire: 'v2',
  access,
  summary: `Keeps filters and columns of a list under a name. Sharing needs \`${SHARING_PERMISSION}\`.`,
  body: z.strictObject({ list: ticketListSchema, ...viewFields }).refine(namesRoles, LACKS_ROLES),
  answer: ticketViewSchema,
  idempotent: true,
})

export const changeTicketView = defineRoute({
  method: 'PUT',
  path: '/api/v2/ticket-views/:id',
  wire: 'v2',
  access,
  summary: `Changes one of the caller’s views; without filters it keeps filters and columns. Leaving it shared needs \`${SHARING_PERMISSION}\`.`,
  params: idParams,
  body: z.strictObject({ revision: z.int().min(1), ...viewFields, filters: newFiltersSchema.optional() }).refine(namesRoles, LACKS_ROLES),
  answer: ticketViewSchema,
})

export const removeTicketView = defineRoute({
  method: 'DELETE',
  path: '/api/v2/ticket-views/:id',
  wire: 'v2',
  access,
  summary: 'Removes one of the caller’s views, for everybody it is shared with as well.',
  params: idParams,
  answer: emptyAnswer,
})

export const unshareTicketView = defineRoute({
  method: 'DELETE',
  path: '/api/v2/ticket-views/:id/sharing',
  wire: 'v2',
  access: [SHARING_PERMISSION],
  summary: 'Ends the sharing of a view that the caller sees, somebody else’s as well: its owner keeps it, for themselves alone.',
  params: idParams,
  answer: emptyAnswer,
})

export const setDefaultTicketView = defineRoute({
  method: 'PUT',
  path: '/api/v2/default-ticket-view',
  wire: 'v2',
  access,
  summary: 'Says which view a list opens with for the caller; null: with none.',
  body: z.strictObject({ list: ticketListSchema, viewId: idSchema.nullable() }),
  answer: emptyAnswer,
})
