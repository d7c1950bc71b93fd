/** The end of a process: open tasks are closed, the requester is notified. */
import { complete, emit, type Progress, record } from '../progress'
import type { ProcessState } from '../state'

export interface Ending {
  readonly status: 'approved' | 'refused' | 'terminated'
  readonly nodeId: string
  readonly nodeName: string
  readonly requester: string
  readonly outcome?: NonNullable<ProcessState['outcome']>
}

const NOTICES = { approved: 'ticket-approved', refused: 'ticket-refused', terminated: 'ticket-terminated' } as const

export function finish(progress: Progress, { status, nodeId, nodeName, requester, outcome }: Ending): Progress {
  const named = outcome === undefined ? {} : { outcome: outcome.name }
  const recorded = record(complete(progress, status, outcome), { kind: 'finished', nodeId, nodeName, ...named })
  return emit(recorded, { type: 'notify', kind: NOTICES[status], to: [requester], nodeName, taskId: null })
}
