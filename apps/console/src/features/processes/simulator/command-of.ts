/** The command of an act: what is open at the step it names, whatever its id is in this run. */
import type { CaseAct } from '@formwork/api-contract'
import type { ProcessCommand, ProcessState } from '@formwork/workflow-core'

/** Null when nothing is open where it acts. */
export function commandOf(act: CaseAct, { tasks, jobs = [] }: ProcessState, at: number): ProcessCommand | null {
  const jobId = jobs.find(({ nodeId }) => nodeId === act.nodeId)?.id
  if (act.kind === 'job') {
    if (jobId === undefined) return null
    return act.outcome === 'done' ? { type: 'jobDone', jobId, at } : { type: 'jobFailed', jobId, reason: '', at }
  }
  const { nodeId, move, by } = act
  if ('taskId' in move) {
    const taskId = nodeId === null ? move.taskId : tasks.find((task) => task.status === 'open' && task.nodeId === nodeId)?.id
    return taskId === undefined ? null : toCommand({ ...move, taskId }, by, at)
  }
  if ('jobId' in move) return jobId === undefined ? null : toCommand({ ...move, jobId }, by, at)
  return toCommand(move, by, at)
}

function toCommand(move: Extract<CaseAct, { kind: 'move' }>['move'], by: string, at: number): ProcessCommand {
  switch (move.type) {
    case 'approve':
    case 'choose':
    case 'complete':
    case 'resubmit': {
      const { chosen, ...rest } = move
      return { ...rest, by, at, ...(chosen === undefined ? {} : { chosen }) }
    }
    case 'refuse': {
      const { back, ...rest } = move
      return { ...rest, by, at, ...(back === undefined ? {} : { back }) }
    }
    default:
      return { ...move, by, at }
  }
}
