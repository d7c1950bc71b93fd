/** Below 992 px the phone layout applies: overlay sidebar, lists as cards. Printing does not change it: a printed page is not rendered again. */
import useMediaQuery from '@mui/material/useMediaQuery'
import { DESKTOP_MIN_WIDTH } from '../theme/tokens'

export function useIsPhone(): boolean {
  return useMediaQuery(`screen and (max-width: ${DESKTOP_MIN_WIDTH - 0.02}px)`, { noSsr: true })
}
