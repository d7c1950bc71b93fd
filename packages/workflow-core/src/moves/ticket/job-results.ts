/** The result of a job: the waiting token goes on, or the administrators are notified. */
import type { CommandOf } from '../../commands'
import { advance } from '../../flow/advance'
import { enter } from '../../flow/enter'
import { emit, type Progress, record, removeJob, withState } from '../../progress'
import type { JobState } from '../../state'
import { refused, type Taken, taken } from '../../step-result'
import { firstEdgeFrom } from '../../nodes/node-behaviour'
import { type ActScene, begin } from '../view'

export function jobDone(scene: ActScene, { jobId, note = '' }: CommandOf<'jobDone'>): Taken {
  const job = jobOf(scene, jobId)
  if (job === undefined || job.status === 'done') return refused({ code: 'job.unknown', jobId })
  const recorded = record(begin(scene), { kind: 'jobDone', ...nodePlace(scene, job), jobId, remark: note })
  if (scene.state.suspended !== undefined) return taken(setJob(recorded, jobId, { status: 'done' }))
  return continueAfterJob(scene, recorded, job)
}

export function jobFailed(scene: ActScene, { jobId, reason }: CommandOf<'jobFailed'>): Taken {
  const job = jobOf(scene, jobId)
  if (job === undefined || job.status !== 'waiting') return refused({ code: 'job.unknown', jobId })
  const recorded = record(begin(scene), { kind: 'jobFailed', ...nodePlace(scene, job), jobId, reason })
  const failed = setJob(recorded, jobId, { status: 'failed', reason })
  return taken(emit(failed, { type: 'alarm', kind: 'job-failed', nodeId: job.nodeId, taskId: null, jobId }))
}

export function continueAfterJob({ definition, context }: ActScene, progress: Progress, job: JobState): Taken {
  const [edge] = firstEdgeFrom(definition, job.nodeId)
  if (edge === undefined) return refused({ code: 'flow.no-way-out', nodeId: job.nodeId })
  const moved = enter(definition, removeJob(progress, job.id), job.tokenId, edge.target)
  return advance(definition, moved, { tokenId: job.tokenId, lastOutcome: 'agree' }, context)
}

/** Jobs that ended while the process was held, one after the other. When the process ends, all of them end. */
export function applyFinishedJobs(scene: ActScene, from: Progress): Taken {
  let progress = from
  for (;;) {
    const done = progress.state.jobs?.find(({ status }) => status === 'done')
    if (done === undefined) return taken(progress)
    const next = continueAfterJob(scene, progress, done)
    if (!next.ok) return next
    progress = next.progress
  }
}

export const jobOf = ({ state }: Pick<ActScene, 'state'>, jobId: string) => state.jobs?.find(({ id }) => id === jobId)

export function nodePlace({ definition }: Pick<ActScene, 'definition'>, { nodeId }: JobState) {
  return { nodeId, nodeName: definition.nodes.find(({ id }) => id === nodeId)?.name ?? '' }
}

export function setJob(progress: Progress, jobId: string, changes: Partial<JobState>): Progress {
  return withState(progress, { jobs: (progress.state.jobs ?? []).map((job) => (job.id === jobId ? { ...job, ...changes } : job)) })
}
