/** A played run follows the real step, undoing one act gives the run before it, and everything it names exists. */
import type { CaseAct } from '@formwork/api-contract'
import { standInsOf } from '@formwork/workflow-core'
import { describe, expect, it } from 'vitest'
import { newProcess } from '../flow/new-process'
import { countingIds } from '../testing/process-trees'
import { caseOf, isAsExpected, peopleOf, runOf, standInsActing, withCase, withPart } from './case-of-run'
import { withoutLastAct, play, type Run } from './simulate'

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
  it('goes back to where it no longer fits, then act by act', () => {
    const [part = ''] = standInsOf(definition).map(({ id }) => id)
    const refused: Run = { ...run, acts: [approves(part), approves('nobody'), approves('nobody')] }
    const back = withoutLastAct(refused, play(refused, definition, []))
    expect(back.acts).toEqual([approves(part)])
    expect(withoutLastAct(back, play(back, definition, [])).acts).toEqual([])
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

describe('a case that is recorded again', () => {
  const [part = ''] = standInsOf(definition).map(({ id }) => id)
  const real: Run = { ...run, cast: { [part]: leader }, acts: [approves(leader)] }
  const named = (name: string, of: Run) => {
    const kept = caseOf(of, play(of, definition, []), definition, name)
    if (kept === null) throw new Error('no case')
    return kept
  }

  it('stands in the place of the one with its name', () => {
    const [short, asked] = [named('short', real), named('asked', run)]
    const again = named('short', run)
    expect(withCase([short, asked], again)).toEqual([{ ...again, id: short.id }, asked])
    expect(withCase([short], asked)).toEqual([short, asked])
  })
  it('holds no act that was not carried out', () => {
    const refused: Run = { ...real, acts: [approves('nobody'), approves(leader)] }
    const kept = named('refused', refused)
    expect(kept.acts).toEqual([])
    expect(isAsExpected(kept, play(runOf(kept), definition, []), definition)).toBe(true)
  })
  it('goes on where it stood when a person takes over what a stand-in played', () => {
    const played: Run = { ...run, acts: [approves(part)] }
    expect(withPart(played, part, leader)).toEqual(real)
    expect(withPart(real, part, requester)).toEqual({ ...run, cast: { [part]: requester } })
    expect(withPart(real, part, undefined)).toEqual(run)
  })
})
