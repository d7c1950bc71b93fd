/** The requester takes a running process back. */
import { complete, record } from '../progress'
import type { CommandOf, ProcessState, StepContext } from '../state'
import { accept, refuse, type StepResult } from '../step-result'
import { movesFor } from './moves-for'

export function withdraw(state: ProcessState, command: CommandOf<'withdraw'>, { requester, granted }: StepContext): StepResult {
  if (state.status !== 'running') return refuse({ code: 'process.finished', status: state.status })
  const allowed = movesFor(state, { userId: command.by, requester, granted }).some((move) => move.type === 'withdraw')
  if (!allowed) return refuse({ code: 'requester.only' })
  const recorded = record({ state, effects: [] }, { kind: 'withdrawn', actor: command.by, remark: command.remark })
  return accept(complete(recorded, 'withdrawn'))
}
