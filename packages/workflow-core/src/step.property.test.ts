/** Laws of the engine over random sound graphs and random commands. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProcessDefinition, ProcessEdge, ProcessNode } from './definition'
import { movesFor } from './moves/moves-for'
import type { ManagingRight, ProcessCommand } from './commands'
import type { ProcessState } from './state'
import type { StepContext } from './context'
import { step } from './step'
import { context, define, edge, endAt, gatewayAt, seen, startAt, taskAt, when } from './testing/builders'
import { validateProcess } from './validate-graph'

const PEOPLE = ['ann', 'bob', 'cid', 'rita'] as const
const person = fc.constantFrom(...PEOPLE)

interface Stage {
  readonly kind: 'task' | 'gateway'
  readonly completion: 'any' | 'all'
  readonly people: readonly string[]
  /** How far back a refusal leads; 0: no refuse edge. */
  readonly back: number
  readonly skip: number
}

const stage: fc.Arbitrary<Stage> = fc.record({
  kind: fc.constantFrom('task', 'task', 'gateway'),
  completion: fc.constantFrom('any', 'all'),
  people: fc.uniqueArray(person, { maxLength: 3 }),
  back: fc.nat(3),
  skip: fc.nat(3),
})

interface Case {
  readonly definition: ProcessDefinition
  readonly context: StepContext
}

/** A line of stages with gateways that jump ahead and refusals that lead back: sound by construction. */
const soundCase: fc.Arbitrary<Case> = fc
  .tuple(fc.array(stage, { minLength: 1, maxLength: 7 }), fc.integer({ min: 0, max: 10 }))
  .map(([stages, x]) => {
    const all: Stage[] = [{ kind: 'task', completion: 'any', people: ['ann'], back: 0, skip: 0 }, ...stages]
    const idAt = (index: number) => (index >= all.length ? 'end' : `n${index}`)
    const nodes: ProcessNode[] = all.map((each, index) =>
      each.kind === 'task' ? taskAt(idAt(index), each.completion) : gatewayAt(idAt(index)),
    )
    const edges: ProcessEdge[] = all.flatMap((each, index) => {
      const id = idAt(index)
      const onward = edge(id, idAt(index + 1), { id: `${id}-on`, order: 1, isDefault: each.kind === 'gateway' })
      if (each.kind === 'gateway') return [onward, edge(id, idAt(index + 1 + each.skip), { id: `${id}-skip`, condition: when('x', 5) })]
      const target = Math.max(0, index - each.back)
      return each.back === 0 ? [onward] : [onward, edge(id, idAt(target), { id: `${id}-back`, outcome: 'refuse' })]
    })
    const assignees = Object.fromEntries(all.map((each, index) => [idAt(index), [...each.people]]))
    return {
      definition: define([startAt(), ...nodes, endAt()], [edge('start', 'n0'), ...edges]),
      context: context({ seen: seen({ x }), assignees }),
    }
  })

const TYPES = ['approve', 'approve', 'approve', 'refuse', 'reassign', 'reassign', 'withdraw', 'terminate', 'replaceAssignee'] as const
const attempt = fc.record({
  pick: fc.nat(20),
  type: fc.constantFrom(...TYPES),
  by: fc.constantFrom(...PEOPLE, 'admin'),
  from: fc.option(person),
  to: person,
  granted: fc.subarray<ManagingRight>(['reassign', 'terminate']),
})
const commands = fc.array(attempt, { maxLength: 25 })
type Attempt = typeof attempt extends fc.Arbitrary<infer Each> ? Each : never

function commandOf({ pick, type, by, from, to }: Attempt, state: ProcessState): ProcessCommand {
  if (type === 'withdraw' || type === 'terminate') return { type, by, remark: '' }
  if (type === 'replaceAssignee') return { type, from: by, leader: from }
  const taskId = state.tasks[pick % state.tasks.length]?.id ?? 'none'
  return type === 'reassign' ? { type, taskId, from, to, by, remark: '' } : { type, taskId, by, remark: '' }
}

/** A table offers a task to be reassigned; whose share may go to whom is the rest of it. */
function canChangeHands(state: ProcessState, { taskId, from, to }: Extract<ProcessCommand, { type: 'reassign' }>): boolean {
  const assignments = state.tasks.find((task) => task.id === taskId)?.assignments ?? []
  const isLeft = assignments.some(({ userId, status }) => status === 'open' && (from === null || userId === from))
  return isLeft && !assignments.some(({ userId, status }) => userId === to && status !== 'closed')
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}

/** Plays a case with frozen inputs and hands every accepted and refused step, with what it was given, to `look`. */
function play(
  given: Case,
  attempts: readonly Attempt[],
  look: (before: ProcessState | null, command: ProcessCommand, after: ReturnType<typeof step>, scene: StepContext) => void,
) {
  let state: ProcessState | null = null
  const go = (command: ProcessCommand, granted: readonly ManagingRight[]) => {
    const before: ProcessState | null = state
    const scene = deepFreeze({ ...given.context, granted })
    const after = step(deepFreeze(given.definition), before, deepFreeze(command), scene)
    look(before, command, after, scene)
    if (after.ok) state = deepFreeze(after.state)
  }
  go({ type: 'start', by: 'rita' }, [])
  for (const each of attempts) if (state !== null) go(commandOf(each, state), each.granted)
}

describe('step, over random sound processes', () => {
  it('gets only definitions that may be published', () => {
    fc.assert(
      fc.property(soundCase, ({ definition }) => {
        const errors = validateProcess(definition).filter((found) => found.severity === 'error')
        // A skipped stage may be unreachable; nothing else may be wrong.
        expect(errors.filter((found) => found.code !== 'unreachable-node')).toEqual([])
      }),
    )
  })
  it('leaves no open task and no token in a finished process, and at least one of each in a running one', () => {
    fc.assert(
      fc.property(soundCase, commands, (given, attempts) => {
        play(given, attempts, (_before, _command, after) => {
          if (!after.ok) return
          const open = after.state.tasks.filter((task) => task.status === 'open')
          const asked = open.flatMap((task) => task.assignments).filter((assignment) => assignment.status === 'open')
          if (after.state.status === 'running') {
            expect(asked.length).toBeGreaterThan(0)
            expect(after.state.tokens.map((token) => token.nodeId)).toEqual(open.map((task) => task.nodeId))
          } else expect([open, asked, after.state.tokens]).toEqual([[], [], []])
        })
      }),
    )
  })
  it('answers the same to the same, and a state that went through JSON is the same state', () => {
    fc.assert(
      fc.property(soundCase, commands, (given, attempts) => {
        play(given, attempts, (before, command, after, scene) => {
          const travelled: ProcessState | null = JSON.parse(JSON.stringify(before))
          expect(step(given.definition, travelled, command, scene)).toEqual(after)
          expect(JSON.parse(JSON.stringify(after))).toEqual(after)
        })
      }),
    )
  })
  it('accepts exactly the moves the table offers', () => {
    fc.assert(
      fc.property(soundCase, commands, (given, attempts) => {
        play(given, attempts, (before, command, after, { granted }) => {
          // Nobody is offered the last one: the shell gives it.
          if (before === null || command.type === 'start' || !('by' in command)) return
          const taskId = 'taskId' in command ? command.taskId : null
          const offered = movesFor(given.definition, before, { userId: command.by, requester: 'rita', granted }).some(
            (move) => move.type === command.type && move.taskId === taskId,
          )
          expect(after.ok).toBe(offered && (command.type !== 'reassign' || canChangeHands(before, command)))
        })
      }),
    )
  })
  it('needs people only where it opens a task: without any it does the same or stops there', () => {
    fc.assert(
      fc.property(soundCase, commands, (given, attempts) => {
        play(given, attempts, (before, command, after, scene) => {
          const alone = step(given.definition, before, command, { ...scene, assignees: {}, fallbackAssignees: [] })
          const opensTask = after.ok && after.effects.some((effect) => effect.type === 'task.open')
          if (command.type === 'replaceAssignee') return
          if (opensTask) expect(alone).toMatchObject({ ok: false, reason: { code: 'assignees.none' } })
          else expect(alone).toEqual(after)
        })
      }),
    )
  })
  it('never gives an id twice and tells everything it did', () => {
    fc.assert(
      fc.property(soundCase, commands, (given, attempts) => {
        const ids: string[] = []
        const opened = new Set<string>()
        play(given, attempts, (_before, _command, after) => {
          if (!after.ok) return
          ids.push(...after.effects.map((effect) => effect.id))
          for (const effect of after.effects) {
            if (effect.type === 'task.open') opened.add(effect.taskId)
            if (effect.type === 'task.close') opened.delete(effect.taskId)
          }
          for (const effect of after.effects) {
            if (effect.type === 'assignment.open') expect([...opened]).toContain(effect.taskId)
          }
          expect([...opened]).toEqual(after.state.tasks.filter((task) => task.status === 'open').map((task) => task.id))
          expect(after.effects.some((effect) => effect.type === 'process.complete')).toBe(after.state.status !== 'running')
        })
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })
})
