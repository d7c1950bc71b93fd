/** From 768 px a list is a table; below it is cards. Printing does not change it: a printed page is not rendered again. */
import useMediaQuery from '@mui/material/useMediaQuery'
import { TABLE_MIN_WIDTH } from '../theme/tokens'

export function useIsTable(): boolean {
  return !useMediaQuery(`screen and (max-width: ${TABLE_MIN_WIDTH - 0.02}px)`, { noSsr: true })
}
