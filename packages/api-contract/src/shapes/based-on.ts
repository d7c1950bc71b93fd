/** What an edit was based on. */
import type { z } from '../zod'

/**
 * The values of a record as they were before the edit, by field, as many as are known. When somebody else has written another value since,
 * and the edit a third, the call is refused with `record.stale`; a field that the edit leaves unchanged keeps the other's value. Left out: the edit is
 * written whatever was there.
 */
export function basedOn<Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) {
  return fields.partial().optional()
}
