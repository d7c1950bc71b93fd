/** Runs commands and insists that each is accepted. */
import type { ProcessDefinition } from '../definition'
import type { Effect } from '../effects'
import type { ProcessCommand } from '../commands'
import type { ProcessState } from '../state'
import type { StepContext } from '../context'
import { step } from '../step'

export interface Run {
  readonly state: ProcessState
  readonly effects: readonly Effect[]
}

export function run(definition: ProcessDefinition, context: StepContext, ...commands: ProcessCommand[]): Run {
  let last: Run | null = null
  for (const command of commands) {
    const result = step(definition, last?.state ?? null, command, context)
    if (!result.ok) throw new Error(`${command.type} was refused: ${result.reason.code}`)
    last = result
  }
  if (last === null) throw new Error('no commands')
  return last
}

export const openTask = (state: ProcessState) => state.tasks.find((task) => task.status === 'open')
export const openTaskId = (state: ProcessState): string => openTask(state)?.id ?? 'none'
