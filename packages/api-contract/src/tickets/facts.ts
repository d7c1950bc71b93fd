/** What is known of a ticket everywhere: priority, status, people. */
import { z } from '../zod'
import { idSchema } from '../shapes/fields'

/** 1 normal, 2 urgent, 3 very urgent, as the old wire has it. */
export const prioritySchema = z.union([z.literal(1), z.literal(2), z.literal(3)])
export type Priority = z.output<typeof prioritySchema>
export const ticketStatusSchema = z.enum(['running', 'approved', 'refused', 'withdrawn', 'terminated'])
export type TicketStatus = z.output<typeof ticketStatusSchema>
export const personRefSchema = z.object({ id: idSchema, name: z.string() })
/** Somebody who is asked; `active` is false for an account that was disabled or removed. */
export const assigneeSchema = personRefSchema.extend({ active: z.boolean() })
