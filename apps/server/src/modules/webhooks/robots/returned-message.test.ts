/** What a group chat reads when a ticket is sent back to its requester. */
import { expect, it } from 'vitest'
import type { EventEntry, DeliveredEvent } from '../events-of-history'
import { messageOf } from './chat-message'

const ticket = {
  id: 't',
  number: '1',
  title: '请假',
  process: { id: 'p', name: '请假', version: 1 },
  starter: { id: 'q', name: '孙菲' },
  values: {},
}
const entry = (kind: EventEntry['kind'], more: Partial<EventEntry>): EventEntry => ({
  sequence: 1,
  kind,
  nodeId: 'lead',
  nodeName: '主管审批',
  taskId: 't1',
  actorId: null,
  actorName: '赵云',
  remark: '',
  assignees: [{ id: 'q', name: '孙菲' }],
  replaced: [],
  details: {},
  at: '',
  ...more,
})
const sentenceOf = (event: DeliveredEvent['event'], entry: EventEntry, locale: 'zh-CN' | 'en' = 'zh-CN') =>
  messageOf({ event, entry, ticket, startNodeId: 'start', status: 'running' }, { locale, siteAddress: '' }).said

const back = entry('returned', { details: { targetNodeId: 'start', targetNodeName: '开始' } })
const asked = entry('assigned', { nodeId: 'start', nodeName: '开始' })

it('says that the requester is to change it, instead of naming the start as a step', () => {
  expect(sentenceOf('task.answered', back)).toBe('赵云 在「主管审批」将工单退回发起人修改')
  expect(sentenceOf('task.answered', back, 'en')).toBe('赵云 returned the ticket at “主管审批” to the requester for changes')
  expect(sentenceOf('task.opened', asked)).toBe('工单等待 孙菲 修改')
  expect(sentenceOf('task.opened', asked, 'en')).toBe('The ticket waits for 孙菲 to change it')
})

it('names every other step that it goes back to', () => {
  const step = entry('returned', { details: { targetNodeId: 'first', targetNodeName: '部门审批' } })
  expect(sentenceOf('task.answered', step)).toBe('赵云 在「主管审批」将工单退回到「部门审批」')
  expect(sentenceOf('task.answered', entry('refused', {}), 'en')).toBe('赵云 refused at “主管审批”')
})
