/** Reads and writes of posts. */
import type { AuditFacts, PostRow } from '@formwork/api-contract'
import { and, asc, count, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { among } from '../../db/among'
import type { Queryable, Transaction } from '../../db/client'
import { contains } from '../../db/contains'
import { posts, userPosts, users } from '../../db/schema/people'
import type { ListedRows, ListWindow } from '../list-window'

export interface PostFilter {
  /** In name or code. */
  readonly keyword?: string | undefined
  readonly name?: string | undefined
  readonly code?: string | undefined
  readonly enabled?: boolean | undefined
}

export type NewPost = typeof posts.$inferInsert
export type PostPatch = Partial<Omit<NewPost, 'id'>>

const toWire = (row: typeof posts.$inferSelect): PostRow => ({
  postId: row.id,
  postName: row.name,
  postCode: row.code,
  sort: row.sort,
  status: row.enabled ? '0' : '1',
  remark: row.remark,
  createdAt: row.createdAt.toISOString(),
})

export async function findPosts(
  db: Queryable,
  { keyword, name, code, enabled }: PostFilter,
  window: ListWindow,
): Promise<ListedRows<PostRow>> {
  const where = and(
    keyword === undefined ? undefined : or(contains(posts.name, keyword), contains(posts.code, keyword)),
    name === undefined ? undefined : contains(posts.name, name),
    code === undefined ? undefined : contains(posts.code, code),
    enabled === undefined ? undefined : eq(posts.enabled, enabled),
  )
  const [total] = await db.select({ count: count() }).from(posts).where(where)
  const found = await db
    .select()
    .from(posts)
    .where(where)
    .orderBy(asc(posts.sort), asc(posts.id))
    .limit(window.pageSize)
    .offset(window.offset)
  return { rows: found.map(toWire), count: total?.count ?? 0 }
}

export async function findPost(db: Queryable, id: string): Promise<PostRow | null> {
  const [row] = await db.select().from(posts).where(eq(posts.id, id))
  return row === undefined ? null : toWire(row)
}

/** The same, and nobody else changes or gives it until the transaction ends. */
export async function lockPost(tx: Transaction, id: string): Promise<PostRow | null> {
  const [row] = await tx.select().from(posts).where(eq(posts.id, id)).for('update')
  return row === undefined ? null : toWire(row)
}

export async function postsExist(db: Queryable, ids: readonly string[]): Promise<boolean> {
  const distinct = [...new Set(ids)]
  if (distinct.length === 0) return true
  const found = await db.select({ id: posts.id }).from(posts).where(among(posts.id, distinct))
  return found.length === distinct.length
}

/** A post as the audit log records it. */
export function describePost({ postName, postCode, sort, status, remark }: PostRow): AuditFacts {
  return { name: postName, code: postCode, sort, enabled: status === '0', remark }
}

export async function insertPost(db: Queryable, post: NewPost): Promise<void> {
  await db.insert(posts).values(post)
}

export async function patchPost(db: Queryable, id: string, patch: PostPatch): Promise<void> {
  await db.update(posts).set(patch).where(eq(posts.id, id))
}

/** The names of those who have it, some of them, and how many they are. */
export async function findPostHolders(db: Queryable, id: string): Promise<{ readonly names: string[]; readonly count: number }> {
  const held = await db
    .select({ name: users.nickName, count: sql<number>`count(*) over ()::int` })
    .from(userPosts)
    .innerJoin(users, and(eq(users.id, userPosts.userId), isNull(users.deletedAt)))
    .where(eq(userPosts.postId, id))
    .orderBy(asc(users.nickName), asc(users.id))
    .limit(5)
  return { names: held.map(({ name }) => name), count: held[0]?.count ?? 0 }
}

/** Removed people do not keep it. */
export async function deletePost(db: Queryable, id: string): Promise<void> {
  const gone = db.select({ id: users.id }).from(users).where(isNotNull(users.deletedAt))
  await db.delete(userPosts).where(and(eq(userPosts.postId, id), inArray(userPosts.userId, gone)))
  await db.delete(posts).where(eq(posts.id, id))
}
