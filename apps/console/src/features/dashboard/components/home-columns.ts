/** The two columns of the first page: what is to be done, and what can be started. */

const SIDE_BY_SIDE = { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } as const

export const homeColumns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
  alignItems: 'start',
  // Where nothing can be started yet, the lists are side by side instead of an empty column.
  '&:has(> :last-child:empty)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > :last-child': { display: 'none' },
    '& > :first-of-type': { display: 'grid', gridTemplateColumns: SIDE_BY_SIDE, '& > :only-child': { gridColumn: '1 / -1' } },
  },
} as const

export const homeColumn = { display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 } as const
