/** Below 992 px the phone layout applies: overlay sidebar, lists as cards. */
import useMediaQuery from '@mui/material/useMediaQuery'
import { DESKTOP_MIN_WIDTH } from '../theme/tokens'

export function useIsPhone(): boolean {
  return useMediaQuery(`(max-width: ${DESKTOP_MIN_WIDTH - 0.02}px)`, { noSsr: true })
}
