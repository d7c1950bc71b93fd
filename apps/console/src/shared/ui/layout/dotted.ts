/** Facts in a row with dots between them, over as many lines as it takes: a dot is drawn, for each typeface has one of another width. */
const GAP = 15

export const dottedRow = { overflow: 'hidden', '& > *': { display: 'flex', flexWrap: 'wrap', ml: `-${GAP}px` } } as const

/** Before each fact; that of the first in a line is outside the row. */
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
