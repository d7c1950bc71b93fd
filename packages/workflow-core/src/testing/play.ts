/** Plays acts on a process and describes the result of the last one. */
import type { ProcessCommand } from '../commands'
import type { StepContext } from '../context'
import type { ProcessDefinition } from '../definition'
import type { Effect } from '../effects'
import type { ProcessState } from '../state'
import { step } from '../step'
import type { StepResult } from '../step-result'

/** `more`: what a type needs besides; a task that is not named is the one opened last. */
export type Act = readonly [type: string, by: string, more?: object]

const OF_TICKET = new Set(['copyTo', 'takeBack', 'withdraw', 'urge', 'terminate', 'suspend', 'resume', 'jump', 'reopen'])
const OF_JOB = new Set(['jobDone', 'jobFailed', 'retryJob', 'skipJob'])

export function commandOf([type, by, more = {}]: Act, state: ProcessState): ProcessCommand {
  const taskId = state.tasks.findLast(({ status }) => status === 'open')?.id ?? state.tasks.at(-1)?.id
  const about = OF_TICKET.has(type) ? {} : OF_JOB.has(type) ? { jobId: state.jobs?.[0]?.id } : { taskId }
  // Built from words: what a type needs besides is named by each act.
  return { type, by, remark: '', ...about, ...more } as ProcessCommand
}

/** Acts on one process, each time from its start. `at`: when it is started, in milliseconds; undefined: nobody says. */
export function playerOf(definition: ProcessDefinition, scene: StepContext, at?: number) {
  function play(...acts: readonly Act[]): StepResult {
    let last = step(definition, null, { type: 'start', by: 'rita', ...(at === undefined ? {} : { at }) }, scene)
    for (const act of acts) {
      if (!last.ok) throw new Error(JSON.stringify(last.reason))
      last = step(definition, last.state, commandOf(act, last.state), scene)
    }
    return last
  }
  const reached = (...acts: readonly Act[]): Extract<StepResult, { ok: true }> => {
    const result = play(...acts)
    if (!result.ok) throw new Error(JSON.stringify(result.reason))
    return result
  }
  return {
    play,
    reached,
    effectLines: (...acts: readonly Act[]) => reached(...acts).effects.map(line),
    refusal: (...acts: readonly Act[]) => {
      const result = play(...acts)
      return result.ok ? 'taken' : result.reason
    },
  }
}

/** An effect on one line; empty facts are left out. */
export function line(effect: Effect): string {
  const { id: _, type, ...rest } = effect
  const facts = 'record' in rest ? rest.record : rest
  const named = Object.entries(facts).filter(
    ([, value]) => value !== null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0),
  )
  return `${type}: ${named.map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`).join(' ')}`
}
