/** The stored draft of a half-filled ticket. */
import type { Priority } from '@formwork/api-contract'
import { z } from 'zod'
import type { People } from '../../../shared/tickets/moves/use-chosen-people'

export interface StartDraft {
  readonly title: string
  readonly priority: Priority
  /** Of all forms of the start. */
  readonly values: Readonly<Record<string, unknown>>
  /** The people its requester chose, by step. */
  readonly chosen: People
}

const stored = z.object({
  title: z.string(),
  priority: z.union([z.literal(1), z.literal(2), z.literal(3)]).catch(1),
  values: z.record(z.string(), z.unknown()),
  chosen: z.record(z.string(), z.array(z.object({ id: z.string(), name: z.string() }))).catch({}),
})

export function parseStartDraft(value: unknown): StartDraft | null {
  const parsed = stored.safeParse(value)
  return parsed.success ? parsed.data : null
}
