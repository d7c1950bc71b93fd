/** Published versions: looked at, taken back as the draft, and running tickets moved from one to another. */
import { edgeBetween, type ProcessDefinition } from '@formwork/workflow-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenHistories, brokenRules } from '../../../backup/find-damage'
import { buildOffice, type Office } from '../../../testing/build-office'
import type { BuiltUser } from '../../../testing/build-people'
import { leaveDefinition, users } from '../../../testing/build-processes'
import { recordStatements } from '../../../testing/record-statements'

let office: Office
let leader: BuiltUser

beforeAll(async () => {
  office = await buildOffice()
  leader = await office.person('李主管')
})
afterAll(() => office.test.close())

const first = () => leaveDefinition(users(leader.id), users(office.test.admin.id))
/** The same with the leader's step under another id and name, and one more step before the end. */
function second(): ProcessDefinition {
  const definition = first()
  const rename = (id: string) => (id === 'leader' ? 'manager' : id)
  return {
    ...definition,
    nodes: definition.nodes.map((node) => (node.id === 'leader' ? { ...node, id: 'manager', name: '经理审批' } : node)),
    edges: definition.edges.map((edge) => ({ ...edge, source: rename(edge.source), target: rename(edge.target) })),
  }
}
async function published(...definitions: readonly ProcessDefinition[]) {
  const name = `请假 ${office.test.deps.newId()}`
  const fields = { name, formId: office.formId }
  const [initial, ...others] = definitions
  const id = (await office.admin.post('/api/v2/processes', { ...fields, definition: initial })).textAt('id')
  await office.admin.post(`/api/v2/processes/${id}/publish`, { revision: 1 })
  let revision = 1
  const publish = async (definition: ProcessDefinition) => {
    await office.admin.put(`/api/v2/processes/${id}`, { ...fields, definition, revision })
    revision += 1
    await office.admin.post(`/api/v2/processes/${id}/publish`, { revision })
  }
  for (const definition of others) await publish(definition)
  return { id, publish }
}
const move = (processId: string, body: object, version = 2) =>
  office.admin.post(`/api/v2/processes/${processId}/versions/${version}/tickets`, { from: 1, mapping: {}, dryRun: false, ...body })

describe('a version', () => {
  it('is shown whole, with its form, so that two can be compared', async () => {
    const { id } = await published(first(), second())
    const answer = await office.admin.get(`/api/v2/processes/${id}/versions/1`)
    expect(answer.body).toMatchObject({ version: 1, publishedBy: '管理员', definition: { nodes: first().nodes } })
    expect(answer.at('form.list.0.model')).toBe('reason')
    expect((await office.admin.get(`/api/v2/processes/${id}/versions/9`)).at('code')).toBe('process.version-not-found')
  })

  it('taken back becomes the draft and publishes nothing', async () => {
    const { id } = await published(first(), second())
    const restored = await office.admin.post(`/api/v2/processes/${id}/versions/1/restore`, { revision: 2 })
    expect(restored.body).toMatchObject({ revision: 3, publishedVersion: 2, hasUnpublishedChanges: true })
    expect(restored.at('definition.nodes.1.id')).toBe('leader')
    expect((await office.admin.post(`/api/v2/processes/${id}/versions/1/restore`, { revision: 2 })).at('code')).toBe('process.stale')
  })
})

describe('moving running tickets', () => {
  it('is tried without waiting for a ticket that is just being moved', async () => {
    const { id: processId, publish } = await published(first())
    const ticketId = (await office.start(processId)).textAt('id')
    await publish(second())
    const holder = await office.test.database.pool.connect()
    await holder.query('begin')
    await holder.query('select from tickets where id = $1 for update', [ticketId])
    const tried = await move(processId, { mapping: { leader: 'manager' }, dryRun: true })
    await holder.query('rollback')
    holder.release()
    expect(tried.body).toMatchObject({ moved: 1, list: [{ id: ticketId, outcome: 'moved' }] })
  })

  it('takes each to its node of the new version, where it goes on', async () => {
    const { id: processId, publish } = await published(first())
    const ticketId = (await office.start(processId)).textAt('id')
    const finished = (await office.start(processId)).textAt('id')
    await office.requester.client.post(`/api/v2/tickets/${finished}/withdraw`, {})
    await publish(second())
    const moved = await move(processId, { mapping: { leader: 'manager' }, remark: '流程已简化' })
    expect(moved.body).toMatchObject({ moved: 1, kept: 0, hasMore: false, list: [{ id: ticketId, outcome: 'moved', reasons: [] }] })
    const asLeader = await office.test.as(leader)
    const page = await asLeader.get(`/api/v2/tickets/${ticketId}`)
    expect(page.body).toMatchObject({ version: 2, revision: 2, currentNodes: ['经理审批'], openTasks: [{ nodeName: '经理审批' }] })
    const { history } = page.body as { history: { kind: string }[] }
    expect(history.at(-1), 'the history says who moved it, and where').toMatchObject({
      kind: 'versionChanged',
      actor: { id: office.test.admin.id, name: '管理员' },
      remark: '流程已简化',
      versions: { from: 1, to: 2 },
    })
    const approved = await asLeader.post(`/api/v2/tickets/${ticketId}/approve`, { taskId: page.textAt('openTasks.0.taskId') })
    expect(approved.at('status')).toBe('approved')
    expect((await office.requester.client.get(`/api/v2/tickets/${finished}`)).at('version')).toBe(1)
  })

  it('leaves a ticket alone that stands where the new version has nothing, or something else, and says where', async () => {
    const { id: processId, publish } = await published(first())
    const ticketId = (await office.start(processId)).textAt('id')
    await publish(second())
    expect((await move(processId, {})).body).toMatchObject({
      moved: 0,
      kept: 1,
      list: [
        { outcome: 'kept', reasons: [{ code: 'node-missing', nodeId: 'leader', message: '停留的节点「主管审批」在新版本中没有对应节点' }] },
      ],
    })
    expect((await move(processId, { mapping: { leader: 'end' } })).at('list.0.reasons.0.code')).toBe('kind-differs')
    expect((await office.requester.client.get(`/api/v2/tickets/${ticketId}`)).body).toMatchObject({ version: 1, revision: 1 })
  })

  it('tried out first says the same and changes nothing', async () => {
    const { id: processId, publish } = await published(first())
    const ticketId = (await office.start(processId)).textAt('id')
    await publish(second())
    const mapping = { leader: 'manager' }
    const tried = await move(processId, { mapping, dryRun: true })
    expect((await office.requester.client.get(`/api/v2/tickets/${ticketId}`)).body).toMatchObject({ version: 1, revision: 1 })
    expect((await move(processId, { mapping })).body).toEqual(tried.body)
  })

  it('is refused to the version they are on, which would change nothing and never be done', async () => {
    const { id: processId } = await published(first())
    const ticketId = (await office.start(processId)).textAt('id')
    for (const dryRun of [true, false]) {
      // oxlint-disable-next-line no-await-in-loop
      const refused = await move(processId, { dryRun }, 1)
      expect([refused.status, refused.at('code'), refused.at('params.where')]).toEqual([400, 'request.invalid', 'from'])
    }
    expect((await office.requester.client.get(`/api/v2/tickets/${ticketId}`)).body).toMatchObject({ version: 1, revision: 1 })
  })

  it('is refused for nodes that no version has, and moves only what was named', async () => {
    const { id: processId, publish } = await published(first())
    const [one, other] = [(await office.start(processId)).textAt('id'), (await office.start(processId)).textAt('id')]
    await publish(second())
    const wrong = await move(processId, { mapping: { leader: 'nowhere' } })
    expect([wrong.status, wrong.at('issues.0.path')]).toEqual([400, ['mapping', 'leader']])
    const moved = await move(processId, { mapping: { leader: 'manager' }, ticketIds: [other] })
    expect(moved.at('list.0.id')).toBe(other)
    expect((await office.requester.client.get(`/api/v2/tickets/${one}`)).at('version')).toBe(1)
  })

  it('and an approval at the same moment come one after the other', async () => {
    const { id: processId, publish } = await published(first())
    const ticketId = (await office.start(processId)).textAt('id')
    const asLeader = await office.test.as(leader)
    const taskId = (await asLeader.get(`/api/v2/tickets/${ticketId}`)).textAt('openTasks.0.taskId')
    await publish({ ...first(), edges: [...first().edges.slice(0, 4), edgeBetween('director', 'end', { label: '通过' })] })
    const [approved, moved] = await Promise.all([asLeader.post(`/api/v2/tickets/${ticketId}/approve`, { taskId }), move(processId, {})])
    expect([approved.status, moved.status]).toEqual([200, 200])
    expect(approved.at('status')).toBe('approved')
  })

  it('holds many tickets no longer than one: however many, they share the statements', async () => {
    const { id: processId, publish } = await published(first())
    const ids: string[] = []
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let at = 0; at < 6; at += 1) ids.push((await office.start(processId)).textAt('id'))
    await publish(second())
    const [one, ...others] = ids
    const moving = (ticketIds: unknown) =>
      recordStatements(office.test.database.pool, async () => {
        const moved = await move(processId, { mapping: { leader: 'manager' }, ticketIds, remark: '换新版' })
        expect(moved.at('moved')).toBe((ticketIds as string[]).length)
      })
    const [ofOne, ofMany] = [await moving([one]), await moving(others)]
    expect(ofMany).toHaveLength(ofOne.length)
    const shown = await Promise.all(ids.map((id) => office.requester.client.get(`/api/v2/tickets/${id}`)))
    for (const ticket of shown)
      expect(ticket.body).toMatchObject({ version: 2, openTasks: [{ nodeId: 'manager', nodeName: '经理审批' }], revision: 2 })
  })

  it('leaves histories that hold, and remarks that are found', async () => {
    const client = await office.test.database.pool.connect()
    await client.query('begin')
    const damage = [await brokenRules(client), await brokenHistories(client)]
    await client.query('rollback')
    client.release()
    expect(damage).toEqual([[], []])
  })
})
