/** A played run follows the real step, one act back is the run before it, and what it names is there. */
import type { CaseAct } from '@formwork/api-contract'
import { standInsOf } from '@formwork/workflow-core'
import { describe, expect, it } from 'vitest'
import { newProcess } from '../flow/new-process'
import { countingIds } from '../testing/process-trees'
import { caseOf, isAsExpected, peopleOf, runOf, standInsActing } from './case-of-run'
import { play, type Run } from './simulate'

const definition = newProcess(countingIds(), { start: 'S', approve: 'A', end: 'E' })
const requester = '3f2b6f1c-6d0f-4a5e-9c53-0f6b4f1f7a11'
const leader = '8b5f0c7e-2a49-4c8f-8d0a-5b4b2d9e6c22'
const run: Run = { requester, values: {}, cast: {}, acts: [] }
const approves = (by: string): CaseAct => ({
  kind: 'move',
  by,
  nodeId: 'n1',
  move: { type: 'approve', taskId: 'any', remark: '', reason: '', attachments: [] },
})

describe('a played run', () => {
  it('asks a stand-in where the definition names nobody, and ends when they agree', () => {
    const [standIn] = standInsOf(definition)
    const asked = play(run, definition, [])
    expect(asked.state?.tasks.flatMap((task) => task.assignments.map(({ userId }) => userId))).toEqual([standIn?.id])
    const done = play({ ...run, acts: [approves(standIn?.id ?? '')] }, definition, [])
    expect(done.state?.status).toBe('approved')
    expect(done.steps).toHaveLength(2)
  })
  it('says where it no longer fits', () => {
    expect(play({ ...run, acts: [approves('nobody')] }, definition, []).refusal).toBe('task.not-assigned')
  })
  it('becomes a case when real people act, and the case holds', () => {
    const [standIn] = standInsOf(definition)
    const cast = { [standIn?.id ?? '']: leader }
    const real: Run = { ...run, cast, acts: [approves(leader)] }
    const played = play(real, definition, [])
    const kept = caseOf(real, played, definition, 'short')
    expect(kept?.expect).toEqual({ status: 'approved', nodeIds: [] })
    expect(kept !== null && isAsExpected(kept, played, definition)).toBe(true)
    // Played again with the parts it was played with.
    expect(kept !== null && [runOf(kept), peopleOf(kept)]).toEqual([real, [requester, leader]])
    const withStandIn: Run = { ...run, acts: [approves(standIn?.id ?? '')] }
    expect(standInsActing(withStandIn)).toEqual([standIn?.id])
    expect(caseOf(withStandIn, play(withStandIn, definition, []), definition, 'x')).toBeNull()
  })
})
