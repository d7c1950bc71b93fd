/** Facts in one line with dots between them: a dot is drawn, for each typeface has one of another width. */
const GAP = 15

/** Before each fact; that of the first is outside the line. */
export const dotted = {
  minWidth: 0,
  pl: `${GAP}px`,
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 6,
    top: '0.65em',
    width: 3,
    height: 3,
    borderRadius: '50%',
    bgcolor: 'text.disabled',
  },
} as const

/**
 * Facts in a running text, each of any length: a line may break within one, and a dot is at the end of a line rather than at its start.
 * An empty one has no dot either.
 */
export const runningOn = {
  '& > *, & > * > dt, & > * > dd': { display: 'inline' },
  '& time': { whiteSpace: 'nowrap' },
  '& > :has(.fw-none)': { display: 'none' },
  '& > :not(:has(.fw-none)) ~ :not(:has(.fw-none))::before': { content: '"\\a0· "', color: 'text.disabled' },
} as const
