/** Cases of a draft: kept with it, run by publishing, named when they fail. */
import type { ProcessDefinition } from '@formwork/workflow-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildOffice, type Office } from '../../../testing/build-office'
import type { BuiltUser } from '../../../testing/build-people'
import { leaveDefinition, users } from '../../../testing/build-processes'

let office: Office
let leader: BuiltUser

beforeAll(async () => {
  office = await buildOffice()
  leader = await office.person('李主管')
})
afterAll(() => office.test.close())

const definition = (): ProcessDefinition => leaveDefinition(users(leader.id), users(office.test.admin.id))
const approves = (by: string, nodeId: string) => ({ kind: 'move' as const, by, nodeId, move: { type: 'approve' as const, taskId: 'any' } })
const longLeave = (more: object = {}) => ({
  id: office.test.deps.newId(),
  name: '长假要总监批',
  requesterId: office.requester.user.id,
  values: { reason: '回家', days: 5 },
  acts: [approves(leader.id, 'leader')],
  expect: { status: 'running', nodeIds: ['director'] },
  ...more,
})
async function publish(cases: readonly object[], drawn = definition()) {
  const name = `请假 ${office.test.deps.newId()}`
  const created = await office.admin.post('/api/v2/processes', { name, formId: office.formId, definition: drawn, cases })
  return { created, published: await office.admin.post(`/api/v2/processes/${created.textAt('id')}/publish`, { revision: 1 }) }
}

describe('a case', () => {
  it('is kept with the draft, also when a save does not speak of cases', async () => {
    const { created } = await publish([longLeave()])
    const id = created.textAt('id')
    expect(created.at('cases.0')).toMatchObject({ name: '长假要总监批', expect: { nodeIds: ['director'] } })
    const saved = await office.admin.put(`/api/v2/processes/${id}`, {
      name: created.at('name'),
      formId: office.formId,
      definition: definition(),
      revision: 1,
    })
    expect(saved.at('cases.0.name')).toBe('长假要总监批')
  })

  it('that holds lets the draft be published', async () => {
    const toTheEnd = longLeave({
      name: '到底',
      acts: [approves(leader.id, 'leader'), approves(office.test.admin.id, 'director')],
      expect: { status: 'approved', nodeIds: [] },
    })
    expect((await publish([longLeave(), toTheEnd])).published.at('version')).toBe(1)
  })

  it('that ends elsewhere keeps it from being published, and is named with where it ended', async () => {
    const { created, published } = await publish([longLeave(), longLeave({ name: '短假', values: { reason: '回家', days: 1 } })])
    expect([published.status, published.at('code')]).toEqual([422, 'process.invalid'])
    expect(published.at('issues')).toMatchObject([
      { path: ['cases', 1], code: 'case-failed', message: '用例「短假」未通过：实际以「approved」结束，与预期不符' },
    ])
    expect((await office.admin.get(`/api/v2/processes/${created.textAt('id')}`)).at('publishedVersion')).toBeNull()
  })

  it('in which somebody acts who is not asked, or where nothing is open, fails at that act', async () => {
    const refused = await publish([longLeave({ acts: [approves(office.requester.user.id, 'leader')] })])
    expect(refused.published.at('issues.0.params')).toMatchObject({ code: 'refused', act: 1, nodeId: 'leader' })
    expect(refused.published.textAt('issues.0.message')).toContain('第 1 步（节点「主管审批」）被拒绝')
    const nowhere = await publish([longLeave({ acts: [approves(leader.id, 'director')] })])
    expect(nowhere.published.at('issues.0.params')).toMatchObject({ code: 'not-there', act: 1, nodeId: 'director' })
  })

  it('is played by whom it casts, whoever has the part today', async () => {
    const drawn = leaveDefinition({ kind: 'role', roleIds: [office.test.site.staffRoleId] }, users(office.test.admin.id))
    const part = { acts: [approves(office.test.admin.id, 'leader')] }
    expect((await publish([longLeave(part)], drawn)).published.at('issues.0.params')).toMatchObject({ code: 'refused', act: 1 })
    const cast = { [`stand-in:role:${office.test.site.staffRoleId}`]: office.test.admin.id }
    expect((await publish([longLeave({ ...part, cast })], drawn)).published.at('version')).toBe(1)
  })

  it('holds also when steps are drawn before its own, because it names steps and not tasks', async () => {
    const drawn = definition()
    const more: ProcessDefinition = {
      ...drawn,
      nodes: [...drawn.nodes, { id: 'first', kind: 'exclusiveGateway', name: '先' }],
      edges: drawn.edges.flatMap((edge) =>
        edge.source === 'start'
          ? [
              { ...edge, target: 'first' },
              { ...edge, id: 'more', source: 'first', isDefault: true },
            ]
          : [edge],
      ),
    }
    expect((await publish([longLeave()], more)).published.text).toContain('"version":1')
  })
})
