/** The cache of reading calls, by TanStack Query: shown at once while the data is loaded again. Emptied when the signed-in person changes. */
import type { RouteAnswer, RouteDeclaration } from '@formwork/api-contract'
import { QueryClient, type QueryFilters } from '@tanstack/react-query'
import { isOutOfReach } from './api-error'
import { onReconnect } from './connection'
import { useSession } from '../session/session-store'

/** A hidden tab has no subscriber; its data should still be cached at the end of a working day. */
const GC_TIME_MS = 12 * 60 * 60 * 1000

/**
 * Cached data is shown at once and loaded again on every mount, never because the window was focused or the network came back.
 * A failed call is reported at once: `call` already distinguishes a failed connection from a refusal. After a refusal the person decides whether to try
 * again; queries that failed without a connection are repeated with the next one.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { gcTime: GC_TIME_MS, retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
    // Inputs of mutations may contain a password: they are not cached.
    mutations: { gcTime: 0, retry: false, networkMode: 'always' },
  },
})

useSession.subscribe(({ user }, before) => {
  if (user?.userId !== before.user?.userId) queryClient.clear()
})

const WITHOUT_ANSWER: QueryFilters = { type: 'active', predicate: ({ state: { error } }) => isOutOfReach(error) }

onReconnect(
  () => void queryClient.refetchQueries(WITHOUT_ANSWER),
  () => queryClient.getQueryCache().findAll(WITHOUT_ANSWER).length > 0,
)

type RouteRef = Pick<RouteDeclaration, 'method' | 'path'>

/** Texts are in the requested language, so that it is part of the key. */
export function routeKey({ method, path }: RouteRef, input: unknown, locale: string): readonly unknown[] {
  return [method, path, locale, input ?? null]
}

/** Shows the data from the answer of a mutation, instead of loading it. Requests under way are older, and cancelled. */
export async function showAnswer<R extends RouteDeclaration>(
  route: R,
  input: unknown,
  locale: string,
  answer: RouteAnswer<R>,
): Promise<void> {
  const queryKey = routeKey(route, input, locale)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, answer)
}

/** After a mutation: queries of these routes load again, now or when they are shown again. */
export function invalidateRoutes(...routes: readonly RouteRef[]): void {
  for (const { method, path } of routes) void reloadQueries({ queryKey: [method, path] })
}

/** A first answer that is under way may be older than the mutation: it is cancelled, too. */
export async function reloadQueries(filters: QueryFilters): Promise<void> {
  await queryClient.cancelQueries(filters)
  await queryClient.invalidateQueries(filters)
}
