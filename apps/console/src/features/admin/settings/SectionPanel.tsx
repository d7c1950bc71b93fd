/** The frame of a section: its heading, and what shows until its settings are there or when they cannot be read. */
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import type { RouteQuery } from '../../../shared/http/use-route-query'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'
import { Panel } from '../../../shared/ui/layout/Page'

export interface SectionPanelProps<Answer> {
  readonly title: string
  readonly query: RouteQuery<Answer>
  readonly children: (answer: Answer) => ReactNode
}

export function SectionPanel<Answer>({ title, query: { data, error, isFetching, refetch }, children }: SectionPanelProps<Answer>) {
  return (
    <Panel title={title}>
      {error !== null && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
      {data === undefined && isFetching && <Skeleton variant="rectangular" height={180} />}
      {data !== undefined && children(data)}
    </Panel>
  )
}
