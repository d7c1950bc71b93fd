/** Column kinds that several tables share. */
import { customType, timestamp } from 'drizzle-orm/pg-core'

/** An instant with time zone, as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
