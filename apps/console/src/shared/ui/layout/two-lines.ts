import { PRINT } from '../theme/print-styles'

/** A title of any length takes two lines at most; all of it is in its tooltip, on its page, or on paper. */
export const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  [PRINT]: { display: 'block' },
} as const
