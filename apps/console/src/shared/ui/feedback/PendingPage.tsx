/** A page whose query has not answered: loading, or failed. */
import { LoadFailure } from './LoadFailure'
import { LoadingPage } from './LoadingPage'

export interface PendingPageProps {
  readonly title: string
  readonly query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => void }
}

export function PendingPage({ title, query: { error, isFetching, refetch } }: PendingPageProps) {
  if (error === null || isFetching) return <LoadingPage title={title} />
  return <LoadFailure heading="h1" error={error} onRetry={refetch} />
}
