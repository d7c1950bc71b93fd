/** Who leads somebody: the nearest leader who may act, or their substitute. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildDepartment, buildUser } from '../testing/build-people'
import { createTestApp, type TestApp } from '../testing/test-app'
import { findLeaders } from './leaders'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const leadersOf = (...ids: string[]) => findLeaders(test.deps.db, ids, test.deps.now())

/** A department below another, each with its leader. */
async function company(traits: { readonly nearest?: { readonly enabled: boolean } } = {}) {
  const [top, nearest] = [await buildUser(test.deps), await buildUser(test.deps, traits.nearest)]
  const above = await buildDepartment(test.deps, { leaderId: top.id })
  const departmentId = await buildDepartment(test.deps, { parentId: above, leaderId: nearest.id })
  await test.database.pool.query('update users set department_id = $1 where id = $2', [departmentId, nearest.id])
  return { top, nearest, worker: await buildUser(test.deps, { departmentId }) }
}

it('is led by the nearest leader above who may act and is somebody else', async () => {
  const { top, nearest, worker } = await company()
  expect(await leadersOf(worker.id, nearest.id, top.id)).toEqual({ [worker.id]: nearest.id, [nearest.id]: top.id })
  const gone = await company({ nearest: { enabled: false } })
  expect(await leadersOf(gone.worker.id)).toEqual({ [gone.worker.id]: gone.top.id })
})

it('has the substitute of a leader who is away, unless the substitutes lead back to the person or round in a circle', async () => {
  const { nearest, worker } = await company()
  const [first, second] = [await buildUser(test.deps), await buildUser(test.deps)]
  const away = async (who: string, substituteId: string) => {
    const [start, end] = [-1, 1].map((days) => new Date(test.deps.now().getTime() + days * 86_400_000))
    await test.database.pool.query(
      `insert into absences (user_id, substitute_id, starts_at, ends_at, updated_at) values ($1, $2, $3, $4, $3)
       on conflict (user_id) do update set substitute_id = excluded.substitute_id`,
      [who, substituteId, start, end],
    )
  }
  await away(nearest.id, first.id)
  expect(await leadersOf(worker.id)).toEqual({ [worker.id]: first.id })
  await away(first.id, second.id)
  expect(await leadersOf(worker.id)).toEqual({ [worker.id]: second.id })
  await away(second.id, worker.id)
  expect(await leadersOf(worker.id)).toEqual({ [worker.id]: nearest.id })
  await away(second.id, first.id)
  expect(await leadersOf(worker.id)).toEqual({ [worker.id]: nearest.id })
})
