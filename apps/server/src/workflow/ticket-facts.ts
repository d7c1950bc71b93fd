/** One ticket as it was read, with all that belongs to it; and after a step, without being read again. */
import type { JsonObject, Priority } from '@formwork/api-contract'
import { type ProcessDefinition, type ProcessState, withFormRights } from '@formwork/workflow-core'
import type { PinnedForm } from '../domain/pinned-form'
import type { HistoryEnd, HistoryFacts } from './history-chain'

/** Somebody who is asked; an account that was disabled or removed is not active. */
export interface AskedPerson {
  readonly name: string
  readonly active: boolean
}

export interface TicketFacts extends HistoryEnd {
  readonly id: string
  readonly number: string
  readonly title: string
  readonly priority: Priority
  readonly processId: string
  readonly processName: string
  readonly requester: { readonly id: string; readonly name: string; readonly departmentId: string | null; readonly active: boolean }
  readonly versionId: string
  readonly version: number
  readonly definition: ProcessDefinition
  /** As it is stored; null when the process has none. */
  readonly form: JsonObject | null
  /** The forms of the process besides that one. */
  readonly furtherForms: readonly PinnedForm[]
  /** Of all forms. */
  readonly values: JsonObject
  readonly state: ProcessState
  readonly revision: number
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly finishedAt: Date | null
  readonly history: readonly HistoryFacts[]
  /** The reader was sent a copy. */
  readonly isCopied: boolean
  /** The ticket that has started it; null when a person did. */
  readonly parentId: string | null
  /** Everybody in its state, by id: who is asked, was asked, or may be asked again. */
  readonly people: ReadonlyMap<string, AskedPerson>
}

/** What one step changed. */
export interface TicketChange extends HistoryEnd {
  readonly state: ProcessState
  readonly at: Date
  readonly history: readonly HistoryFacts[]
  readonly found: FoundNames
}

/** Who was found for a step: all of them may be asked now, so they are active. */
export interface FoundNames {
  readonly names: ReadonlyMap<string, string>
  readonly candidates: readonly { readonly id: string; readonly name: string }[]
}

/** What people are called; undefined for somebody unknown. */
export type Names = Pick<ReadonlyMap<string, string>, 'get'>

/** The ticket after the step that led to the next revision. */
export function changed(ticket: TicketFacts, { state, at, history, historyLength, historyHash, found }: TicketChange): TicketFacts {
  return {
    ...ticket,
    state,
    revision: ticket.revision + 1,
    updatedAt: at,
    finishedAt: state.status === 'running' ? null : at,
    historyLength,
    historyHash,
    history: [...ticket.history, ...history],
    people: withFound(ticket.people, found),
  }
}

const ANSWERS: ReadonlySet<string> = new Set(['approved', 'refused', 'completed', 'chosen', 'returned', 'resubmitted'])

/** Somebody's last answer to a step of the ticket, whatever else they did with it since; undefined: none. */
export const lastAnswer = ({ history }: Pick<TicketFacts, 'history'>, userId: string): HistoryFacts | undefined =>
  history.findLast(({ actorId, kind }) => actorId === userId && ANSWERS.has(kind))

/** The definition with the rights that further forms bring along. */
export const rightsDefinition = ({ definition, furtherForms }: Pick<TicketFacts, 'definition' | 'furtherForms'>): ProcessDefinition =>
  withFormRights(definition, furtherForms)

interface NamedInTicket {
  readonly requester: { readonly id: string; readonly name: string }
  readonly people: ReadonlyMap<string, AskedPerson>
}

/** Everybody a step can name. Looked up in turn instead of being collected first: a move names two or three of many. */
export function namesFor({ people, requester }: NamedInTicket, { names, candidates }: FoundNames): Names {
  const nameOf = (id: string) => (id === requester.id ? requester.name : people.get(id)?.name)
  return { get: (id) => candidates.find((candidate) => candidate.id === id)?.name ?? names.get(id) ?? nameOf(id) }
}

/** In loops: spread into lists of pairs first, this was a tenth of all that an approval allocates. */
export function withFound(people: ReadonlyMap<string, AskedPerson>, { names, candidates }: FoundNames): ReadonlyMap<string, AskedPerson> {
  const all = new Map<string, AskedPerson>()
  for (const [id, name] of names) all.set(id, { name, active: true })
  for (const { id, name } of candidates) all.set(id, { name, active: true })
  for (const [id, person] of people) all.set(id, person)
  return all
}
