/** One ticket with all that belongs to it. */
import { fieldRightSchema, HISTORY_KINDS, processDefinitionSchema } from '@formwork/workflow-core'
import { z } from '../zod'
import { idParams, idSchema, instantSchema, jsonObjectSchema } from '../shapes/fields'
import { ticketMoveSchema } from '../moving/ticket-move'
import { defineRoute } from '../route'
import { assigneeSchema, personRefSchema, prioritySchema } from './facts'
import { furtherFormSchema } from './catalogue'
import { ticketRowSchema } from './lists'

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
  /** The pinned process, for the step view: without what its automatic steps call, send and run. */
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
