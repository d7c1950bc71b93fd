/** A page whose query has not answered: loading, or failed. */
import { LoadFailure } from './LoadFailure'
import { LoadingPage } from './LoadingPage'
import type { PageSkeletonProps } from './PageSkeleton'

export interface PendingPageProps extends PageSkeletonProps {
  readonly query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => void }
}

export function PendingPage({ query: { error, isFetching, refetch }, ...page }: PendingPageProps) {
  if (error === null || isFetching) return <LoadingPage {...page} />
  return <LoadFailure heading="h1" error={error} onRetry={refetch} />
}
