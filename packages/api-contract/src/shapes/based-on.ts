/** What an edit was based on. */
import type { z } from '../zod'

/**
 * The values of a record as they were read before it was edited, by field, as many as are known. Where somebody else has written another value since,
 * and the edit a third, the call is refused with `record.stale`; a field the edit leaves as it was keeps what the other wrote. Left out: the edit is
 * written whatever was there.
 */
export function basedOn<Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) {
  return fields.partial().optional()
}
