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
 * Facts that run on like a sentence, each of any length: a line may break within one, and a dot stands at the end of a line rather than at its start.
 * One that has nothing to say has no dot either.
 */
export const runningOn = {
  '& > *, & > * > dt, & > * > dd': { display: 'inline' },
  '& time': { whiteSpace: 'nowrap' },
  '& > :has(.fw-none)': { display: 'none' },
  '& > :not(:has(.fw-none)) ~ :not(:has(.fw-none))::before': { content: '"\\a0· "', color: 'text.disabled' },
} as const
