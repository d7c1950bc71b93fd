/** A step that no person does, as it waits to be done. */
import type { JobOrder } from '@formwork/workflow-core'

export interface AutomaticStep {
  readonly ticketId: string
  readonly jobId: string
  readonly order: JobOrder
  /** When it was begun, or begun again. */
  readonly begunAt: Date
}
