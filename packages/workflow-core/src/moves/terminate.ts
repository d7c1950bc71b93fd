/** An administrator ends a running process without a decision; the requester is told. */
import type { ProcessDefinition } from '../definition'
import { complete, emit, record } from '../progress'
import type { CommandOf } from '../commands'
import type { ProcessState } from '../state'
import type { StepContext } from '../context'
import { accept, refuse, type StepResult } from '../step-result'
import { movesFor } from './moves-for'

export function terminate(
  definition: ProcessDefinition,
  state: ProcessState,
  command: CommandOf<'terminate'>,
  { requester, granted }: StepContext,
): StepResult {
  if (state.status !== 'running') return refuse({ code: 'process.finished', status: state.status })
  const allowed = movesFor(definition, state, { userId: command.by, requester, granted }).some((move) => move.type === 'terminate')
  if (!allowed) return refuse({ code: 'managers.only' })
  const recorded = record({ state, effects: [] }, { kind: 'terminated', actor: command.by, remark: command.remark })
  const ended = complete(recorded, 'terminated')
  return accept(emit(ended, { type: 'notify', kind: 'ticket-terminated', to: [requester], nodeName: '', taskId: null }))
}
