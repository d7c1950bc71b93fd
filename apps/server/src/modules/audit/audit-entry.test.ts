/** An entry of the audit log: what it tells of a change, and that it is written together with it. */
import { createForm, exportDefinition } from '@formwork/form-schema'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditStage, userFields } from '../../testing/audited/audit-stage'
import { designChanges } from '../../testing/audited/design-changes'
import { leftBy } from '../../testing/audited/left-by'
import { organisationChanges } from '../../testing/audited/organisation-changes'
import { buildDepartment, buildUser } from '../../testing/build-people'
import { buildForm, leaveDefinition, users } from '../../testing/build-processes'

const stage = auditStage()
beforeAll(() => stage.open())
afterAll(() => stage.close())

describe('an entry', () => {
  it('tells of a change only what differs, by names', async () => {
    const departmentId = await buildDepartment(stage.test.deps, { name: '财务部' })
    const user = await buildUser(stage.test.deps, { nickName: '李四', departmentId })
    const body = { ...userFields, userId: user.id, nickName: '李四', phone: '123', roleIds: [stage.test.site.staffRoleId] }
    const { entries } = await leftBy(stage, () => stage.admin.put('/api/v1/sysUser', body))
    expect(entries).toMatchObject([
      { kind: 'user.changed', subjectId: user.id, subjectName: '李四', actorId: stage.test.admin.id, actorName: '管理员' },
    ])
    expect(entries[0]?.before).toEqual({ phone: '', department: { id: departmentId, name: '财务部' }, roles: [] })
    expect(entries[0]?.after).toEqual({ phone: '123', department: null, roles: [{ id: stage.test.site.staffRoleId, name: '普通员工' }] })
  })
  it('of a form tells the fields that differ', async () => {
    const { entries } = await leftBy(stage, designChanges(stage).updateForm['form.changed'])
    const changed = entries.find(({ kind }) => kind === 'form.changed')
    expect(changed?.before).toMatchObject({ fields: { reason: { name: '事由' } } })
    expect(changed?.after).toMatchObject({ fields: { reason: { name: '原因' } } })
  })
  it('of a form tells the kept tests that differ, also when nothing else does', async () => {
    const { admin } = stage
    const definition = exportDefinition(createForm())
    const test1 = { id: 'one', name: '三天', values: { days: 3 }, expect: { visible: ['days'], refused: [] } }
    const form = { name: stage.fresh(), remark: '', definition, tests: [test1, { ...test1, id: 'two', name: '不变' }] }
    const id = (await admin.post('/api/v2/forms', form)).textAt('id')
    const tests = [
      { ...test1, values: { days: 4 } },
      { ...test1, id: 'two', name: '不变' },
    ]
    const { entries } = await leftBy(stage, () => admin.put(`/api/v2/forms/${id}`, { ...form, revision: 1, tests }))
    expect([entries[0]?.before, entries[0]?.after]).toEqual([{ tests: { one: test1 } }, { tests: { one: tests[0] } }])
  })
  it('of a process tells the cases that differ, with what they hold', async () => {
    const { admin, test } = stage
    const definition = leaveDefinition(users(test.admin.id), users(test.admin.id))
    const case1 = {
      id: test.deps.newId(),
      name: '三天',
      requesterId: test.admin.id,
      values: { days: 3 },
      chosen: {},
      acts: [],
      expect: { status: 'running', nodeIds: [] },
    }
    const process = { name: stage.fresh(), category: '', icon: '', remark: '', formId: await buildForm(test), definition }
    const id = (await admin.post('/api/v2/processes', { ...process, cases: [case1] })).textAt('id')
    const changed = { ...case1, values: { days: 4 } }
    const { entries } = await leftBy(stage, () => admin.put(`/api/v2/processes/${id}`, { ...process, revision: 1, cases: [changed] }))
    expect([entries[0]?.before, entries[0]?.after]).toEqual([{ cases: { [case1.id]: case1 } }, { cases: { [case1.id]: changed } }])
  })
  it('is written with its change or not at all', async () => {
    await stage.test.deps.db.execute(sql`alter table audit_entries add constraint refused check (kind <> 'role.created') not valid`)
    const before = await stage.admin.get('/api/v1/rolelist')
    const { answer } = await leftBy(stage, organisationChanges(stage).createRole['role.created'])
    await stage.test.deps.db.execute(sql`alter table audit_entries drop constraint refused`)
    expect([answer.at('code'), (await stage.admin.get('/api/v1/rolelist')).at('data.count')]).toEqual([-1, before.at('data.count')])
  })
})
