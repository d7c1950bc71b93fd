/** From 768 px a list is a table; below it is cards. Paper is no phone: while a page is printed nothing is made anew. */
import useMediaQuery from '@mui/material/useMediaQuery'
import { TABLE_MIN_WIDTH } from '../theme/tokens'

export function useIsTable(): boolean {
  return !useMediaQuery(`screen and (max-width: ${TABLE_MIN_WIDTH - 0.02}px)`, { noSsr: true })
}
