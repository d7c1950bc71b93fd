/** The audit log as it is read: filters and pages, who may read it, and that nothing in it can be changed unnoticed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditStage, userFields } from '../../testing/audited/audit-stage'
import { leftBy } from '../../testing/audited/left-by'
import { signInTo } from '../../testing/audited/sign-in-changes'
import { type BuiltUser, TEST_PASSWORD } from '../../testing/build-people'

const stage = auditStage()
beforeAll(() => stage.open())
afterAll(() => stage.close())

const signIn = signInTo(stage)

describe('the log', () => {
  const list = async (query: string) =>
    (await stage.admin.get(`/api/v2/audit?${query}`)).body as { list: { id: string; kind: string }[]; hasMore: boolean }

  it('is filtered by person, kind and time, and leads page by page through every entry once', async () => {
    const user = await stage.someone()
    for (let count = 0; count < 60; count += 1)
      await stage.admin.put('/api/v1/sysUser', { ...userFields, userId: user.id, phone: String(count) })
    const first = await list(`personId=${user.id}&kind=user.changed`)
    const second = await list(`personId=${user.id}&kind=user.changed&after=${first.list.at(-1)?.id}`)
    expect([first.list.length, first.hasMore, second.list.length, second.hasMore]).toEqual([50, true, 10, false])
    expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(60)
    const later = new Date(stage.test.clock.now().getTime() + 1000).toISOString()
    expect((await list(`personId=${user.id}&from=${later}`)).list).toEqual([])
    expect((await list(`personId=${user.id}&until=${later}`)).list).toHaveLength(50)
  })
  it('keeps nobody waiting while another change is still in its transaction, and misses nothing when that is undone', async () => {
    const slow = await stage.test.database.pool.connect()
    try {
      await slow.query('begin')
      await slow.query("select append_audit('[]')")
      const { entries } = await leftBy(stage, () => signIn('admin', TEST_PASSWORD))
      expect(entries.map(({ kind }) => kind)).toEqual(['sign-in.succeeded'])
      await slow.query('rollback')
    } finally {
      slow.release()
    }
    expect((await stage.admin.get('/api/v2/audit/check')).at('broken')).toEqual([])
  })
  it('is read by nobody without the right to', async () => {
    const { client } = stage.office.requester
    expect((await client.get('/api/v2/audit')).at('code')).toBe('permission.denied')
  })
  it('holds, also when two hundred changes were made at once, and then shows what was touched', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, () => stage.someone()))
    const change = (user: BuiltUser, phone: number) =>
      stage.admin.put('/api/v1/sysUser', { ...userFields, userId: user.id, phone: String(phone) })
    const attempts = people.flatMap((user) => [1, 2, 3].map((phone) => change(user, phone)))
    await Promise.all([...attempts, ...Array.from({ length: 20 }, () => signIn('nobody', 'wrong horse battery'))])
    const { body } = await stage.admin.get('/api/v2/audit/check')
    expect(body).toMatchObject({ broken: [] })

    await expect(stage.test.database.pool.query("update audit_entries set actor_name = 'x'")).rejects.toThrow('append-only')
    await expect(stage.test.database.pool.query('delete from audit_entries')).rejects.toThrow('append-only')
    await stage.test.database.pool.query('alter table audit_entries disable trigger audit_entries_append_only')
    const place = '(select chain, sequence from audit_entries where chain = 1 order by sequence offset 4 limit 1)'
    await stage.test.database.pool.query(`update audit_entries set actor_name = 'x' where (chain, sequence) = ${place}`)
    expect((await stage.admin.get('/api/v2/audit/check')).at('broken')).toEqual([{ chain: 1, sequence: 5 }])
    await stage.test.database.pool.query('delete from audit_entries where chain = 1 and sequence in (1, 2, 3)')
    expect((await stage.admin.get('/api/v2/audit/check')).at('broken.0')).toEqual({ chain: 1, sequence: 1 })
  })
})
