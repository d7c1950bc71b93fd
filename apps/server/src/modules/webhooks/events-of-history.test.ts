/** Which entries of a history are sent to webhooks, and what is sent for those about something late. */
import { expect, it } from 'vitest'
import { eventOf, signedBody, type EventEntry } from './events-of-history'

const ticket = {
  id: 'i',
  number: '1',
  title: '出差',
  process: { id: 'p', name: '出差', version: 1 },
  starter: { id: 'r', name: '张三' },
  values: {},
}
const entry = (kind: EventEntry['kind'], more: Partial<EventEntry> = {}): EventEntry => ({
  sequence: 3,
  kind,
  nodeId: 'a',
  nodeName: '审批',
  taskId: 't3',
  actorId: null,
  actorName: null,
  remark: '',
  assignees: [{ id: 'w', name: '经办' }],
  replaced: [],
  details: {},
  at: '2026-03-02T09:00:00.000Z',
  ...more,
})
const eventFacts = (kind: EventEntry['kind'], more: Partial<EventEntry> = {}): unknown => {
  const event = eventOf({ kind })
  return event === undefined
    ? undefined
    : JSON.parse(signedBody({ event, entry: entry(kind, more), ticket, startNodeId: 's', status: 'running' }, { includeValues: false }))
}

it('a step and a whole ticket that are late are events, each time with who has not answered and for how long', () => {
  expect(eventFacts('overdue', { details: { late: 3600 } })).toMatchObject({
    type: 'task.late',
    data: { task: { id: 't3', step: { id: 'a', name: '审批' }, assignees: [{ id: 'w' }] }, late: 3600 },
  })
  expect(eventFacts('ticketOverdue', { nodeId: null, nodeName: '', taskId: null })).toMatchObject({
    type: 'ticket.late',
    data: { ticket: { number: '1', status: 'running' }, assignees: [{ name: '经办' }], late: 0 },
  })
})

it('what is done besides because of it is none', () => {
  expect(eventFacts('priorityRaised')).toBeUndefined()
})
