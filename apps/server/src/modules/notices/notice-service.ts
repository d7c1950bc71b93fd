/** Use-cases around in-app notices; everybody sees their own and no others. */
import type { Notice, PageQuery } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import { refuse } from '../../domain/refusal'
import { pageAnswer, pageOf } from '../list-window'
import * as repo from './notice-repo'

export async function listNotices({ db }: Deps, { userId }: Actor, query: PageQuery) {
  const window = pageOf(query)
  const [{ rows, count }, unread] = await Promise.all([repo.findNotices(db, userId, window), repo.countUnread(db, userId)])
  const list = rows.map(
    ({ createdAt, readAt, standsInFor, ...notice }): Notice => ({
      ...notice,
      ...(standsInFor === null ? {} : { standsInFor }),
      read: readAt !== null,
      at: createdAt.toISOString(),
    }),
  )
  return { ...pageAnswer(window, { rows: list, count }), unread }
}

export async function readNotice({ db, now }: Deps, { userId }: Actor, id: string): Promise<null> {
  if (!(await repo.markRead(db, userId, id, now()))) throw refuse('notice.not-found')
  return null
}

export async function readAllNotices({ db, now }: Deps, { userId }: Actor): Promise<null> {
  await repo.markAllRead(db, userId, now())
  return null
}
