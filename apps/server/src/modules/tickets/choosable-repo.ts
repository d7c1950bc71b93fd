/** The query for people who may be chosen for a step. */
import type { Pool } from '@formwork/workflow-core'
import { sql } from 'drizzle-orm'
import { containing } from '../../db/containing'
import type { Queryable } from '../../db/client'
import { isInPoolSql } from '../../workflow/choosing/pool-facts'

const PAGE = 20

export interface ChoosablePerson extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly department: string
}

/** A page of active people, by name. */
export async function findChoosable(
  db: Queryable,
  { pool, keyword, page }: { readonly pool: Pool | null; readonly keyword: string; readonly page: number },
): Promise<{ list: ChoosablePerson[]; hasMore: boolean }> {
  const { rows } = await db.execute<ChoosablePerson>(sql`
    select u.id, u.nick_name as name, coalesce(d.name, '') as department
    from users u left join departments d on d.id = u.department_id
    where u.enabled and u.deleted_at is null and ${isInPoolSql(pool)}
      and (${keyword} = '' or u.nick_name ilike ${containing(keyword)} or u.username ilike ${containing(keyword)})
    order by u.nick_name, u.id limit ${PAGE + 1} offset ${(page - 1) * PAGE}`)
  return { list: rows.slice(0, PAGE), hasMore: rows.length > PAGE }
}
