/** The fields of the dialog of a move: all that exist, of which a move uses some. */
import { MOVE_LIMITS, type TicketMove } from '@formwork/api-contract'
import { z } from 'zod'
import { MOVE_KINDS, type MoveAsk } from './move-kinds'

const people = z.array(z.object({ id: z.string(), name: z.string() }))

export function moveFormSchema(offer: TicketMove) {
  const { asks } = MOVE_KINDS[offer.type]
  const has = (ask: MoveAsk) => asks.includes(ask)
  const remark = z.string().trim().max(MOVE_LIMITS.remark)
  return z.object({
    people: has('person') || has('people') ? people.min(1).max(MOVE_LIMITS.people) : people,
    signer: has('signer') ? z.string().min(1) : z.string(),
    sign: z.enum(['before', 'after']),
    place: needsPlace(offer) ? z.string().min(1) : z.string(),
    again: z.enum(['stepByStep', 'jumpBack']),
    remark: needsReason(offer) ? remark.min(1) : remark,
  })
}

/** The result of the dialog. `place` is the index of the offered one, from zero; '' for the process's own way. */
export type MoveFormValues = z.output<ReturnType<typeof moveFormSchema>>

export function needsReason({ type, remarkRequired = false }: TicketMove): boolean {
  return remarkRequired || MOVE_KINDS[type].needsReason === true
}

/** A refusal has a default without one. */
export function needsPlace({ type }: TicketMove): boolean {
  return type === 'return' || type === 'jump'
}
