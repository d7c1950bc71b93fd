/** Use-cases around in-app notices; everybody sees their own and no others. */
import { type Notice, type PageQuery, pageWindow } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import type { Actor } from '../../http/actor'
import { refuse } from '../../http/refusal'
import * as repo from './notice-repo'

export async function listNotices({ db }: Deps, { userId }: Actor, query: PageQuery) {
  const { pageIndex, pageSize, offset } = pageWindow(query)
  const [found, count, unread] = await Promise.all([
    repo.findNotices(db, userId, { limit: pageSize, offset }),
    repo.countNotices(db, userId),
    repo.countUnread(db, userId),
  ])
  const list = found.map(({ createdAt, readAt, ...notice }): Notice => ({ ...notice, read: readAt !== null, at: createdAt.toISOString() }))
  return { list, count, pageIndex, pageSize, unread }
}

export async function readNotice({ db, now }: Deps, { userId }: Actor, id: string): Promise<null> {
  if (!(await repo.markRead(db, userId, id, now()))) throw refuse('notice.not-found')
  return null
}

export async function readAllNotices({ db, now }: Deps, { userId }: Actor): Promise<null> {
  await repo.markAllRead(db, userId, now())
  return null
}
