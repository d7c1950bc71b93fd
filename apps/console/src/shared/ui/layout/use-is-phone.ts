/** Below 992 px the phone layout applies: overlay sidebar, lists as cards. Paper is no phone: while a page is printed nothing is made anew. */
import useMediaQuery from '@mui/material/useMediaQuery'
import { DESKTOP_MIN_WIDTH } from '../theme/tokens'

export function useIsPhone(): boolean {
  return useMediaQuery(`screen and (max-width: ${DESKTOP_MIN_WIDTH - 0.02}px)`, { noSsr: true })
}
