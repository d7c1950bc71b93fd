/** A played run as a case of the draft. Only of real people: the server looks for them when it plays the case. */
import type { CaseAct, ProcessCase } from '@formwork/api-contract'
import { isStandIn, type ProcessDefinition } from '@formwork/workflow-core'
import { executedPart, openNodes, type Played, type Run } from './simulate'
import { newId } from '../../../shared/new-id'

/** Null while a stand-in acts, or where the run did not even start. */
export function caseOf(run: Run, played: Played, definition: ProcessDefinition, name: string): ProcessCase | null {
  const { state } = played
  const { requester, values, cast, acts } = executedPart(run, played)
  if (state === null || standInsActing({ requester, values, cast, acts }).length > 0) return null
  return {
    id: newId(),
    name,
    requesterId: requester,
    values,
    chosen: {},
    // Who plays which part: publishing plays it with them again.
    cast: { ...cast },
    acts: [...acts],
    expect: { status: state.status, nodeIds: openNodes(state, definition) },
  }
}

/** The run that a case was kept of. */
export const runOf = ({ requesterId, values, cast = {}, acts }: ProcessCase): Run => ({ requester: requesterId, values, cast, acts })

/** Adds a case, or puts it in the place of the one that has its name. */
export function withCase(cases: readonly ProcessCase[], added: ProcessCase): ProcessCase[] {
  const at = cases.findIndex(({ name }) => name === added.name)
  const replaced = cases[at]
  return replaced === undefined ? [...cases, added] : cases.with(at, { ...added, id: replaced.id })
}

/** Assigns a part to a person, or back to its stand-in. The stand-in's acts become the person's; any other change starts the run again. */
export function withPart({ cast, acts, ...run }: Run, part: string, person: string | undefined): Run {
  const { [part]: before, ...others } = cast
  if (person === undefined) return { ...run, cast: others, acts: [] }
  const done = acts.map((act) => (act.kind === 'move' && act.by === part ? { ...act, by: person } : act))
  return { ...run, cast: { ...others, [part]: person }, acts: before === undefined ? done : [] }
}

/** Everybody in it, the requester first, then who acts in the order of their first act. */
export function peopleOf({ requesterId, acts }: ProcessCase): string[] {
  return [...new Set([requesterId, ...acts.flatMap((act) => (act.kind === 'move' ? [act.by] : []))])]
}

/** Everybody in a run, including those who play a part. */
export const castOf = ({ requester, cast }: Run): string[] => [requester, ...Object.values(cast)]

export function standInsActing({ requester, acts }: Run): string[] {
  const actors = acts.flatMap((act: CaseAct) => (act.kind === 'move' ? [act.by] : []))
  return [...new Set([requester, ...actors])].filter(isStandIn)
}

/** Whether a case still ends as expected, with its people playing every part. */
export const isAsExpected = ({ expect }: ProcessCase, { state, refusal }: Played, definition: ProcessDefinition): boolean =>
  refusal === null &&
  state !== null &&
  state.status === expect.status &&
  openNodes(state, definition).join('\n') === expect.nodeIds.join('\n')
