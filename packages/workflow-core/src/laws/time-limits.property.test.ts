/** Laws of time limits over random sound processes and random acts. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
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
      if (command.type !== 'timeIsUp' || before === null || !after.ok) continue
      const { state } = after
      expect(answers(state)).toEqual(answers(before))
      expect([state.status, state.tokens, state.passed]).toEqual([before.status, before.tokens, before.passed])
      expect(state.tasks.map(({ id, status }) => `${id} ${status}`)).toEqual(before.tasks.map(({ id, status }) => `${id} ${status}`))
    }
  })
})

it('the time of a task is up once, whatever is taken back', () => {
  everyPlay((played) => {
    const over = played.flatMap(({ after }) =>
      after.ok
        ? after.effects.flatMap((effect) =>
            effect.type === 'history.append' && effect.record.kind === 'overdue' ? [effect.record.taskId] : [],
          )
        : [],
    )
    expect(new Set(over).size).toBe(over.length)
  })
})

it('the effects tell of each open task until when it is to be answered', () => {
  everyPlay((played) => {
    const told = new Map<string, number | undefined>()
    for (const { after } of played) {
      if (!after.ok) continue
      for (const effect of after.effects) {
        if (effect.type === 'task.open' || effect.type === 'task.reopen' || effect.type === 'task.due')
          told.set(effect.taskId, effect.dueAt)
        if (effect.type === 'task.close') told.delete(effect.taskId)
        if (effect.type === 'history.append' && effect.record.kind === 'overdue') told.set(effect.record.taskId ?? '', undefined)
      }
      const open = after.state.tasks.filter(({ status }) => status === 'open')
      expect(Object.fromEntries(told)).toEqual(Object.fromEntries(open.map(({ id, dueAt, isOver }) => [id, isOver ? undefined : dueAt])))
    }
  })
})
