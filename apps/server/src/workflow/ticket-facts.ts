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
  /** Those who may be asked now: all of them are active. */
  readonly names: ReadonlyMap<string, string>
}

/** The ticket after the step that led to the next revision. */
export function changed(ticket: TicketFacts, { state, at, history, historyLength, historyHash, names }: TicketChange): TicketFacts {
  return {
    ...ticket,
    state,
    revision: ticket.revision + 1,
    updatedAt: at,
    finishedAt: state.status === 'running' ? null : at,
    historyLength,
    historyHash,
    history: [...ticket.history, ...history],
    people: new Map([...activePeople(names), ...ticket.people]),
  }
}

const ANSWERS: ReadonlySet<string> = new Set(['approved', 'refused', 'completed', 'chosen', 'returned', 'resubmitted'])

/** Somebody's last answer to a step of the ticket, whatever else they did with it since; undefined: none. */
export const lastAnswer = ({ history }: Pick<TicketFacts, 'history'>, userId: string): HistoryFacts | undefined =>
  history.findLast(({ actorId, kind }) => actorId === userId && ANSWERS.has(kind))

/** The definition with the rights that further forms bring along. */
export const rightsDefinition = ({ definition, furtherForms }: Pick<TicketFacts, 'definition' | 'furtherForms'>): ProcessDefinition =>
  withFormRights(definition, furtherForms)

/** People who were found because they may be asked. */
export function activePeople(names: ReadonlyMap<string, string>): ReadonlyMap<string, AskedPerson> {
  return new Map([...names].map(([id, name]) => [id, { name, active: true }]))
}
