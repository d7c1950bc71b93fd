/** How long something took, in its two largest units. */
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'

const MINUTE_MS = 60_000

/** Returns the words for a length in milliseconds. */
export function useSpanWords(): (lengthMs: number) => string {
  const { t } = useLingui()
  return useCallback(
    (lengthMs) => {
      const all = Math.floor(lengthMs / MINUTE_MS)
      const days = Math.floor(all / 1440)
      const hours = Math.floor(all / 60) % 24
      const minutes = all % 60
      if (all < 1) return t`less than 1 min`
      if (days > 0) return hours === 0 ? t`${days} d` : t`${days} d ${hours} h`
      if (hours > 0) return minutes === 0 ? t`${hours} h` : t`${hours} h ${minutes} min`
      return t`${minutes} min`
    },
    [t],
  )
}
