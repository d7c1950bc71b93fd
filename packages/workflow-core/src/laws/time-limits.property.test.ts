/** Laws of time limits over random sound processes and random acts. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isPersonNode, lengthOf, type PriorityLevel, type ProcessDefinition, type TicketLimit, type TimeLimit } from '../definition'
import type { ProcessState } from '../state'
import { acts, type Played, play } from '../testing/random-acts'
import { soundCase } from '../testing/sound-process'

const numRuns = fc.readConfigureGlobal().numRuns ?? 500
const everyPlay = (look: (played: readonly Played[]) => void) =>
  fc.assert(
    fc.property(soundCase, acts, (given, list) => look(play(given, list))),
    { numRuns },
  )

const answers = ({ tasks }: ProcessState) =>
  tasks.flatMap(({ id, assignments }) =>
    assignments
      .filter(({ status }) => status === 'agreed' || status === 'refused')
      .map(({ userId, status }) => `${id} ${userId} ${status}`),
  )

it('time that is up decides nothing: nobody has answered by it, and the process stands where it stood', () => {
  everyPlay((played) => {
    for (const { before, command, after } of played) {
      if ((command.type !== 'timeIsUp' && command.type !== 'ticketTimeIsUp') || before === null || !after.ok) continue
      const { state } = after
      expect(answers(state)).toEqual(answers(before))
      expect([state.status, state.tokens, state.passed]).toEqual([before.status, before.tokens, before.passed])
      expect(state.tasks.map(({ id, status }) => `${id} ${status}`)).toEqual(before.tasks.map(({ id, status }) => `${id} ${status}`))
    }
  })
})

it('each rung of a task is reached once, in their order, whatever is taken back', () => {
  everyPlay((played) => {
    const reached = new Map<string, number>()
    for (const { before, command, after } of played) {
      if (command.type !== 'timeIsUp' || before === null || !after.ok) continue
      const { rung = 0, taskId } = command
      expect(rung).toBe(reached.get(taskId) ?? 0)
      reached.set(taskId, rung + 1)
      expect(
        after.effects
          .flatMap((effect) => (effect.type === 'history.append' ? [effect.record.kind] : []))
          .filter((kind) => kind === 'overdue'),
      ).toHaveLength(1)
    }
  })
})

it('the effects tell of each open task until when it is to be answered, and when something happens next because it is late', () => {
  everyPlay((played) => {
    const due = new Map<string, number | undefined>()
    const next = new Map<string, number | undefined>()
    for (const { command, after } of played) {
      if (!after.ok) continue
      if (command.type === 'timeIsUp') next.delete(command.taskId)
      for (const effect of after.effects) {
        if (effect.type === 'task.close') {
          due.delete(effect.taskId)
          next.delete(effect.taskId)
        }
        if (effect.type !== 'task.open' && effect.type !== 'task.reopen' && effect.type !== 'task.due') continue
        if (effect.dueAt !== undefined) due.set(effect.taskId, effect.dueAt)
        if (effect.actAt !== undefined) next.set(effect.taskId, effect.actAt)
      }
      const open = after.state.tasks.filter(({ status, dueAt }) => status === 'open' && dueAt !== undefined)
      expect(Object.fromEntries(due)).toEqual(Object.fromEntries(open.map(({ id, dueAt }) => [id, dueAt])))
      // The definition says which rungs exist.
      expect(
        [...next].filter(
          ([taskId, at]) => at !== open.map((task) => ({ id: task.id, at: task.nextAt ?? task.dueAt })).find(({ id }) => id === taskId)?.at,
        ),
      ).toEqual([])
    }
  })
})

it('a ticket of a priority is promised what it would be if every limit had the length of that priority alone, or were not there', () => {
  fc.assert(
    fc.property(soundCase, acts, (given, list) => {
      const { priority = 1 } = given.context
      const alone = { ...given, definition: ofPriority(given.definition, priority) }
      const statesOf = (played: readonly Played[]) => played.map(({ after }) => (after.ok ? after.state : after.reason))
      expect(statesOf(play(given, list))).toEqual(statesOf(play(alone, list)))
    }),
    { numRuns },
  )
})

function ofPriority(definition: ProcessDefinition, priority: PriorityLevel): ProcessDefinition {
  const { timeLimit: ofTicket, ...settings } = definition.settings ?? {}
  const whole = ofTicket === undefined ? undefined : alone<TicketLimit>(ofTicket, priority)
  return {
    ...definition,
    settings: { ...settings, ...(whole === undefined ? {} : { timeLimit: whole }) },
    nodes: definition.nodes.map((node) => {
      if (!isPersonNode(node) || node.timeLimit === undefined) return node
      const { timeLimit, ...unlimited } = node
      const own = alone(timeLimit, priority)
      return own === undefined ? unlimited : { ...unlimited, timeLimit: own }
    }),
  }
}

function alone<Limit extends TimeLimit>(limit: Limit, priority: PriorityLevel): Limit | undefined {
  const seconds = lengthOf(limit, priority)
  return seconds === null ? undefined : { ...limit, byPriority: undefined, seconds }
}
