/** One page of the list of users in one statement: its rows, newest first, and how many there are. */
import type { UserRow } from '@formwork/api-contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { inUtc, isoInstant } from '../../db/iso-instant'
import { createPreparedStatements, place } from '../../db/statements/prepared-statements'
import { PLANNED_BY_VALUES } from '../../db/statements/preparing-client'
import { type ListedRows, type ListWindow, rowsReadFor } from '../list-window'
import { scopeOf, type Seen, shapeOf, type UserFilter, type UserScope, valuesOf } from './user-scope-repo'
import { type FoundUser, toUserRow } from './user-row'

/** People are counted up to this number unless more is asked for; the same as with lists of tickets. */
export const MAX_COUNTED = 10_000

export interface UserWindow extends Pick<ListWindow, 'pageSize' | 'offset'> {
  /** Whether to count: not at all, up to `MAX_COUNTED` and one more, or all. */
  readonly counted: 'not' | 'bounded' | 'exactly'
}

interface UserColumns extends Record<string, unknown>, FoundUser {}

/** A page without rows still has its count. */
type PageRow = (UserColumns | { readonly id: null }) & { readonly count: number | null }

const COUNT_LIMIT = sql`${MAX_COUNTED}`.inlineParams()

export async function findUsers(db: Queryable, filter: UserFilter, seen: Seen, window: UserWindow): Promise<ListedRows<UserRow>> {
  const { rows } = await db.execute<PageRow>(statementOf(filter, seen, window))
  const users = rows
    .slice(0, window.pageSize)
    .flatMap((row) => (row.id === null ? [] : [toUserRow({ ...row, createdAt: isoInstant(row.createdAt) })]))
  return { rows: users, count: rows[0]?.count ?? 0 }
}

const statements = createPreparedStatements()

function statementOf(filter: UserFilter, seen: Seen, window: UserWindow): SQL {
  const { pageSize, offset, counted } = window
  const shape = `${shapeOf(filter, seen)} ${rowsReadFor(pageSize)} ${offset === 0} ${counted}`
  return statements.fill(shape, { ...valuesOf(filter, seen), offset }, () => build(scopeOf(filter, seen), window))
}

/** Roles, posts and names are read for the page alone: what the offset skips is skipped in an index. */
const build = (scope: UserScope, window: UserWindow): SQL => sql`${sql.raw(scope.isPlannedByValues ? PLANNED_BY_VALUES : '')}
    with recursive ${scope.below === null ? sql`` : sql`below as (${scope.below}), `}${keysOf(scope, window)}
    select u.id, u.username, u.nick_name as "nickName", u.phone, u.email, u.sex, u.remark, u.enabled, u.department_id as "departmentId",
      d.name as "departmentName", ${inUtc(sql`u.created_at`)} as "createdAt",
      (select coalesce(json_agg(h.role_id order by h.position), '[]') from user_roles h where h.user_id = u.id) as "roleIds",
      (select coalesce(json_agg(h.post_id order by h.position), '[]') from user_posts h where h.user_id = u.id) as "postIds",
      total.count
    from (select ${countOf(scope, window)} as count) total
      left join (keys join users u on u.id = keys.id left join departments d on d.id = u.department_id) on true
    order by keys.place`

/** A narrowed list is read once, up to the number that is counted. */
const isReadOnce = ({ isNarrowed }: UserScope, { counted }: UserWindow) => isNarrowed && counted === 'bounded'

/**
 * The part of a `with` that finds the page: `keys (id, place)`. A narrowed list takes it from the hits that are counted, unless there are more hits than
 * that: then hits are frequent, and the page is found near along the index of all people.
 */
function keysOf(scope: UserScope, window: UserWindow): SQL {
  // A cached plan has to know how few rows are wanted.
  const cut = sql`limit ${sql`${rowsReadFor(window.pageSize)}`.inlineParams()} ${window.offset === 0 ? sql`` : sql`offset ${place('offset')}::int`}`
  const along = (condition: SQL) =>
    sql`select ${scope.id} as id, ${scope.createdAt} as created_at from ${scope.from} where ${scope.where} ${condition}
      order by ${scope.createdAt} desc, ${scope.id} desc ${cut}`
  const keys = (source: SQL) => sql`keys as materialized (select key.id, row_number() over () as place from (${source}) key)`
  if (!isReadOnce(scope, window)) return keys(along(sql``))
  const { hits } = scope
  return sql`met as materialized (select ${scope.id} as id, ${scope.createdAt} as created_at from ${hits.from} where ${hits.where} limit ${COUNT_LIMIT} + 1),
    amount as materialized (select count(*)::int as count from met),
    ${keys(sql`(select id, created_at from met where (select count from amount) <= ${COUNT_LIMIT} order by created_at desc, id desc ${cut})
      union all (${along(sql`and (select count from amount) > ${COUNT_LIMIT}`)})`)}`
}

function countOf(scope: UserScope, window: UserWindow): SQL {
  if (window.counted === 'not') return sql`null::int`
  if (isReadOnce(scope, window)) return sql`(select count from amount)`
  const { from, where } = scope.hits
  const bound = window.counted === 'exactly' ? sql`` : sql`limit ${COUNT_LIMIT} + 1`
  return sql`(select count(*)::int from (select from ${from} where ${where} ${bound}) counted)`
}
