/** The answers of reading calls, kept by TanStack Query: what a tab shows at once while it asks again. Emptied when somebody else is signed in, or nobody. */
import type { RouteAnswer, RouteDeclaration } from '@formwork/api-contract'
import { QueryClient, type QueryFilters } from '@tanstack/react-query'
import { isOutOfReach } from './api-error'
import { onReconnect } from './connection'
import { useSession } from '../session/session-store'

/** A hidden tab has no subscriber; it should find its answer again at the end of a working day. */
const GC_TIME_MS = 12 * 60 * 60 * 1000

/**
 * An answer is shown again at once and asked for again whenever it is mounted, never for the sake of a focused window or a network that came back.
 * A failed call says so at once: `call` already distinguishes a failed connection from a refusal. After a refusal the person decides whether to try
 * again; what failed for want of a connection is asked for again with the next.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { gcTime: GC_TIME_MS, retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
    // What was sent may hold a password: nothing of it stays behind.
    mutations: { gcTime: 0, retry: false, networkMode: 'always' },
  },
})

useSession.subscribe(({ user }, before) => {
  if (user?.userId !== before.user?.userId) queryClient.clear()
})

onReconnect(() => {
  const lacksAnswer = ({ state: { error } }: { readonly state: { readonly error: unknown } }) => isOutOfReach(error)
  void queryClient.refetchQueries({ type: 'active', predicate: lacksAnswer })
})

type Asked = Pick<RouteDeclaration, 'method' | 'path'>

/** Texts come in the language asked for, so that it is part of the question. */
export function routeKey({ method, path }: Asked, input: unknown, locale: string): readonly unknown[] {
  return [method, path, locale, input ?? null]
}

/** Shows an answer that came with the answer of a change, instead of asking for it. What is on its way for it is older, and dropped. */
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

/** After a change: whatever shows an answer of these routes asks again, now or when it is shown again. */
export function invalidateRoutes(...routes: readonly Asked[]): void {
  for (const { method, path } of routes) void askAgain({ queryKey: [method, path] })
}

/** Of a first answer that is still on its way nobody knows whether it is older than the change: it is dropped, too. */
export async function askAgain(filters: QueryFilters): Promise<void> {
  await queryClient.cancelQueries(filters)
  await queryClient.invalidateQueries(filters)
}
