/** The message to a group chat about an event: a sentence, the ticket, a link. Never the values of forms, nor remarks. */
import type { ChatMessage, MessageTone, TicketStatus, WebhookEvent } from '@formwork/api-contract'
import type { Locale } from '../../../domain/locale'
import { ticketLink } from '../../../domain/ticket-link'
import type { EventEntry, DeliveredEvent } from '../events-of-history'
import { type Answering, type Ended, type Transferring, WORDS } from './message-words'

export interface MessageSite {
  readonly locale: Locale
  /** Empty: messages have no link. */
  readonly siteAddress: string
}

/** Asked people that are named; the others are counted. */
const MAX_PEOPLE = 5

export function messageOf(delivered: DeliveredEvent, { locale, siteAddress }: MessageSite): ChatMessage {
  const { event, entry, ticket, status } = delivered
  const words = WORDS[locale]
  const address = ticketLink(siteAddress, ticket.id)
  return {
    tone: toneOf(event, entry, status),
    said: sentence(delivered, locale),
    title: ticket.title,
    facts: [
      { label: words.number, value: ticket.number },
      { label: words.process, value: ticket.process.name },
      { label: words.starter, value: ticket.starter.name },
    ],
    link: address === '' ? null : { words: words.open, address },
  }
}

export const trialMessage = (webhookName: string, locale: Locale): ChatMessage => ({
  tone: 'plain',
  said: WORDS[locale].trial(webhookName),
  title: '',
  facts: [],
  link: null,
})

function sentence({ event, entry, startNodeId, status }: DeliveredEvent, locale: Locale): string {
  const words = WORDS[locale]
  const who = entry.actorName ?? words.system
  const named = detail(entry, 'outcome')
  const names = entry.assignees.map(({ name }) => name)
  const people = words.people(names.slice(0, MAX_PEOPLE), names.length)
  const sentTo = detail(entry, 'targetNodeId')
  const target = sentTo !== '' && sentTo === startNodeId ? words.toRequester : words.toStep(detail(entry, 'targetNodeName'))
  switch (event) {
    case 'ticket.started':
      return words.started(who)
    case 'task.opened':
      return entry.nodeId === startNodeId ? words.openedAgain(people) : words.opened(people, entry.nodeName)
    case 'task.late':
      return words.lateStep(people, entry.nodeName)
    case 'task.transferred':
      return words.transferred[transferringOf(entry)]({ who, step: entry.nodeName, people })
    case 'ticket.commented':
      return words.commented(who)
    case 'ticket.late':
      return words.lateTicket(people)
    case 'task.answered':
      return words.answered[answeringOf(entry)]({ who, step: entry.nodeName, named, target })
    case 'ticket.ended':
      return named === '' ? words.ended[endOf(status)](who) : words.endedAs(named)
  }
}

const detail = ({ details }: EventEntry, name: string): string => {
  const value = details[name]
  return typeof value === 'string' ? value : ''
}

const ANSWERING: readonly string[] = ['approved', 'refused', 'completed', 'chosen', 'returned', 'resubmitted'] satisfies Answering[]
const isAnswering = (kind: string): kind is Answering => ANSWERING.includes(kind)
const answeringOf = ({ kind }: EventEntry): Answering => (isAnswering(kind) ? kind : 'completed')
const transferringOf = ({ kind }: EventEntry): Transferring =>
  kind === 'delegated' || kind === 'handedBack' || kind === 'reassigned' ? kind : 'transferred'
const endOf = (status: TicketStatus): Ended => (status === 'running' ? 'approved' : status)

function toneOf(event: WebhookEvent, { kind, details }: EventEntry, status: TicketStatus): MessageTone {
  if (event === 'task.opened' || event === 'task.transferred') return 'waiting'
  if (event === 'task.late' || event === 'ticket.late') return 'bad'
  if (event === 'ticket.ended')
    return status === 'refused' ? 'bad' : status === 'approved' && details['outcome'] === undefined ? 'good' : 'plain'
  if (kind === 'refused' || kind === 'returned') return 'bad'
  return kind === 'approved' || kind === 'completed' ? 'good' : 'plain'
}
