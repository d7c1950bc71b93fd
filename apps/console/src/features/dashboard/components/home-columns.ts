/** The two columns of the first page: what is to be done, and what one can begin. */
export const homeColumns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
  alignItems: 'start',
} as const

export const homeColumn = { display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 } as const
