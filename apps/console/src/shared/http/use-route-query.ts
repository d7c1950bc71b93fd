/** Reads from the server inside a component: the data of one route, kept while loading again. */
import type { RouteAnswer, RouteDeclaration, RouteExtras } from '@formwork/api-contract'
import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useLocale } from '../i18n/use-locale'
import { type CallArguments, type CallInput, call, callWithExtras } from './call'
import { reloadQueries, queryClient, routeKey } from './query-client'

export interface RouteQuery<Answer> {
  /** The newest data, kept while loading again. */
  readonly data: Answer | undefined
  /** Why the newest call failed; null when it did not. */
  readonly error: Error | null
  /** Loading, with or without something to show meanwhile. */
  readonly isFetching: boolean
  readonly refetch: () => void
}

export interface RouteQueryOptions {
  /** Default true. */
  readonly enabled?: boolean
  /** A list keeps the rows of its last input until those of the next are there, instead of showing nothing. Default false, for records. */
  readonly keepsRows?: boolean
  /** Loads again that often while the page is in view; the present data stays until the new answer is there. */
  readonly everyMs?: number
}

export type RouteInput<R extends RouteDeclaration> = Omit<CallInput<R>, 'signal' | 'body' | 'idempotencyKey' | 'isBackground'>

function fetchRoute<R extends RouteDeclaration>(
  route: R,
  input: RouteInput<R> | undefined,
  signal: AbortSignal,
  isBackground = false,
): Promise<RouteAnswer<R>> {
  return call(route, ...([{ ...input, signal, isBackground }] as unknown as CallArguments<R>))
}

/** The query options of a call. */
export const questionOf = <R extends RouteDeclaration>(route: R, input: RouteInput<R> | undefined, locale: string) => ({
  queryKey: routeKey(route, input, locale),
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => fetchRoute(route, input, signal),
})

export function useRouteQuery<R extends RouteDeclaration>(
  route: R,
  input?: RouteInput<R>,
  options?: RouteQueryOptions,
): RouteQuery<RouteAnswer<R>> {
  return useAnswer(routeKey(route, input, useLocale()), (signal) => fetchRoute(route, input, signal), options)
}

/** The fields beside the data of a v1 call. */
export function useRouteExtras<R extends RouteDeclaration>(
  route: R,
  input?: RouteInput<R>,
  options?: RouteQueryOptions,
): RouteQuery<RouteExtras<R>> {
  const ask = async (signal: AbortSignal) =>
    (await callWithExtras(route, ...([{ ...input, signal }] as unknown as CallArguments<R>))).extras
  return useAnswer([...routeKey(route, input, useLocale()), 'extras'], ask, options)
}

function useAnswer<Answer>(
  queryKey: readonly unknown[],
  ask: (signal: AbortSignal) => Promise<Answer>,
  { enabled = true, keepsRows = false, everyMs }: RouteQueryOptions = {},
): RouteQuery<Answer> {
  const [mountedAt] = useState(Date.now)
  const { data, dataUpdatedAt, error, isFetching } = useQuery<Answer>(
    {
      queryKey,
      queryFn: ({ signal }) => ask(signal),
      enabled,
      ...(keepsRows ? { placeholderData: keepPreviousData } : {}),
      ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
    },
    queryClient,
  )
  const hash = hashKey(queryKey)
  const refetch = useCallback(() => void reloadQueries({ predicate: ({ queryHash }) => queryHash === hash }), [hash])
  // Data of an earlier visit is only shown until this visit has its own: what may no longer be seen must not stay.
  const isOutdated = error !== null && dataUpdatedAt < mountedAt
  return { data: isOutdated ? undefined : data, error, isFetching, refetch }
}

/** Data as young as this is not prefetched again. */
const PREFETCH_AGE_MS = 15_000

/** Prefetches what is likely to be shown next, in the present language; the component that shows it loads it again. A failure is not reported, nor that the session is over: nothing waits for it yet. */
export function usePrefetchRoute(): <R extends RouteDeclaration>(route: R, input?: RouteInput<R>) => void {
  const locale = useLocale()
  return useCallback(
    (route, input) => {
      const queryKey = routeKey(route, input, locale)
      void queryClient.prefetchQuery({
        queryKey,
        queryFn: ({ signal }) => fetchRoute(route, input, signal, true),
        staleTime: PREFETCH_AGE_MS,
      })
    },
    [locale],
  )
}
