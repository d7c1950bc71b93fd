/** Samples of the messages to a chat, of a ticket that does not exist: a preview before a robot is made. */
import type { ChatMessage, WebhookEvent } from '@formwork/api-contract'
import type { Locale } from '../../../domain/locale'
import type { EventEntry, EventTicket } from '../events-of-history'
import { type MessageSite, messageOf } from './chat-message'

const NOBODY = '00000000-0000-0000-0000-000000000000'

interface Sample {
  readonly title: string
  readonly process: string
  readonly starter: string
  readonly manager: string
  readonly step: string
}

const SAMPLES: Readonly<Record<Locale, Sample>> = {
  'zh-CN': { title: '年假 3 天', process: '请假审批', starter: '张三', manager: '李四', step: '主管审批' },
  en: { title: 'Annual leave, 3 days', process: 'Leave', starter: 'Alex Reed', manager: 'Sam Lee', step: 'Manager' },
}

export function sampleMessages(site: MessageSite): (ChatMessage & { readonly event: WebhookEvent })[] {
  const { title, process, starter, manager, step } = SAMPLES[site.locale]
  const ticket: EventTicket = {
    id: NOBODY,
    number: '20260302000001',
    title,
    process: { id: NOBODY, name: process, version: 1 },
    starter: { id: NOBODY, name: starter },
    values: {},
  }
  const entry = (kind: EventEntry['kind'], actorName: string | null): EventEntry => ({
    sequence: 1,
    kind,
    nodeId: NOBODY,
    nodeName: step,
    taskId: null,
    actorId: null,
    actorName,
    remark: '',
    assignees: [{ id: NOBODY, name: manager }],
    replaced: [],
    details: {},
    at: '',
  })
  const samples = [
    { event: 'ticket.started', entry: entry('started', starter), status: 'running' },
    { event: 'task.opened', entry: entry('assigned', null), status: 'running' },
    { event: 'task.answered', entry: entry('approved', manager), status: 'approved' },
    { event: 'task.transferred', entry: entry('transferred', starter), status: 'running' },
    { event: 'task.late', entry: entry('overdue', null), status: 'running' },
    { event: 'ticket.late', entry: entry('ticketOverdue', null), status: 'running' },
    { event: 'ticket.commented', entry: entry('commented', starter), status: 'running' },
    { event: 'ticket.ended', entry: entry('finished', null), status: 'approved' },
  ] as const
  return samples.map((one) => ({ event: one.event, ...messageOf({ ...one, ticket, startNodeId: '' }, site) }))
}
