/** The query for people who may be chosen for a step. */
import type { Pool } from '@formwork/workflow-core'
import { sql } from 'drizzle-orm'
import { containing } from '../../db/containing'
import type { Queryable } from '../../db/client'
import { isInPoolSql } from '../../workflow/choosing/pool-facts'
import { backAtOf, backAtSql } from '../absences/away-repo'

const PAGE = 20

export interface ChoosablePerson {
  readonly id: string
  readonly name: string
  readonly department: string
  /** Is away until then. */
  readonly backAt?: string
}

interface Row extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly department: string
  readonly back_at: string | null
}

/** A page of active people, by name. */
export async function findChoosable(
  db: Queryable,
  { pool, keyword, page, now }: { readonly pool: Pool | null; readonly keyword: string; readonly page: number; readonly now: Date },
): Promise<{ list: ChoosablePerson[]; hasMore: boolean }> {
  const { rows } = await db.execute<Row>(sql`
    select u.id, u.nick_name as name, coalesce(d.name, '') as department, ${backAtSql(sql`u.id`, now)} as back_at
    from users u left join departments d on d.id = u.department_id
    where u.enabled and u.deleted_at is null and ${isInPoolSql(pool)}
      and (${keyword} = '' or u.nick_name ilike ${containing(keyword)} or u.username ilike ${containing(keyword)})
    order by u.nick_name, u.id limit ${PAGE + 1} offset ${(page - 1) * PAGE}`)
  const list = rows.slice(0, PAGE).map(({ back_at, ...person }) => ({ ...person, ...backAtOf(back_at) }))
  return { list, hasMore: rows.length > PAGE }
}
