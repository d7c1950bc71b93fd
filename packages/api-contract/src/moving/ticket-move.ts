/** A move that a ticket offers its reader now: buttons, the call and the check before a step read the same table of workflow-core. */
import { idSchema, instantSchema } from '../shapes/fields'
import { z } from '../zod'

export const MOVE_TYPES = [
  'approve',
  'refuse',
  'choose',
  'complete',
  'claim',
  'release',
  'transfer',
  'delegate',
  'handBack',
  'addSign',
  'removeSign',
  'takeBack',
  'return',
  'resubmit',
  'withdraw',
  'urge',
  'copyTo',
  'reassign',
  'jump',
  'suspend',
  'resume',
  'terminate',
  'reopen',
  'retryJob',
  'skipJob',
] as const
export type MoveType = (typeof MOVE_TYPES)[number]

/** Where a ticket can be sent: to whoever started it, to the step before, to a step by its id. */
export const movePlaceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('requester') }),
  z.strictObject({ kind: z.literal('previous') }),
  z.strictObject({ kind: z.literal('node'), nodeId: z.string().min(1).max(64) }),
])
export type MovePlace = z.output<typeof movePlaceSchema>

export const ticketMoveSchema = z.object({
  type: z.enum(MOVE_TYPES),
  /** The task it is about; null when it is about the ticket or a job. */
  taskId: z.string().nullable(),
  /** The job it is about (`retryJob`, `skipJob`). */
  jobId: z.string().optional(),
  /** Where to (`refuse`, `return`, `jump`), with the names of steps; the requester first. */
  places: z.array(z.object({ place: movePlaceSchema, name: z.string() })).optional(),
  /** What can be chosen (`choose`). */
  outcomes: z.array(z.object({ edgeId: z.string(), label: z.string() })).optional(),
  /** Whom it can be about (`removeSign`). */
  people: z.array(z.object({ id: idSchema, name: z.string() })).optional(),
  /** Which of several branches it moves (`jump`). */
  tokenId: z.string().nullable().optional(),
  /** Steps whose people the mover chooses beforehand: sent as `chosen`. */
  asksFor: z.array(z.object({ nodeId: z.string(), name: z.string() })).optional(),
  remarkRequired: z.boolean().optional(),
  /** Not before (`urge`). */
  from: instantSchema.optional(),
  /** Notices of the act have not left before this instant (`takeBack`). */
  noticesAt: instantSchema.optional(),
})
export type TicketMove = z.output<typeof ticketMoveSchema>
