/** How much time a ticket's priority gives, and which rungs are used. */
import { describe, expect, it } from 'vitest'
import { USUAL_WORKING_TIME } from '../calendar/working-time'
import { PRIORITIES, type PriorityLevel, type ProcessDefinition, type TicketLimit } from '../definition'
import { context, define, edge, endAt, startAt, taskAt } from '../testing/builders'
import { commandOf, playerOf } from '../testing/play'
import { step } from '../step'
import { limitMoments } from './due'

const HOUR = 3_600_000
/** Two days; urgent 4 hours; very urgent none. */
const LIMIT: TicketLimit = {
  seconds: 172_800,
  byPriority: { 2: 14_400, 3: null },
  ladder: [
    { at: -86_400, act: 'remind' },
    { at: -1800, act: 'remind' },
    { at: 0, act: 'raisePriority' },
  ],
}
function limited(timeLimit: TicketLimit): ProcessDefinition {
  const [a, b] = [
    { ...taskAt('a'), timeLimit },
    { ...taskAt('b'), timeLimit },
  ]
  return { ...define([startAt(), a, b, endAt()], [edge('start', 'a'), edge('a', 'b'), edge('b', 'end')]), settings: { timeLimit } }
}
const scene = context({ assignees: { a: ['ann'], b: ['cid'] } })
const started = (priority?: PriorityLevel, limit = LIMIT) =>
  playerOf(limited(limit), priority === undefined ? scene : { ...scene, priority }, 0).reached()

describe('a limit by priority', () => {
  it('gives a step, and the ticket as a whole, as long as its priority says, and reminds only within that time', () => {
    for (const [priority, dueAt, remindAt] of [
      [1, 48 * HOUR, [24 * HOUR, 47.5 * HOUR]],
      [2, 4 * HOUR, [3.5 * HOUR]],
    ] as const) {
      const { state, effects } = started(priority)
      expect(state.timeLimit?.dueAt).toBe(dueAt)
      expect(effects.find(({ type }) => type === 'task.open')).toMatchObject({ dueAt, remindAt })
      expect(effects.find(({ type }) => type === 'ticket.due')).toMatchObject({ dueAt, remindAt })
    }
  })
  it('lets no time run for a priority that has none', () => {
    const { state, effects } = started(3)
    expect(state).not.toHaveProperty('timeLimit')
    expect(state.tasks[0]).not.toHaveProperty('dueAt')
    expect(effects.map(({ type }) => type)).not.toContain('ticket.due')
  })
  it('counts a ticket of which nobody has said the priority as a normal one', () => {
    expect(started().state).toEqual(started(1).state)
  })
  it('keeps what was promised when the ticket becomes more urgent: the steps after it have the time of what it is then', () => {
    const definition = limited(LIMIT)
    const normal = playerOf(definition, { ...scene, priority: 1 }, 0).reached().state
    const answered = step(definition, normal, commandOf(['approve', 'ann', { at: HOUR }], normal), { ...scene, priority: 2 })
    expect(normal.tasks[0]?.dueAt).toBe(48 * HOUR)
    expect(answered.ok && [answered.state.timeLimit?.dueAt, answered.state.tasks.at(-1)?.dueAt]).toEqual([48 * HOUR, 5 * HOUR])
  })
  it('says when each rung comes, without reminders from before it begins, in working time too', () => {
    const at = Date.parse('2026-03-02T01:00:00Z')
    const rungsOf = (limit: TicketLimit, priority: PriorityLevel) =>
      limitMoments(limit, { at, priority, calendar: { ...USUAL_WORKING_TIME, timeZone: 'UTC' } })?.rungs.map(({ rung }) => rung.at)
    expect(PRIORITIES.map((priority) => rungsOf(LIMIT, priority))).toEqual([[-86_400, -1800, 0], [-1800, 0], undefined])
    expect(rungsOf({ ...LIMIT, clock: 'working' }, 2)).toEqual([-1800, 0])
  })
})
