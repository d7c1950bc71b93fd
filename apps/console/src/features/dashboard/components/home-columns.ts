/** The two columns of the first page: what is to be done, and what one can begin. */

const SIDE_BY_SIDE = { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } as const

export const homeColumns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
  alignItems: 'start',
  // Where nothing can be begun yet, the lists stand beside each other instead of a void.
  '&:has(> :last-child:empty)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > :last-child': { display: 'none' },
    '& > :first-of-type': { display: 'grid', gridTemplateColumns: SIDE_BY_SIDE, '& > :only-child': { gridColumn: '1 / -1' } },
  },
} as const

export const homeColumn = { display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 } as const
