/** A played run as a case of the draft. Only of real people: the server looks for them when it plays the case. */
import type { CaseAct, ProcessCase } from '@formwork/api-contract'
import { isStandIn, type ProcessDefinition } from '@formwork/workflow-core'
import { openNodes, type Played, type Run } from './simulate'
import { newId } from '../../../shared/new-id'

/** Null while a stand-in acts, or where the run did not even start. */
export function caseOf(run: Run, played: Played, definition: ProcessDefinition, name: string): ProcessCase | null {
  const { state } = played
  if (state === null || standInsActing(run).length > 0) return null
  return {
    id: newId(),
    name,
    requesterId: run.requester,
    values: run.values,
    chosen: {},
    // Who plays which part: publishing plays it with them again.
    cast: { ...run.cast },
    acts: [...run.acts],
    expect: { status: state.status, nodeIds: openNodes(state, definition) },
  }
}

/** The run that a case was kept of. */
export const runOf = ({ requesterId, values, cast = {}, acts }: ProcessCase): Run => ({ requester: requesterId, values, cast, acts })

/** Everybody in it, the requester first, then who acts in the order of their first act. */
export function peopleOf({ requesterId, acts }: ProcessCase): string[] {
  return [...new Set([requesterId, ...acts.flatMap((act) => (act.kind === 'move' ? [act.by] : []))])]
}

/** Everybody in a run, whoever stands in for a part included. */
export const castOf = ({ requester, cast }: Run): string[] => [requester, ...Object.values(cast)]

export function standInsActing({ requester, acts }: Run): string[] {
  const actors = acts.flatMap((act: CaseAct) => (act.kind === 'move' ? [act.by] : []))
  return [...new Set([requester, ...actors])].filter(isStandIn)
}

/** Whether a case still ends where it should, with the people it names playing every part that is asked. */
export const isAsExpected = ({ expect }: ProcessCase, { state, refusal }: Played, definition: ProcessDefinition): boolean =>
  refusal === null &&
  state !== null &&
  state.status === expect.status &&
  openNodes(state, definition).join('\n') === expect.nodeIds.join('\n')
