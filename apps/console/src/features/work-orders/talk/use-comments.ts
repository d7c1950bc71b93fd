/** The comments of a ticket: the newest page is kept up to date, older ones are loaded on demand. */
import { type Comment, routes } from '@formwork/api-contract'
import { useState } from 'react'
import { call } from '../../../shared/http/call'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../shared/http/use-route-query'

export interface Comments {
  /** Newest first. */
  readonly list: readonly Comment[]
  readonly mayComment: boolean
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly error: Error | null
  readonly loadMore: () => void
  readonly refetch: () => void
}

export function useComments(ticketId: string): Comments {
  const { data, error, refetch } = useRouteQuery(routes.listComments, { params: { id: ticketId } })
  const [older, setOlder] = useState<{ readonly list: readonly Comment[]; readonly hasMore: boolean } | null>(null)
  const newest = data?.list ?? []
  const known = new Set(newest.map(({ id }) => id))
  const list = [...newest, ...(older?.list ?? []).filter(({ id }) => !known.has(id))]
  const more = useExclusiveMutation(async (before: string) => {
    const page = await call(routes.listComments, { params: { id: ticketId }, query: { before } })
    // Comments that new ones have pushed off the newest page meanwhile stay, too.
    setOlder({ list: [...list, ...page.list], hasMore: page.hasMore })
  })
  const last = list.at(-1)
  return {
    list,
    mayComment: data?.mayComment ?? false,
    hasMore: older?.hasMore ?? data?.hasMore ?? false,
    isLoadingMore: more.isRunning,
    error,
    loadMore: () => {
      if (last !== undefined) void more.run(last.id)
    },
    refetch,
  }
}
