/** An open task as lists show it: kept in the ticket's own row, written by every move. */
import type { Completion } from '@formwork/workflow-core'

export interface OpenTask {
  readonly taskId: string
  readonly nodeId: string
  readonly nodeName: string
  readonly completion: Completion
  /** Who has not answered, each with their place among all who were asked; of a task that somebody has claimed nobody whom that sets aside. */
  readonly asked: readonly { readonly id: string; readonly place: number }[]
}

/** A step that no person does, at which the ticket waits. */
interface AutomaticStep {
  readonly jobId: string
  readonly nodeId: string
  readonly nodeName: string
}

/** What the ticket's row keeps of where it stands. */
export type OpenStep = OpenTask | AutomaticStep

export const isTask = (open: OpenStep): open is OpenTask => 'taskId' in open
