/** The placeholder for a chosen process's fields while they load or when they could not be read. */
import Skeleton from '@mui/material/Skeleton'
import type { RouteQuery } from '../../../shared/http/use-route-query'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'

export function EntryPending({ entry: { data, error, isFetching, refetch } }: { readonly entry: RouteQuery<unknown> }) {
  if (data !== undefined) return null
  if (isFetching) return <Skeleton variant="rectangular" height={160} />
  return error === null ? null : <LoadFailure error={error} onRetry={refetch} />
}
