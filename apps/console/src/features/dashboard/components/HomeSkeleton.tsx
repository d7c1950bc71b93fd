/** The first page while its lists are on their way, in the shape they will have. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { Panel } from '../../../shared/ui/layout/Page'
import { homeColumns, homeColumn } from './home-columns'

export interface HomeSkeletonProps {
  /** How many tickets wait, which is known already. */
  readonly upcoming: number
}

export function HomeSkeleton({ upcoming }: HomeSkeletonProps) {
  return (
    <Box aria-busy="true" sx={homeColumns}>
      {/* Its headings say nothing yet. */}
      <Box aria-hidden sx={homeColumn}>
        <Lines count={upcoming} />
        <Lines count={1} />
      </Box>
      <Box aria-hidden sx={homeColumn}>
        <Lines count={2} />
      </Box>
    </Box>
  )
}

function Lines({ count }: { readonly count: number }) {
  return (
    <Panel flush title={<Skeleton variant="rectangular" width={96} height={14} />}>
      {Array.from({ length: Math.max(1, count) }, (_, at) => (
        <Box key={at} sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', gap: 2, px: 4, height: 56 }}>
          <Skeleton variant="rectangular" width="52%" height={13} />
          <Skeleton variant="rectangular" width="34%" height={12} />
        </Box>
      ))}
    </Panel>
  )
}
