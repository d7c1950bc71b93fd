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

/** Where a ticket can be sent: to its requester, to the step before, to a step by its id. */
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
  /** Where to (`refuse`, `return`, `jump`, `reopen`), with the names of steps; the requester first. */
  places: z
    .array(
      z.object({
        place: movePlaceSchema,
        name: z.string(),
        /** From there it can return directly to where it came from (`again: 'jumpBack'`). */
        jumpsBack: z.boolean().optional(),
      }),
    )
    .optional(),
  /** The named answer, where there are several (`choose`). */
  edgeId: z.string().optional(),
  label: z.string().optional(),
  labelEn: z.string().optional(),
  /** Steps whose people the mover names (`chosen`). */
  chooses: z
    .array(
      z.object({
        nodeId: z.string(),
        name: z.string(),
        /** Only those that `listChoosableOfTicket` names. */
        isLimited: z.literal(true).optional(),
      }),
    )
    .optional(),
  /** When others sign (`addSign`). */
  signs: z.array(z.enum(['before', 'after'])).optional(),
  /** Whom it can be about (`removeSign`). */
  people: z.array(z.object({ id: idSchema, name: z.string() })).optional(),
  /** Which of several branches it moves (`jump`). */
  tokenId: z.string().optional(),
  /** `retryJob`, `skipJob`. */
  jobId: z.string().optional(),
  remarkRequired: z.boolean().optional(),
  /** Not before (`urge`). */
  from: instantSchema.optional(),
  /** When the notices of the act are sent (`takeBack`). */
  noticesAt: instantSchema.optional(),
})
export type TicketMove = z.output<typeof ticketMoveSchema>
