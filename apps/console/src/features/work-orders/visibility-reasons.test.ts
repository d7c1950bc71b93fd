/** Each reason to see a ticket is listed, and the data scope when there is no other. */
import { expect, it } from 'vitest'
import { historyEntry, li, waitingTicket } from '../../shared/tickets/testing/tickets'
import { visibilityReasons } from './visibility-reasons'

const me = '00000000-0000-4000-8000-000000000009'

it('is one’s own, or waits for one, or was handled by one', () => {
  expect(visibilityReasons(waitingTicket(), li.id)).toEqual(['requester', 'asked'])
  expect(visibilityReasons(waitingTicket({ history: [historyEntry('approved', { actor: { id: me, name: 'Me' } })] }), me)).toEqual([
    'acted',
  ])
})

it('was not worked on by whoever only hurried the others', () => {
  expect(visibilityReasons(waitingTicket({ history: [historyEntry('urged', { actor: { id: li.id, name: 'Li' } })] }), li.id)).toEqual([
    'requester',
    'asked',
  ])
})

it('was once put to one, who did not answer', () => {
  expect(visibilityReasons(waitingTicket({ history: [historyEntry('assigned', { assignees: [{ id: me, name: 'Me' }] })] }), me)).toEqual([
    'wasAsked',
  ])
})

it('does not wait for one whose turn has not come', () => {
  const { openTasks, ...ticket } = waitingTicket({ history: [historyEntry('assigned', { assignees: [{ id: me, name: 'Me' }] })] })
  const asked = openTasks.map((task) => ({ ...task, assignees: [...task.assignees, { id: me, name: 'Me', active: true }], later: [me] }))
  expect(visibilityReasons({ ...ticket, openTasks: asked }, me)).toEqual(['wasAsked'])
})

it('was copied to one, which asks nothing of them', () => {
  expect(visibilityReasons(waitingTicket({ history: [historyEntry('copied', { assignees: [{ id: me, name: 'Me' }] })] }), me)).toEqual([
    'copied',
  ])
})

it('was put to a substitute while one was away', () => {
  const assignees = [{ id: li.id, name: 'Li' }]
  const standIns = [{ id: li.id, away: [{ id: me, name: 'Me' }] }]
  expect(visibilityReasons(waitingTicket({ history: [historyEntry('assigned', { assignees, standIns })] }), me)).toEqual(['away'])
})

it('lies in one’s data scope otherwise', () => {
  expect(visibilityReasons(waitingTicket(), me)).toEqual(['scope'])
})
