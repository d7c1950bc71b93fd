/** Laws of the engine over random sound processes and random acts. 500 of each; `laws.mjs` runs as many as it is told. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MANAGING_RIGHTS, type ProcessCommand } from '../commands'
import type { ProcessDefinition } from '../definition'
import { isInScope } from '../flow/scopes'
import { movesFor } from '../moves/moves-for'
import { fieldRightsOf, isWritable, rightOf, rightsAtStart } from '../rights/field-rights'
import { withFormRights } from '../rights/form-rights'
import type { ProcessState } from '../state'
import { step } from '../step'
import { type Act, act, acts, commandFor, play } from '../testing/random-acts'
import { PEOPLE, soundCase, type SoundCase } from '../testing/sound-process'
import { validateProcess } from '../validate-graph'

const numRuns = fc.readConfigureGlobal().numRuns ?? 500
const holds = <Values extends [unknown, ...unknown[]]>(law: fc.IProperty<Values>) => fc.assert(law, { numRuns })
const everyStep = (given: SoundCase, list: readonly Act[], look: (state: ProcessState) => void) => {
  for (const { after } of play(given, list)) if (after.ok) look(after.state)
}

describe('over random sound processes', () => {
  it('every one of them may be published', () => {
    holds(
      fc.property(soundCase, ({ definition }) => {
        const errors = validateProcess(definition).filter(({ severity }) => severity === 'error')
        expect(errors).toEqual([])
      }),
    )
  })
  it('each token waits for exactly one thing, and nothing waits for a token that is gone', () => {
    holds(
      fc.property(soundCase, acts, (given, list) => {
        everyStep(given, list, ({ tokens, tasks, jobs = [] }) => {
          const open = tasks.filter(({ status }) => status === 'open').map(({ tokenId }) => tokenId)
          const waits = [...open, ...jobs.map(({ tokenId }) => tokenId), ...tokens.filter((token) => token.waits).map(({ id }) => id)]
          expect(waits.toSorted()).toEqual(tokens.map(({ id }) => id).toSorted())
        })
      }),
    )
  })
  it('no token is lost or doubled: one way runs through the process, and through every branch', () => {
    holds(
      fc.property(soundCase, acts, (given, list) => {
        everyStep(given, list, ({ status, tokens, scopes = [] }) => {
          if (status !== 'running') return
          const within = (id: string | null) => [
            ...tokens.filter((token) => (token.scopeId ?? null) === id).map((token) => token.id),
            ...scopes.filter(({ parent }) => parent === id).map((scope) => scope.id),
          ]
          expect(within(null)).toHaveLength(1)
          for (const scope of scopes) {
            const branches = given.definition.edges.filter(({ source }) => source === scope.nodeId).length
            expect(within(scope.id).length).toBeGreaterThanOrEqual(1)
            expect(within(scope.id).length).toBeLessThanOrEqual(branches)
          }
        })
      }),
    )
  })
  it('a join waits for whatever its fork began, and no longer', () => {
    holds(
      fc.property(soundCase, acts, (given, list) => {
        everyStep(given, list, (state) => {
          for (const { id } of state.scopes ?? []) {
            const inside = state.tokens.filter((token) => isInScope(state, token, id))
            expect(inside.some((token) => token.waits !== true)).toBe(true)
          }
        })
      }),
    )
  })
  it('a finished process has no open task, job, token or fork', () => {
    holds(
      fc.property(soundCase, acts, (given, list) => {
        everyStep(given, list, ({ status, tokens, tasks, jobs, scopes }) => {
          if (status === 'running') return
          expect([tokens, tasks.filter((task) => task.status === 'open'), jobs, scopes]).toEqual([[], [], undefined, undefined])
        })
      }),
    )
  })
  it('every open task has somebody whose turn it is', () => {
    holds(
      fc.property(soundCase, acts, (given, list) => {
        everyStep(given, list, ({ tasks }) => {
          for (const { status, assignments, claimedBy } of tasks) {
            if (status !== 'open') continue
            const turns = assignments.filter((share) => share.status === 'open').map(({ userId }) => userId)
            expect(turns.length).toBeGreaterThan(0)
            const theirs = assignments.filter((share) => share.status !== 'closed').map(({ userId }) => userId)
            if (claimedBy !== undefined) expect(theirs).toContain(claimedBy)
          }
        })
      }),
    )
  })
  it('the same is answered to the same, and a state that went through JSON is the same state', () => {
    holds(
      fc.property(soundCase, acts, (given, list) => {
        for (const { before, command, after, scene } of play(given, list)) {
          const travelled: ProcessState | null = JSON.parse(JSON.stringify(before))
          expect(step(given.definition, travelled, command, scene)).toEqual(after)
          expect(JSON.parse(JSON.stringify(after))).toEqual(after)
        }
      }),
    )
  })
  it('the accepted commands alone lead to the same state: a refused one changes nothing', () => {
    holds(
      fc.property(soundCase, acts, (given, list) => {
        const played = play(given, list)
        let state: ProcessState | null = null
        for (const { command, after, scene } of played) {
          if (!after.ok) continue
          const again = step(given.definition, state, command, scene)
          expect(again).toEqual(after)
          if (again.ok) state = again.state
        }
      }),
    )
  })
  it('what is offered is accepted', () => {
    holds(
      fc.property(soundCase, acts, act, (given, list, last) => {
        const state = lastState(given, list)
        if (state === null) return
        const granted = last.granted
        for (const userId of [...PEOPLE, 'admin']) {
          const own = { ...last, by: userId, granted }
          for (const move of movesFor(given.definition, state, { userId, requester: 'rita', granted, at: last.turn * 100_000 })) {
            const command = commandFor(move, own)
            if (command === null) continue
            const result = step(given.definition, state, command, { ...given.context, granted })
            // Other people in the command may be on the task already, or barred from it.
            const reason = result.ok ? null : result.reason.code
            expect([null, 'assignee.already-asked', 'assignee.barred', 'assignee.not-asked']).toContain(reason)
          }
        }
      }),
    )
  })
  it('what is not offered is refused', () => {
    holds(
      fc.property(soundCase, acts, (given, list) => {
        for (const { before, command, after, scene } of play(given, list)) {
          if (before === null || !('remark' in command) || !after.ok) continue
          const viewer = { userId: command.by, requester: 'rita', granted: scene.granted, at: command.at ?? 0 }
          expect(movesFor(given.definition, before, viewer).map(({ type }) => type)).toContain(command.type)
        }
      }),
    )
  })
  it('somebody has a say in a field of a further form exactly where it is their turn at its step, and none before', () => {
    holds(
      fc.property(soundCase, acts, (given, list) => {
        const definition = withFormRights(given.definition, [{ firstNodeId: 'first', fields: ['further'] }])
        expect(rightOf(rightsAtStart(definition), 'further')).toBe('read')
        everyStep(given, list, (state) => {
          for (const userId of [...PEOPLE, 'admin']) {
            const shares = state.tasks.filter(
              ({ status, nodeId, kind, assignments }) =>
                status === 'open' &&
                nodeId === 'first' &&
                kind !== 'resubmit' &&
                assignments.some((share) => share.userId === userId && (share.status === 'open' || share.status === 'waiting')),
            )
            const rights = fieldRightsOf(definition, state, { userId, requester: 'rita', hasScope: false })
            expect(isWritable(rights, 'further')).toBe(shares.length > 0)
          }
        })
      }),
    )
  })
  it('nobody chooses for a step that does not ask them', () => {
    holds(
      fc.property(soundCase, acts, act, (given, list, last) => {
        const state = lastState(given, list)
        if (state === null) return
        for (const move of movesFor(given.definition, state, {
          userId: last.by,
          requester: 'rita',
          granted: [],
          at: last.turn * 100_000,
        })) {
          const command = commandFor(move, last)
          if (command === null || !('remark' in command) || (move.type !== 'approve' && move.type !== 'complete')) continue
          const others = given.definition.nodes.map(({ id }) => id).filter((id) => move.chooses?.includes(id) !== true)
          for (const nodeId of others) {
            const chosen = { [nodeId]: [last.to] }
            const result = step(
              given.definition,
              state,
              { type: move.type, taskId: move.taskId, by: last.by, remark: '', chosen },
              given.context,
            )
            expect(result).toMatchObject({ ok: false, reason: { code: 'choice.not-asked', nodeId } })
          }
        }
      }),
    )
  })
  it('the effects tell the whole state of tasks, shares and jobs', () => {
    holds(
      fc.property(soundCase, acts, (given, list) => {
        const effectLines = new Map<string, Set<string>>()
        const jobs = new Set<string>()
        const ids: string[] = []
        for (const { command, after } of play(given, list)) {
          if (!after.ok) continue
          if (command.type === 'jobDone' || command.type === 'skipJob') jobs.delete(command.jobId)
          for (const effect of after.effects) {
            ids.push(effect.id)
            if (effect.type === 'task.open') effectLines.set(effect.taskId, new Set(effect.assignees))
            if (effect.type === 'task.reopen') effectLines.set(effect.taskId, new Set())
            if (effect.type === 'assignment.open') effectLines.get(effect.taskId)?.add(effect.userId)
            if (effect.type === 'assignment.close') effectLines.get(effect.taskId)?.delete(effect.userId)
            if (effect.type === 'task.close') effectLines.delete(effect.taskId)
            if (effect.type === 'job.schedule') jobs.add(effect.jobId)
            if (effect.type === 'job.cancel') jobs.delete(effect.jobId)
          }
          const open = after.state.tasks.filter(({ status }) => status === 'open')
          const shares = open.map(({ id, assignments }) => [
            id,
            assignments
              .filter(({ status }) => status === 'open')
              .map(({ userId }) => userId)
              .toSorted(),
          ])
          expect(Object.fromEntries([...effectLines].map(([id, people]) => [id, [...people].toSorted()]))).toEqual(
            Object.fromEntries(shares),
          )
          expect([...jobs].toSorted()).toEqual(
            (after.state.jobs ?? [])
              .filter(({ status }) => status !== 'done')
              .map(({ id }) => id)
              .toSorted(),
          )
        }
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })
  it('can always be brought to its end', () => {
    holds(
      fc.property(soundCase, acts, (given, list) => {
        let state = lastState(given, list)
        for (let turns = 0; state !== null && state.status === 'running' && turns < 500; turns += 1) {
          const command = wayOn(given.definition, state)
          const result = step(given.definition, state, command, { ...given.context, granted: MANAGING_RIGHTS })
          if (!result.ok) throw new Error(`${command.type} was refused: ${result.reason.code}`)
          state = result.state
        }
        expect(state?.status).not.toBe('running')
      }),
    )
  })
})

function lastState(given: SoundCase, list: readonly Act[]): ProcessState | null {
  return (
    play(given, list)
      .flatMap(({ after }) => (after.ok ? [after.state] : []))
      .at(-1) ?? null
  )
}

/** The next act of people who always agree. */
function wayOn(definition: ProcessDefinition, state: ProcessState): ProcessCommand {
  const given = { by: 'admin', remark: '' }
  if (state.suspended !== undefined) return { type: 'resume', ...given }
  const job = state.jobs?.[0]
  if (job !== undefined) return job.status === 'failed' ? { type: 'skipJob', jobId: job.id, ...given } : { type: 'jobDone', jobId: job.id }
  for (const by of [...PEOPLE, 'admin']) {
    for (const { type, taskId } of movesFor(definition, state, { userId: by, requester: 'rita', granted: [] })) {
      if (type === 'approve' || type === 'complete' || type === 'resubmit' || type === 'handBack' || type === 'claim')
        return { type, taskId, by, remark: '' }
    }
  }
  throw new Error('nobody has a way on')
}
