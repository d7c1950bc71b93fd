/** Who has a form or a process open and who has saved it, told to everybody who has it open. */
import { createForm, exportDefinition } from '@formwork/form-schema'
import { editorEventSchema } from '@formwork/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editorOpenings } from '../../db/schema/editor-openings'
import { buildOffice, type Office } from '../../testing/build-office'
import { buildRole, buildUser } from '../../testing/build-people'
import { leaveDefinition, users } from '../../testing/build-processes'
import { readEventsOf } from '../../testing/http/read-events'
import { sweepOpenings } from './opening-repo'

let office: Office
let address: string
beforeAll(async () => {
  office = await buildOffice()
  address = await office.test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => office.test.close())

const definition = exportDefinition(createForm())
const newForm = async () =>
  (await office.admin.post('/api/v2/forms', { name: `表单 ${office.test.deps.newId()}`, definition })).body as {
    id: string
    name: string
  }
async function open(id: string, user: { readonly id: string }, kind: 'forms' | 'processes' = 'forms') {
  const token = (await office.test.as(user)).token ?? ''
  return readEventsOf(editorEventSchema, `${address}/api/v2/${kind}/${id}/events`, { authorization: `Bearer ${token}` })
}

describe('a form that is edited', () => {
  it('tells who has it open, who comes and goes, and who has saved it', async () => {
    const { id, name } = await newForm()
    const mine = await open(id, office.test.admin)
    expect([mine.status, await mine.next()]).toMatchObject([200, { type: 'standing', revision: 1, open: [{ name: '管理员', windows: 1 }] }])
    const again = await open(id, office.test.admin)
    expect(await mine.next()).toMatchObject({ open: [{ name: '管理员', windows: 2 }] })
    await again.close()
    expect(await mine.next()).toMatchObject({ open: [{ name: '管理员', windows: 1 }] })
    await office.admin.put(`/api/v2/forms/${id}`, { name, definition, revision: 1 })
    expect(await mine.next()).toMatchObject({ revision: 2, updatedBy: { name: '管理员' } })
    await mine.close()
  })

  it('is nobody’s business who may not see forms, and not there when it is not', async () => {
    const { id } = await newForm()
    const theirs = await open(id, office.requester.user).catch(() => null)
    expect(theirs?.status).toBe(403)
    await theirs?.close()
    const none = await open(office.test.deps.newId(), office.test.admin)
    expect(none.status).toBe(404)
    await none.close()
  })

  it('is told no more to somebody whose right to see forms was taken meanwhile', async () => {
    const { id, name } = await newForm()
    const roleId = await buildRole(office.test.deps, { permissions: ['process:admin:template:list'] })
    const user = await buildUser(office.test.deps, { roleIds: [roleId] })
    const theirs = await open(id, user)
    expect(await theirs.next()).toMatchObject({ type: 'standing', revision: 1 })
    await office.admin.put('/api/v1/role', { roleId, status: '1' })
    await office.admin.put(`/api/v2/forms/${id}`, { name, definition, revision: 1 })
    expect(await theirs.next()).toMatchObject({ type: 'end', reason: 'unseen' })
    await theirs.close()
  })

  it('forgets whoever is not renewed any more', async () => {
    const { id } = await newForm()
    const { db, now, newId } = office.test.deps
    await db
      .insert(editorOpenings)
      .values({ id: newId(), subjectId: id, userId: office.test.admin.id, seenAt: new Date(now().getTime() - 120_000) })
    const mine = await open(id, office.test.admin)
    expect(await mine.next()).toMatchObject({ open: [{ windows: 1 }] })
    await mine.close()
    expect(await sweepOpenings(office.test.deps)).toBeGreaterThanOrEqual(1)
  })
})

describe('a process that is edited', () => {
  it('tells who has it open, and who has saved, published and removed it', async () => {
    const draft = {
      name: `流程 ${office.test.deps.newId()}`,
      formId: null,
      definition: leaveDefinition(users(office.test.admin.id), users(office.test.admin.id)),
    }
    const { id } = (await office.admin.post('/api/v2/processes', draft)).body as { id: string }
    const mine = await open(id, office.test.admin, 'processes')
    expect([mine.status, await mine.next()]).toMatchObject([200, { type: 'standing', revision: 1, open: [{ name: '管理员', windows: 1 }] }])
    await office.admin.put(`/api/v2/processes/${id}`, { ...draft, revision: 1 })
    expect(await mine.next()).toMatchObject({ revision: 2, updatedBy: { name: '管理员' } })
    await office.admin.delete(`/api/v2/processes/${id}`)
    expect(await mine.next()).toMatchObject({ type: 'end', reason: 'unseen' })
    await mine.close()
  })

  it('is nobody’s business who may not see processes', async () => {
    const id = await office.publishFor([office.requester.user])
    const theirs = await open(id, office.requester.user, 'processes').catch(() => null)
    expect(theirs?.status).toBe(403)
    await theirs?.close()
  })
})
