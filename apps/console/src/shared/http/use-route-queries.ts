/** Reads several records of one route inside a component, as many as there are now: each cached, and loaded again, by itself. */
import type { RouteAnswer, RouteDeclaration } from '@formwork/api-contract'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useLocale } from '../i18n/use-locale'
import { queryClient } from './query-client'
import { questionOf, type RouteInput } from './use-route-query'

/** In the order of the inputs; undefined while loading. The same list while nothing changes. */
export function useRouteQueries<R extends RouteDeclaration>(
  route: R,
  inputs: readonly RouteInput<R>[],
): readonly (RouteAnswer<R> | undefined)[] {
  const locale = useLocale()
  return useQueries({ queries: inputs.map((input) => questionOf(route, input, locale)), combine: answersOf<RouteAnswer<R>> }, queryClient)
}

const answersOf = <Answer>(results: readonly UseQueryResult<Answer>[]) => results.map(({ data }) => data)
