/** Shares of a claimed task that wait for the claim to end: they are in no to-do list meanwhile. Pure. */
import { isClaimedByOther, type ProcessState } from '@formwork/workflow-core'
import type { StepRows } from './step-rows'

interface OpenShare {
  readonly taskId: string
  readonly userId: string
  readonly status: 'open' | 'setAside'
}

interface Stepped {
  readonly state: ProcessState
  readonly rows: Pick<StepRows, 'claims' | 'openedAssignments'>
}

/** @returns every open part in the tasks that are claimed now, or were before the step */
function claimedShares({ state, rows }: Stepped): OpenShare[] {
  const isTouched = (taskId: string) => rows.claims.some((claim) => claim.taskId === taskId)
  return state.tasks
    .filter(({ id, status, claimedBy }) => status === 'open' && (claimedBy !== undefined || isTouched(id)))
    .flatMap((task) =>
      task.assignments
        .filter(({ status }) => status === 'open')
        .map((share) => ({ taskId: task.id, userId: share.userId, status: isClaimedByOther(task, share) ? 'setAside' : 'open' })),
    )
}

/** Each person's row is written once: shares that the step opens are written as set aside at once. */
export function claimWrites(stepped: Stepped) {
  const shares = claimedShares(stepped)
  const isSame = (one: Pick<OpenShare, 'taskId' | 'userId'>, other: Pick<OpenShare, 'taskId' | 'userId'>) =>
    one.taskId === other.taskId && one.userId === other.userId
  return {
    opened: stepped.rows.openedAssignments.map((opened) => ({
      ...opened,
      status: shares.find((share) => isSame(share, opened))?.status ?? 'open',
    })),
    changed: shares.filter((share) => !stepped.rows.openedAssignments.some((opened) => isSame(share, opened))),
  }
}
