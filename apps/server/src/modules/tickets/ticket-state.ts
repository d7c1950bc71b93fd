/** The state of a ticket and whose turn it is, from its open steps and the people in them: for rows of lists and for its page. Pure. */
import type { TicketRow } from '@formwork/api-contract'
import { isTask, type OpenStep, type OpenTask } from '../../domain/open-task'
import type { AskedPerson } from '../../workflow/ticket-facts'

/** Rows of lists and the page name as many. */
const SHOWN_PEOPLE = 5

type Assignee = TicketRow['waitingFor'][number]
export type TicketState = Pick<TicketRow, 'currentNodes' | 'isReturned' | 'waitingFor' | 'waitingCount' | 'stuck'>
export type People = ReadonlyMap<string, AskedPerson>

export function ticketStateOf(open: readonly OpenStep[], people: People): TicketState {
  const tasks = open.filter(isTask)
  // The first of each task, then the second of each.
  const asked = tasks.flatMap((task) => task.asked).toSorted((a, b) => a.place - b.place)
  return {
    currentNodes: open.map(({ nodeName }) => nodeName),
    ...(tasks.some(({ isReturned }) => isReturned === true) ? { isReturned: true } : {}),
    waitingFor: asked.slice(0, SHOWN_PEOPLE).map(({ id }) => assigneeOf(id, people)),
    waitingCount: asked.length,
    stuck: tasks.some((task) => isBlocked(task, people)),
  }
}

export const instantOf = (dueAt: number | undefined): string | null => (dueAt === undefined ? null : new Date(dueAt).toISOString())

export function assigneeOf(id: string, people: People): Assignee {
  const { name, active } = people.get(id) ?? { name: '', active: false }
  return { id, name, active }
}

/** As `isStuck` checks rows. Where one answer is enough, nobody active is asked; where everybody must agree, somebody who is asked is not active. */
function isBlocked({ completion, asked }: OpenTask, people: People): boolean {
  const isActive = ({ id }: { readonly id: string }) => people.get(id)?.active ?? false
  return completion === 'all' ? !asked.every(isActive) : !asked.some(isActive)
}
