/** The command of an act of a kept run: for the task or job that is open at the step it names, whatever its id is in this run. Pure. */
import type { ProcessCommand, ProcessState } from '@formwork/workflow-core'
import { commandOfMove } from '../moving/command-of-move'
import type { CaseAct } from './cases'

/**
 * @param at when, in milliseconds
 * @returns null when nothing is open at that step
 */
export function commandOfAct(act: CaseAct, { tasks, jobs = [] }: ProcessState, at: number): ProcessCommand | null {
  const jobId = jobs.find(({ nodeId }) => nodeId === act.nodeId)?.id
  if (act.kind === 'job') {
    if (jobId === undefined) return null
    return act.outcome === 'done' ? { type: 'jobDone', jobId, at } : { type: 'jobFailed', jobId, reason: '', at }
  }
  const { nodeId, move, by } = act
  const taskId = tasks.find((task) => task.status === 'open' && task.nodeId === nodeId)?.id
  const isBound = nodeId !== null
  if ('taskId' in move) return isBound && taskId === undefined ? null : commandOfMove({ ...move, taskId: taskId ?? move.taskId }, by, at)
  if ('jobId' in move) return isBound && jobId === undefined ? null : commandOfMove({ ...move, jobId: jobId ?? move.jobId }, by, at)
  return commandOfMove(move, by, at)
}
