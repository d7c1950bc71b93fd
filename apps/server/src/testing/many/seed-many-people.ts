/** Tens of thousands of people for tests of lists: rows made by one statement, with the little that lists look at. */
import type { Pool } from 'pg'
import { vacuumWhole } from '../vacuum-whole'

export interface ManyPeople {
  readonly count: number
  /** Where they belong, in turn. */
  readonly departmentIds: readonly string[]
  readonly roleId: string
}

/** User names are `person<n>`; the newest has the highest number. Nobody can sign in. */
export async function seedManyPeople(pool: Pool, { count, departmentIds, roleId }: ManyPeople): Promise<void> {
  const idOf = `('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`
  await pool.query(
    `insert into users (id, username, username_key, nick_name, password_hash, department_id, created_at, updated_at)
     select ${idOf}, 'person' || n, 'person' || n, case when n % 30 = 0 then '王' else '赵' end || n, '',
       ($2::uuid[])[n % cardinality($2::uuid[]) + 1], at, at
     from (select n, timestamptz '2026-01-01' + n * interval '1 second' as at from generate_series(1, $1::int) n) made`,
    [count, departmentIds],
  )
  await pool.query(`insert into user_roles (user_id, role_id, position) select ${idOf}, $2::uuid, 0 from generate_series(1, $1::int) n`, [
    count,
    roleId,
  ])
  await vacuumWhole(pool, ['users', 'user_words', 'user_roles', 'departments'])
}
