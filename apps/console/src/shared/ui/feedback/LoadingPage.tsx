/** The state of a page that is loading: a skeleton with its heading, announced as busy. */
import Box from '@mui/material/Box'
import { PageSkeleton, type PageSkeletonProps } from './PageSkeleton'

export function LoadingPage(page: PageSkeletonProps) {
  return (
    <Box aria-busy="true" sx={{ height: '100%' }}>
      <PageSkeleton {...page} />
    </Box>
  )
}
