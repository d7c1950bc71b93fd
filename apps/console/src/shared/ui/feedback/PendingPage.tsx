/** A page whose query has no data: loading, or failed. */
import { LoadFailure, type LoadFailureProps } from './LoadFailure'
import { LoadingPage } from './LoadingPage'
import type { PageSkeletonProps } from './PageSkeleton'

export interface PendingPageProps extends PageSkeletonProps, Pick<LoadFailureProps, 'missing'> {
  readonly query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => void }
}

export function PendingPage({ query: { error, isFetching, refetch }, missing, ...page }: PendingPageProps) {
  if (error === null || isFetching) return <LoadingPage {...page} />
  return <LoadFailure heading="h1" error={error} onRetry={refetch} {...(missing === undefined ? {} : { missing })} />
}
