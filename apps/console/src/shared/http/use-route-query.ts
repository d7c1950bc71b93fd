/** Reads from the server inside a component: the answer of one route, kept while asking again. */
import type { RouteAnswer, RouteDeclaration, RouteExtras } from '@formwork/api-contract'
import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useLocale } from '../i18n/use-locale'
import { type CallArguments, type CallInput, call, callWithExtras } from './call'
import { askAgain, queryClient, routeKey } from './query-client'

export interface RouteQuery<Answer> {
  /** The newest answer, kept while asking again. */
  readonly data: Answer | undefined
  /** Why the newest call failed; null when it did not. */
  readonly error: Error | null
  /** Asking, with or without something to show meanwhile. */
  readonly isFetching: boolean
  readonly refetch: () => void
}

export interface RouteQueryOptions {
  /** Default true. */
  readonly enabled?: boolean
  /** A list shows the rows of its last question until those of the next are there, instead of nothing. Default false: a record is no other. */
  readonly keepsRows?: boolean
  /** Asks again that often while the page is in view; what is shown stays until the new answer is there. */
  readonly everyMs?: number
}

export type RouteInput<R extends RouteDeclaration> = Omit<CallInput<R>, 'signal' | 'body' | 'idempotencyKey'>

function askFor<R extends RouteDeclaration>(route: R, input: RouteInput<R> | undefined, signal: AbortSignal): Promise<RouteAnswer<R>> {
  return call(route, ...([{ ...input, signal }] as unknown as CallArguments<R>))
}

/** How a call is asked and kept. */
export const questionOf = <R extends RouteDeclaration>(route: R, input: RouteInput<R> | undefined, locale: string) => ({
  queryKey: routeKey(route, input, locale),
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => askFor(route, input, signal),
})

export function useRouteQuery<R extends RouteDeclaration>(
  route: R,
  input?: RouteInput<R>,
  options?: RouteQueryOptions,
): RouteQuery<RouteAnswer<R>> {
  return useAnswer(routeKey(route, input, useLocale()), (signal) => askFor(route, input, signal), options)
}

/** What a v1 call puts beside its answer. */
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
  const refetch = useCallback(() => void askAgain({ predicate: ({ queryHash }) => queryHash === hash }), [hash])
  // An answer of an earlier visit only stands in until this one has its own: what may no longer be seen must not stay.
  const isOutdated = error !== null && dataUpdatedAt < mountedAt
  return { data: isOutdated ? undefined : data, error, isFetching, refetch }
}

/** An answer as young as this is not asked for ahead again. */
const AHEAD_MS = 15_000

/** Asks for what is likely to be shown next, in the language that is shown now; whoever shows it asks again. A failure is not told: nobody has asked yet. */
export function useAskAhead(): <R extends RouteDeclaration>(route: R, input?: RouteInput<R>) => void {
  const locale = useLocale()
  return useCallback(
    (route, input) => {
      const queryKey = routeKey(route, input, locale)
      void queryClient.prefetchQuery({ queryKey, queryFn: ({ signal }) => askFor(route, input, signal), staleTime: AHEAD_MS })
    },
    [locale],
  )
}
