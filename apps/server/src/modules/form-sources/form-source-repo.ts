/** What fields of forms may offer, as plain names. */
import { SOURCE_PAGE_SIZE } from '@formwork/api-contract'
import { and, asc, eq, or } from 'drizzle-orm'
import { among } from '../../db/among'
import type { Queryable } from '../../db/client'
import { contains } from '../../db/contains'
import { departments, posts, roles, users } from '../../db/schema/people'
import { backAtSql } from '../absences/away-repo'

const person = { id: users.id, name: users.nickName, username: users.username }

export interface PeopleWanted {
  readonly keyword: string | undefined
  readonly page: number
  /** For people who are away then, until when. */
  readonly now: Date
}

/** One page of enabled people, and one more if there are more. */
export async function findPeople(db: Queryable, { keyword, page, now }: PeopleWanted) {
  const isFound =
    keyword === undefined || keyword === '' ? undefined : or(contains(users.nickName, keyword), contains(users.username, keyword))
  return db
    .select({ ...person, backAt: backAtSql(users.id, now) })
    .from(users)
    .where(and(eq(users.enabled, true), isFound))
    .orderBy(asc(users.nickName), asc(users.id))
    .limit(SOURCE_PAGE_SIZE + 1)
    .offset((page - 1) * SOURCE_PAGE_SIZE)
}

/** People by id, also those who have left: a stored id keeps its name. */
export async function findPeopleByIds(db: Queryable, ids: readonly string[]) {
  return db.select(person).from(users).where(among(users.id, ids))
}

export async function findDepartments(db: Queryable) {
  return db
    .select({ id: departments.id, parentId: departments.parentId, name: departments.name })
    .from(departments)
    .where(eq(departments.enabled, true))
    .orderBy(asc(departments.sort), asc(departments.id))
}

export async function findRoles(db: Queryable) {
  return db.select({ id: roles.id, name: roles.name }).from(roles).where(eq(roles.enabled, true)).orderBy(asc(roles.sort), asc(roles.id))
}

export async function findPosts(db: Queryable) {
  return db.select({ id: posts.id, name: posts.name }).from(posts).where(eq(posts.enabled, true)).orderBy(asc(posts.sort), asc(posts.id))
}
