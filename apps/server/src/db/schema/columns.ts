/** Column kinds that several tables share. */
import { currentDefinition, type OldDefinition, type ProcessDefinition } from '@formwork/workflow-core'
import { customType, timestamp } from 'drizzle-orm/pg-core'

/** An instant with time zone, as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A process definition; rows of an older version are read as today's, and stay as they are until they are saved again. */
export const processDefinition = customType<{ data: ProcessDefinition; driverData: ProcessDefinition | OldDefinition }>({
  dataType: () => 'jsonb',
  fromDriver: currentDefinition,
})

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
