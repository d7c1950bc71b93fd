/** Shares that can be given to somebody else: each unanswered one of an open task, and all of a task together. */
import type { TicketDetail } from '@formwork/api-contract'

type OpenTask = Pick<TicketDetail['openTasks'][number], 'taskId' | 'nodeName' | 'assignees'>

export interface Share {
  readonly key: string
  readonly taskId: string
  /** Null: everybody's. */
  readonly from: string | null
  readonly people: OpenTask['assignees']
}

export function sharesOf(openTasks: readonly OpenTask[]): Share[] {
  return openTasks.flatMap(({ taskId, assignees }): Share[] => {
    const each = assignees.map((person) => ({ key: `${taskId} ${person.id}`, taskId, from: person.id, people: [person] }))
    return assignees.length > 1 ? [...each, { key: `${taskId} *`, taskId, from: null, people: assignees }] : each
  })
}

/** The most likely one: of somebody who is no longer active. */
export function firstShare(shares: readonly Share[]): Share | undefined {
  return shares.find(({ from, people }) => from !== null && people.some(({ active }) => !active)) ?? shares[0]
}
