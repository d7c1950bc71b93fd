/** Tickets (work orders): the catalogue they start from, their lists, one ticket with all that belongs to it, and the moves. */
import { fieldRightSchema, HISTORY_KINDS, processDefinitionSchema } from '@formwork/workflow-core'
import { z } from './zod'
import { idParams, idSchema, instantSchema, jsonObjectSchema, requiredText, text } from './shapes/fields'
import { pageOf, pageQuerySchema } from './shapes/paging'
import { choosingStepSchema } from './moving/choosing'
import { ticketMoveSchema } from './moving/ticket-move'
import { defineRoute } from './route'

/** 1 normal, 2 urgent, 3 very urgent, as the old wire has it. */
export const prioritySchema = z.union([z.literal(1), z.literal(2), z.literal(3)])
export type Priority = z.output<typeof prioritySchema>
export const ticketStatusSchema = z.enum(['running', 'approved', 'refused', 'withdrawn', 'terminated'])
export type TicketStatus = z.output<typeof ticketStatusSchema>
const personRefSchema = z.object({ id: idSchema, name: z.string() })
/** Somebody who is asked; `active` is false for an account that was disabled or removed. */
const assigneeSchema = personRefSchema.extend({ active: z.boolean() })

export const catalogueEntrySchema = z.object({
  processId: idSchema,
  name: z.string(),
  category: z.string(),
  /** Empty without a category. */
  categoryIcon: z.string().default(''),
  icon: z.string(),
  remark: z.string(),
})
export type CatalogueEntry = z.output<typeof catalogueEntrySchema>

export const listCatalogue = defineRoute({
  method: 'GET',
  path: '/api/v2/catalogue',
  wire: 'v2',
  access: ['process:list:applyProcessList'],
  summary: 'Published processes that the person may start, by category and name.',
  answer: z.object({ list: z.array(catalogueEntrySchema) }),
})
/** A form of a process besides the bound one, as its version pins it. */
export const furtherFormSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Where it is first filled in: a step of persons, or the start. */
  nodeId: z.string(),
  form: jsonObjectSchema,
})
export type FurtherForm = z.output<typeof furtherFormSchema>

export const catalogueDetailSchema = catalogueEntrySchema.extend({
  version: z.number(),
  /** The pattern of the title; null: it is typed. */
  titlePattern: z.string().nullable(),
  /** The pinned form in wire shape, or null for a process without a form. */
  form: jsonObjectSchema.nullable(),
  /** Further forms that are filled in at the start; absent: none. Their values are sent with those of the first form: no two forms of a process share a key. */
  forms: z.array(furtherFormSchema).optional(),
  /** Steps for which people are chosen at the start (`chosen` of `startTicket`); absent: none. */
  chooses: z.array(choosingStepSchema).optional(),
  /** By the `model` of a field, for a column `subform.column`: the right at the start. Fields that are not named may be written; absent: all of them. */
  rights: z.record(z.string(), fieldRightSchema).optional(),
})
export type CatalogueDetail = z.output<typeof catalogueDetailSchema>
export const getCatalogueEntry = defineRoute({
  method: 'GET',
  path: '/api/v2/catalogue/:id',
  wire: 'v2',
  access: ['process:list:applyProcessList'],
  summary: 'What is needed to start a ticket of this process.',
  params: idParams,
  answer: catalogueDetailSchema,
})

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

export const ticketFilterSchema = z.object({
  /** Found in the title, the number, a remark of the history or a comment. */
  keyword: text(100).optional(),
  status: ticketStatusSchema.optional(),
  /** `1`: only tickets that are suspended. */
  suspended: z.literal('1').optional(),
  /** `1`: only running tickets that are late, as a whole or at an open task. */
  overdue: z.literal('1').optional(),
  /** Only tickets of this process. */
  process: idSchema.optional(),
  /** Started at this instant or later. */
  from: instantSchema.optional(),
  /** Started before this instant. */
  until: instantSchema.optional(),
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
  query: ticketListQuery.omit({ requester: true }),
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

/** One field that an act changed, as far as the reader may see it. */
export const fieldChangeSchema = z.object({
  /** The field’s model; in a subform the index of the row and the column’s model follow. */
  path: z.array(z.union([z.string(), z.number()])),
  /** What the field was called; in a subform the names of both. */
  label: z.string(),
  /** Null: it was empty, or a row that was not there. */
  from: z.unknown(),
  to: z.unknown(),
})
export type FieldChange = z.output<typeof fieldChangeSchema>

export const historyEntrySchema = z.object({
  sequence: z.number(),
  kind: z.enum(HISTORY_KINDS),
  nodeId: z.string().nullable(),
  nodeName: z.string(),
  actor: personRefSchema.nullable(),
  remark: z.string(),
  /** Who it went to (kinds `assigned` and `reassigned`). */
  assignees: z.array(personRefSchema).default([]),
  /** Who no longer has it (kind `reassigned`). */
  replaced: z.array(personRefSchema).default([]),
  /** The rules found nobody, so administrators got it. */
  fallback: z.boolean().default(false),
  /** The name of an answer or of an end. */
  outcome: z.string().optional(),
  /** Where it was sent: back, ahead, or at which step it was reopened. */
  targetNodeName: z.string().optional(),
  /** That step is the start, or (kind `assigned`) this one is: the requester is to change the ticket. */
  toRequester: z.literal(true).optional(),
  sign: z.enum(['before', 'after']).optional(),
  /** Of the step that no person does. */
  jobId: z.string().optional(),
  /** The code of a reason; of a failure (kind `jobFailed`) its text, for `readFailure`: only for administrators of the ticket. */
  reason: z.string().optional(),
  /** Of those who are asked, or of the actor: who does so in place of people who are away. */
  standIns: z.array(z.object({ id: idSchema, away: z.array(personRefSchema) })).optional(),
  /** Handed in with the act. */
  attachments: z.array(z.object({ id: idSchema, name: z.string(), url: z.string() })).optional(),
  /** Of the start: the name of the schedule that started it, at that time. */
  schedule: z.string().optional(),
  /** The same for an inbound webhook. */
  inbound: z.string().optional(),
  /** For overdue work: how many seconds after the deadline this reminder was. */
  late: z.number().optional(),
  /** The new priority (kind `priorityRaised`). */
  priority: prioritySchema.optional(),
  /** From which version of its process to which the ticket was moved (kind `versionChanged`). */
  versions: z.object({ from: z.number(), to: z.number() }).optional(),
  /** What it changed in the form, field by field. */
  changes: z.array(fieldChangeSchema).default([]),
  at: instantSchema,
})
export type HistoryEntry = z.output<typeof historyEntrySchema>

const ticketLinkSchema = z.object({ id: idSchema, number: z.string(), title: z.string() })

export const ticketDetailSchema = ticketRowSchema.omit({ foundIn: true }).extend({
  processId: idSchema,
  version: z.number(),
  revision: z.number(),
  finishedAt: instantSchema.nullable(),
  /** The deadline of the ticket as a whole; null: its process has no limit, it is finished, or suspended. */
  ticketDueAt: instantSchema.nullable().default(null),
  /** The pinned process, for the step view. */
  process: processDefinitionSchema,
  /** The ticket that has started this one. Absent without one that the reader may see. */
  parent: ticketLinkSchema.optional(),
  form: jsonObjectSchema.nullable(),
  /**
   * Further forms, in the order of the process: those that hold values the reader may see, and those the reader may fill in now. Their values stand with
   * those of the first form, and `rights` names their fields where they differ from `otherRight`.
   */
  forms: z
    .array(
      furtherFormSchema.extend({
        /** False: nothing was entered yet, so it is filled in starting from its own default values. */
        isFilled: z.boolean(),
      }),
    )
    .default([]),
  /** Without the values of fields that are hidden from the reader. */
  values: jsonObjectSchema,
  /** By the `model` of a field, for a column `subform.column`: what the reader may do with it now. */
  rights: z.record(z.string(), fieldRightSchema).default({}),
  /** With the fields that `rights` does not name; a column without its own has that of its subform. */
  otherRight: fieldRightSchema.default('read'),
  history: z.array(historyEntrySchema),
  /** What the signed-in person may do now; buttons, API and checks read the same table. */
  moves: z.array(ticketMoveSchema),
  /** Where it waits, for people or for what no person does. */
  currentNodeIds: z.array(z.string()),
  /** All people who have not answered an open task yet. */
  openTasks: z.array(
    z.object({
      taskId: z.string(),
      nodeId: z.string(),
      nodeName: z.string(),
      assignees: z.array(assigneeSchema),
      /** Ids of those whose turn comes later, in that order. */
      later: z.array(idSchema).default([]),
      /** When its time is up; null: its step has no time limit. */
      dueAt: instantSchema.nullable().default(null),
    }),
  ),
  /**
   * Automatic steps, in the order in which they were reached: until when a timer waits, and the inner ticket that was started. Absent
   * where there is none that the reader may see.
   */
  automaticSteps: z
    .array(
      z.object({
        nodeId: z.string(),
        until: instantSchema.optional(),
        ticket: ticketLinkSchema.optional(),
      }),
    )
    .optional(),
})
export type TicketDetail = z.output<typeof ticketDetailSchema>

export const getTicket = defineRoute({
  method: 'GET',
  path: '/api/v2/tickets/:id',
  wire: 'v2',
  access: 'signed-in',
  summary:
    'One ticket with its forms, values and history as far as the reader may see them, and the moves they may make now (`moves`), with the task of each. 404 for anyone it does not concern.',
  params: idParams,
  answer: ticketDetailSchema,
})
/** `ticket` is what `getTicket` answers for this person now. A repetition repeats the rest, and shows the ticket as it stands by then. */
const withTicket = { ticket: ticketDetailSchema }
const startAnswerSchema = z.object({ id: idSchema, number: z.string(), ...withTicket })
export type StartAnswer = z.output<typeof startAnswerSchema>
export const startTicket = defineRoute({
  method: 'POST',
  path: '/api/v2/tickets',
  wire: 'v2',
  access: ['process:list:applyProcessList'],
  summary:
    'Starts a ticket of a published process. Values that the rules of its forms refuse are answered with `ticket.values-refused` and an issue for each field, people who may not be chosen with `ticket.choice-refused`; nothing is stored then. Refused with `ticket.stale` when a newer version was published since, and `process.not-for-you`.',
  body: z.strictObject({
    processId: idSchema,
    /** The version that was filled in; refused with `ticket.stale` when a newer one has been published meanwhile. */
    version: z.number().int(),
    /** Needed where the process has no pattern for it, not read where it has one. */
    title: text(200).default(''),
    priority: prioritySchema.default(1),
    values: jsonObjectSchema.default({}),
    /** By the id of a step that asks whom its requester chose: these people. */
    chosen: z.record(z.string().min(1).max(64), z.array(idSchema).min(1).max(50)).optional(),
  }),
  answer: startAnswerSchema,
  idempotent: true,
})

const decisionBody = z.strictObject({ taskId: requiredText(64), remark: text(2000).default('') })
export const moveAnswer = z.object({ status: ticketStatusSchema, revision: z.number(), ...withTicket })
export type MoveAnswer = z.output<typeof moveAnswer>

export const approveTask = defineRoute({
  method: 'POST',
  path: '/api/v2/tickets/:id/approve',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Approves a task. Of many at once exactly one decides; the others get `task.already-decided` with the winner.',
  params: idParams,
  body: decisionBody,
  answer: moveAnswer,
  idempotent: true,
})
export const refuseTask = defineRoute({
  method: 'POST',
  path: '/api/v2/tickets/:id/refuse',
  wire: 'v2',
  access: 'signed-in',
  summary:
    'Refuses a task, with a remark that says why; what that does to the ticket the process decides. Of many at once exactly one decides, as with `approve`.',
  params: idParams,
  body: decisionBody.extend({ remark: requiredText(2000) }),
  answer: moveAnswer,
  idempotent: true,
})
export const withdrawTicket = defineRoute({
  method: 'POST',
  path: '/api/v2/tickets/:id/withdraw',
  wire: 'v2',
  access: 'signed-in',
  summary: 'The requester takes a running ticket back, which ends it; refused with `permission.denied` for anybody else.',
  params: idParams,
  body: z.strictObject({ remark: text(2000).default('') }),
  answer: moveAnswer,
  idempotent: true,
})

/** With `revision`, a ticket that has changed since is left alone and `ticket.changed` answered. */
const managingBody = z.strictObject({ remark: text(2000).default(''), revision: z.number().int().optional() })

export const reassignTask = defineRoute({
  method: 'POST',
  path: '/api/v2/tickets/:id/reassign',
  wire: 'v2',
  access: ['process:list:all:inversion'],
  summary: 'Gives an open task, or one person’s share in it, to somebody else; for administrators of tickets in their data scope.',
  params: idParams,
  body: managingBody.extend({
    taskId: requiredText(64),
    /** Whose share; null for everybody who has not answered. */
    from: idSchema.nullable(),
    to: idSchema,
  }),
  answer: moveAnswer,
  idempotent: true,
})
export const terminateTicket = defineRoute({
  method: 'POST',
  path: '/api/v2/tickets/:id/terminate',
  wire: 'v2',
  access: ['process:list:all:end'],
  summary: 'Ends a running ticket without a decision; a remark is required. For administrators of tickets in their data scope.',
  params: idParams,
  body: managingBody.extend({ remark: requiredText(2000) }),
  answer: moveAnswer,
  idempotent: true,
})
