/** The requester takes a running process back. */
import type { ProcessDefinition } from '../definition'
import { complete, record } from '../progress'
import type { CommandOf } from '../commands'
import type { ProcessState } from '../state'
import type { StepContext } from '../context'
import { accept, refuse, type StepResult } from '../step-result'
import { movesFor } from './moves-for'

export function withdraw(
  definition: ProcessDefinition,
  state: ProcessState,
  command: CommandOf<'withdraw'>,
  { requester, granted }: StepContext,
): StepResult {
  if (state.status !== 'running') return refuse({ code: 'process.finished', status: state.status })
  const allowed = movesFor(definition, state, { userId: command.by, requester, granted }).some((move) => move.type === 'withdraw')
  if (!allowed) return refuse({ code: 'requester.only' })
  const recorded = record({ state, effects: [] }, { kind: 'withdrawn', actor: command.by, remark: command.remark })
  return accept(complete(recorded, 'withdrawn'))
}
