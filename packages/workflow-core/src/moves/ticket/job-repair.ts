/** An administrator has a failed job run again, or goes on without it. */
import { emit } from '../../progress'
import { refused, taken } from '../../step-result'
import { isJobNode, orderOf } from '../../nodes/job-order'
import { recordAct } from '../act-record'
import { continueAfterJob, jobOf, nodePlace, setJob } from './job-results'
import type { MoveRow } from '../row'
import { begin, type View } from '../view'

const failed = ({ state }: View) => (state.jobs ?? []).filter(({ status }) => status === 'failed')
const whyNot = ({ state }: View, { jobId }: { readonly jobId: string }) =>
  ({ code: state.jobs?.some(({ id }) => id === jobId) === true ? 'job.not-failed' : 'job.unknown', jobId }) as const

export const retryJob: MoveRow<'retryJob'> = {
  right: 'repair',
  offers: (view) => failed(view).map(({ id }) => ({ type: 'retryJob', taskId: null, jobId: id })),
  whyNot,
  take(scene, command) {
    const { jobId } = command
    const job = jobOf(scene, jobId)
    const node = scene.definition.nodes.find(({ id }) => id === job?.nodeId)
    if (job === undefined || !isJobNode(node)) return refused({ code: 'job.unknown', jobId })
    const recorded = recordAct(begin(scene), command, { kind: 'jobRetried', ...nodePlace(scene, job), jobId })
    const waiting = setJob(recorded, jobId, { status: 'waiting' })
    return taken(emit(waiting, { type: 'job.schedule', jobId, nodeId: node.id, nodeName: node.name, order: orderOf(node) }))
  },
}

export const skipJob: MoveRow<'skipJob'> = {
  right: 'repair',
  // An inner ticket that was refused is one.
  passesApprovals: true,
  offers: (view) => failed(view).map(({ id }) => ({ type: 'skipJob', taskId: null, jobId: id })),
  whyNot,
  take(scene, command) {
    const { jobId } = command
    const job = jobOf(scene, jobId)
    if (job === undefined) return refused({ code: 'job.unknown', jobId })
    return continueAfterJob(scene, recordAct(begin(scene), command, { kind: 'jobSkipped', ...nodePlace(scene, job), jobId }), job)
  },
}
