/** An open task as lists show it: kept in the ticket's own row, written by every move. */
import type { Completion } from '@formwork/workflow-core'

export interface OpenTask {
  readonly taskId: string
  readonly nodeId: string
  readonly nodeName: string
  readonly completion: Completion
  /** The requester is to change the ticket and to submit it again. */
  readonly isReturned?: true
  /** Who has not answered, each with their place among all who were asked; of a claimed task without those whom the claim sets aside. */
  readonly asked: readonly { readonly id: string; readonly place: number }[]
  /** When its time is up, in milliseconds; absent: never, or no time runs because the ticket is suspended. */
  readonly dueAt?: number
}

/** A step that no person does, at which the ticket waits. */
interface AutomaticStep {
  readonly jobId: string
  readonly nodeId: string
  readonly nodeName: string
}

/** The open steps that the ticket's row keeps. */
export type OpenStep = OpenTask | AutomaticStep

/**
 * The deadline of the first of them, or of the whole ticket if that is sooner; undefined where nothing has a limit.
 *
 * @param ticket - of the whole ticket
 */
export const earliestDue = (open: readonly OpenStep[], ticket: number | undefined): number | undefined =>
  [
    ...(ticket === undefined ? [] : [ticket]),
    ...open.flatMap((step) => (isTask(step) && step.dueAt !== undefined ? [step.dueAt] : [])),
  ].toSorted((a, b) => a - b)[0]

/** The same for the column that lists filter by; nothing, which is written as null, where nothing has a limit. */
export function dueColumn(open: readonly OpenStep[], ticket: number | undefined): { readonly dueAt?: string } {
  const dueAt = earliestDue(open, ticket)
  return dueAt === undefined ? {} : { dueAt: new Date(dueAt).toISOString() }
}

export const isTask = (open: OpenStep): open is OpenTask => 'taskId' in open
