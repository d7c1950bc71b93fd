/** The placeholder of a tree until it is loaded. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

export function TreeSkeleton() {
  return (
    <Box sx={{ p: 4, display: 'flex', flexDirection: 'column', gap: 4 }}>
      {[0, 24, 24, 48, 24, 0, 24].map((indent, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- fixed rows
        <Skeleton key={at} variant="rectangular" height={14} width={180} sx={{ ml: `${indent}px` }} />
      ))}
    </Box>
  )
}
