/** Who may do what with the fields of a form that is first filled in at a later step. */
import { describe, expect, it } from 'vitest'
import type { ProcessDefinition } from '../definition'
import { context, define, edge, endAt } from '../testing/builders'
import { run, openTaskId } from '../testing/run'
import { fieldRightsOf, isWritable, rightOf, rightsAtStart } from './field-rights'
import { withFormRights } from './form-rights'

const asked = { kind: 'userTask' as const, name: '', assignees: [], completion: 'any' as const }
const definition: ProcessDefinition = {
  ...define(
    [
      { id: 'start', kind: 'start', name: 'Start', fieldRights: { salary: 'hidden' } },
      { ...asked, id: 'leader', fieldRights: { serial: 'hidden' } },
      { ...asked, id: 'it', fieldRights: { checked: 'required', salary: 'hidden' } },
      endAt(),
    ],
    [edge('start', 'leader'), edge('leader', 'it'), edge('it', 'end')],
  ),
  settings: { forms: [{ formId: 'f2', firstNodeId: 'it' }] },
}
const inForms = () =>
  withFormRights(definition, [
    { firstNodeId: null, fields: ['reason'] },
    { firstNodeId: 'it', fields: ['serial', 'checked', 'parts'] },
  ])
const asks = context({ assignees: { leader: ['ann'], it: ['bob'] } })
const started = () => run(definition, asks, { type: 'start', by: 'rita' })
const atIt = () =>
  run(definition, asks, { type: 'start', by: 'rita' }, { type: 'approve', taskId: openTaskId(started().state), by: 'ann', remark: '' })
const looker = (userId: string) => ({ userId, requester: 'rita', hasScope: false })

describe('a form that is first filled in at a later step', () => {
  it('is not written at the start, where the forms of the start are', () => {
    const rights = rightsAtStart(inForms())
    expect(['reason', 'serial', 'checked', 'salary'].map((model) => rightOf(rights, model))).toEqual(['write', 'read', 'read', 'hidden'])
  })
  it('is written at its step, by fields that have a right of their own as that says', () => {
    const rights = fieldRightsOf(inForms(), atIt().state, looker('bob'))
    expect(['reason', 'serial', 'checked', 'parts.name', 'salary'].map((model) => rightOf(rights, model))).toEqual([
      'read',
      'write',
      'required',
      'write',
      'hidden',
    ])
  })
  it('is read elsewhere unless it is hidden there', () => {
    const rights = fieldRightsOf(inForms(), started().state, looker('ann'))
    expect([rightOf(rights, 'serial'), rightOf(rights, 'checked'), isWritable(rights, 'checked')]).toEqual(['hidden', 'read', false])
  })
  it('is read by the requester once it is there, and not written where the request is corrected', () => {
    const open = started().state.tasks[0]?.id ?? ''
    const sentBack = run(
      definition,
      asks,
      { type: 'start', by: 'rita' },
      { type: 'refuse', taskId: open, by: 'ann', remark: 'no', back: { target: { kind: 'requester' } } },
    )
    const rights = fieldRightsOf(inForms(), sentBack.state, looker('rita'))
    expect(['reason', 'serial'].map((model) => rightOf(rights, model))).toEqual(['write', 'read'])
    expect(rightOf(fieldRightsOf(inForms(), atIt().state, looker('rita')), 'reason')).toBe('read')
  })
  it('changes nothing for a process whose forms are all filled in at the start', () => {
    expect(withFormRights(definition, [{ firstNodeId: null, fields: ['reason'] }])).toBe(definition)
  })
})

describe('rights of people who came to a ticket otherwise', () => {
  it('are to read everything by data scope, and what is hidden nowhere by a copy', () => {
    const byScope = fieldRightsOf(inForms(), started().state, { userId: 'zoe', requester: 'rita', hasScope: true })
    const byCopy = fieldRightsOf(inForms(), started().state, { userId: 'zoe', requester: 'rita', hasScope: false })
    expect(byScope).toEqual({ other: 'read', named: {} })
    expect(byCopy).toEqual({ other: 'read', named: { salary: 'hidden', serial: 'hidden' } })
  })
  it('stay to read when their task is done', () => {
    expect(fieldRightsOf(inForms(), atIt().state, looker('ann'))).toEqual({ other: 'read', named: { serial: 'hidden' } })
  })
  it('of a column are those of its subform, of a hidden one none', () => {
    const rights = { other: 'read', named: { lines: 'hidden', 'lines.note': 'write', rows: 'write', 'rows.price': 'read' } } as const
    expect(['lines.note', 'rows.price', 'rows.count', 'none.at'].map((model) => rightOf(rights, model))).toEqual([
      'hidden',
      'read',
      'write',
      'read',
    ])
  })
})
